import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import App

/// A browser without script: keeps cookies, follows links and redirects, posts forms.
final class TestBrowser {
    struct Reply {
        let status: HTTPResponse.Status
        let headers: HTTPFields
        let text: String
        let bytes: [UInt8]

        var location: String? { headers[.location] }
        /// The attempt that it leads to.
        var attempt: String? { location?.firstMatch(of: #/^\/attempts\/[^\/]+/#).map { String($0.0) } }

        /// What the page says, without its marks, every run of spaces made one.
        var words: String {
            let body = text.replacing(#/(?s)^.*?<body>/#, with: "")
            return body.replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ")
        }

        /// The value of the first hidden field of a name.
        func hidden(_ name: String) -> String? {
            let parts = text.components(separatedBy: "name=\"\(name)\" value=\"")
            return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : nil
        }

        /// The first address on the page that a pattern matches.
        func link(_ pattern: String) throws -> String {
            let regex = try Regex("(?:href|action)=\"(\(pattern))\"", as: (Substring, Substring).self)
            return try String(#require(text.firstMatch(of: regex), "no address like \(pattern)").1)
        }
    }

    /// Carries a request to a server and brings head and body of its answer.
    typealias Transport =
        @Sendable (String, HTTPRequest.Method, HTTPFields, ByteBuffer?) async throws -> (HTTPResponse, ByteBuffer)

    private let transport: Transport
    private(set) var cookies: [String: String] = [:]
    /// What a current browser says of a form on our own page; a test may take it away or change it.
    var headers: [HTTPField.Name: String] = [.secFetchSite: "same-origin"]

    init(client: any TestClientProtocol) {
        transport = { path, method, headers, body in
            let response = try await client.executeRequest(uri: path, method: method, headers: headers, body: body)
            return (response.head, response.body)
        }
    }

    init(transport: @escaping Transport) {
        self.transport = transport
    }

    func get(_ path: String) async throws -> Reply {
        try await send(path, .get, body: nil)
    }

    func head(_ path: String) async throws -> Reply {
        try await send(path, .head, body: nil)
    }

    /// Posts fields as a form does.
    @discardableResult
    func post(_ path: String, _ fields: [(String, String)] = []) async throws -> Reply {
        try await send(path, .post, body: ByteBuffer(string: Self.encode(fields)))
    }

    /// Posts a body as it stands.
    @discardableResult
    func post(_ path: String, body: String) async throws -> Reply {
        try await send(path, .post, body: ByteBuffer(string: body))
    }

    /// Posts a form with files as a browser does: the fields first.
    @discardableResult
    func upload(
        _ path: String, _ files: [(name: String, bytes: [UInt8])], _ fields: [(String, String)] = [],
        after: [(String, String)] = []
    ) async throws -> Reply {
        func parts(_ fields: [(String, String)]) -> [MultipartDocument.Part] {
            fields.map { .init(name: $0.0, fileName: nil, content: Array($0.1.utf8)) }
        }
        let parts =
            parts(fields) + files.map { .init(name: "file", fileName: $0.name, content: $0.bytes) } + parts(after)
        headers[.contentType] = "multipart/form-data; boundary=----gata"
        defer { headers[.contentType] = nil }
        let document = MultipartDocument(boundary: "----gata", parts: parts)
        return try await send(path, .post, body: ByteBuffer(bytes: document.bytes))
    }

    /// Gets a page, following redirects as a browser does.
    func open(_ path: String) async throws -> Reply {
        try await follow(get(path))
    }

    /// Follows redirects until a page comes.
    func follow(_ reply: Reply) async throws -> Reply {
        var reply = reply
        var hops = 0
        while let location = reply.location, reply.status == .seeOther {
            hops += 1
            try #require(hops < 10, "redirects without an end at \(location)")
            // A browser keeps the place on the page for itself.
            reply = try await get(String(location.prefix { $0 != "#" }))
        }
        return reply
    }

    func signIn(_ userName: String, password: String = SampleInstitution.password) async throws {
        let reply = try await post("/sign-in", [("user", userName), ("password", password)])
        try #require(reply.status == .seeOther, "\(userName) could not sign in")
    }

    /// Starts the test of a title from the list and gives the address of its first question, up to `/questions/`.
    func start(_ title: String) async throws -> String {
        let list = try await get("/tests").text
        let row = try #require(list.range(of: ">\(title)<"), "\(title) is not in the list")
        let before = list[..<row.lowerBound]
        let test = try #require(before.matches(of: #/(?:href|action)="(/tests/[^"/]+)(?:/attempts)?"/#).last).1
        let question = try await follow(post("\(test)/attempts"))
        let address = try question.link("/attempts/[^\"/]+/questions/1")
        return String(address.dropLast("/questions/1".count))
    }

    /// Ends an attempt, whatever is unanswered in it.
    @discardableResult
    func end(_ attempt: String) async throws -> Reply {
        try await post(attempt + "/submission", [("unanswered", (1...100).map(String.init).joined(separator: " "))])
    }

    func forget(_ cookie: String) {
        cookies[cookie] = nil
    }

    func set(_ cookie: String, to value: String) {
        cookies[cookie] = value
    }

    static func encode(_ fields: [(String, String)]) -> String {
        let plain = CharacterSet.alphanumerics.intersection(.init(charactersIn: "\u{0}"..."\u{7F}"))
        func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
        return fields.map { encoded($0.0) + "=" + encoded($0.1) }.joined(separator: "&")
    }

    func send(_ path: String, _ method: HTTPRequest.Method, body: ByteBuffer?) async throws -> Reply {
        var fields: HTTPFields = [:]
        for (name, value) in headers { fields[name] = value }
        if !cookies.isEmpty {
            fields[.cookie] = cookies.map { $0.key + "=" + $0.value }.joined(separator: "; ")
        }
        if body != nil, fields[.contentType] == nil { fields[.contentType] = "application/x-www-form-urlencoded" }
        let (head, answer) = try await transport(path, method, fields, body)
        for cookie in head.headerFields[values: .setCookie] { keep(cookie) }
        return Reply(
            status: head.status, headers: head.headerFields, text: String(buffer: answer),
            bytes: Array(answer.readableBytesView))
    }

    private func keep(_ header: String) {
        let parts = header.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let pair = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isGone = parts.contains("Max-Age=0")
        cookies[pair[0]] = isGone ? nil : pair[1]
    }
}
