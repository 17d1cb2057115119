import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import App

/// A program that asks services: it has no cookies, and sends what it is told to send.
struct TestProgram {
    struct Reply {
        let status: HTTPResponse.Status
        let headers: HTTPFields
        let text: String
        let bytes: [UInt8]

        /// The body as JSON; nil when it is none.
        var json: JSONValue? { JSONValue(bytes) }

        /// The code of the problem that was stated.
        var code: String? { json?["code"]?.text }
    }

    let client: any TestClientProtocol
    /// What is sent with every request.
    var headers: HTTPFields = [:]

    func get(_ path: String, _ more: HTTPFields = [:]) async throws -> Reply { try await send(path, .get, more) }

    func post(_ path: String, json: String? = nil, _ more: HTTPFields = [:]) async throws -> Reply {
        try await send(path, .post, more, json: json)
    }

    func put(_ path: String, json: String? = nil, _ more: HTTPFields = [:]) async throws -> Reply {
        try await send(path, .put, more, json: json)
    }

    func patch(_ path: String, json: String? = nil, _ more: HTTPFields = [:]) async throws -> Reply {
        try await send(path, .patch, more, json: json)
    }

    func send(
        _ path: String, _ method: HTTPRequest.Method, _ more: HTTPFields = [:], json: String?
    ) async throws -> Reply {
        var more = more
        if json != nil, more[.contentType] == nil { more[.contentType] = "application/json" }
        return try await send(path, method, more, body: json.map { ByteBuffer(string: $0) })
    }

    /// - Parameter more: what is sent with this request alone; it takes the place of what is always sent.
    func send(
        _ path: String, _ method: HTTPRequest.Method, _ more: HTTPFields = [:], body: ByteBuffer? = nil
    ) async throws -> Reply {
        var fields = headers
        for field in more { fields[field.name] = field.value }
        let response = try await client.executeRequest(uri: path, method: method, headers: fields, body: body)
        return Reply(
            status: response.status, headers: response.headers, text: String(buffer: response.body),
            bytes: Array(response.body.readableBytesView))
    }

    /// The same program with another header.
    func sending(_ name: HTTPField.Name, _ value: String?) -> TestProgram {
        var program = self
        program.headers[name] = value
        return program
    }

    /// What HTTP Basic sends for a user name and a secret.
    static func basic(_ userName: String, _ secret: String) -> String {
        "Basic " + Data("\(userName):\(secret)".utf8).base64EncodedString()
    }
}

extension TestSite {
    /// A program that says nothing of anybody.
    func stranger() -> TestProgram { TestProgram(client: client) }

    /// A program with a new token of a person.
    func program(_ userName: String, _ scopes: Set<TokenScope> = Set(TokenScope.allCases), days: Int = 90) async throws
        -> TestProgram
    {
        try await stranger().sending(.authorization, "Bearer " + token(userName, scopes, days: days))
    }

    /// The secret of a new token of a person.
    func token(_ userName: String, _ scopes: Set<TokenScope> = Set(TokenScope.allCases), days: Int = 90) async throws -> String {
        let plan = TokenPlan(name: "Program", scopes: scopes, days: days)
        let owner = try await person(userName)
        return try await AccessTokenStore(database: database).make(plan, for: owner.id, at: clock.now).text
    }
}

extension TokenScope {
    /// Somebody to whom it is open.
    var holder: String {
        switch self {
        case .learnRead, .learnWrite, .studentRead, .studentWrite: "ana"
        case .teachRead, .teachWrite, .designRead, .designWrite: "carmen"
        case .adminImport: "dan"
        }
    }
}

extension JSONValue {
    subscript(name: String) -> JSONValue? {
        if case .object(let fields) = self { fields[name] } else { nil }
    }

    subscript(place: Int) -> JSONValue? {
        if case .list(let values) = self, values.indices.contains(place) { values[place] } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var integer: Int? {
        if case .integer(let number) = self { number } else { nil }
    }

    var list: [JSONValue]? {
        if case .list(let values) = self { values } else { nil }
    }
}
