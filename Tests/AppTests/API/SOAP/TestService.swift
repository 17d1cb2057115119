import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import App

/// A client of `Service1`: it writes envelopes and reads those that come back.
struct TestService {
    struct Answer {
        let reply: TestProgram.Reply
        /// The element that the body has in it; nil when the answer is no envelope.
        let content: ReceivedElement?

        init(_ reply: TestProgram.Reply) throws {
            self.reply = reply
            let envelope = try? ReceivedXML.read(Data(reply.bytes))
            content = envelope?.children.last?.children.first
        }

        /// The result of an operation.
        var result: ReceivedElement { get throws { try #require(content?.children.first, "\(reply.status) \(reply.text)") } }

        /// The text of a result without fields.
        var value: String { get throws { try result.text } }

        /// A text in a result.
        func field(_ name: String) throws -> String { try #require(result[name]?.text, "\(name) in \(reply.text)") }

        /// The code of a fault; nil for an answer.
        var fault: String? { content?["detail"]?["Eroare"]?["cod"]?.text }

        /// Whose mistake it was.
        var faultCode: String? { content?["faultcode"]?.text }
    }

    var program: TestProgram
    /// What the header of each message says who calls; nil leaves the header out.
    var key: String?

    /// Calls an operation with its parameters as XML.
    func call(_ operation: String, _ parameters: String = "") async throws -> Answer {
        try await send(Self.envelope(operation, parameters, key: key), action: "\"http://tempuri.org/\(operation)\"")
    }

    /// Sends a body as it stands.
    func send(
        _ body: String, action: String? = nil, type: String = "text/xml; charset=utf-8", _ more: HTTPFields = [:]
    ) async throws -> Answer {
        var headers = more
        headers[.contentType] = type
        headers[.soapAction] = action
        return try Answer(await program.send(SOAPRoutes.service, .post, headers, body: ByteBuffer(string: body)))
    }

    static func envelope(_ operation: String, _ parameters: String, key: String? = nil) -> String {
        let header = key.map {
            "<soap:Header><Autentificare xmlns=\"http://tempuri.org/\"><jeton>\($0)</jeton></Autentificare></soap:Header>"
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">\(header ?? "")<soap:Body>\
            <\(operation) xmlns="http://tempuri.org/">\(parameters)</\(operation)></soap:Body></soap:Envelope>
            """
    }
}

extension TestSite {
    /// A client that signs nobody in, of a site on which the service is on.
    func service() -> TestService {
        site.institution.services.soap = true
        return TestService(program: stranger())
    }

    /// A client with a token of a person.
    func service(_ userName: String, _ scopes: Set<TokenScope> = Set(TokenScope.allCases)) async throws -> TestService {
        var service = service()
        service.program = try await program(userName, scopes)
        return service
    }

    /// The small integer that names a person in the service.
    func number(of userName: String) async throws -> Int {
        try #require(try await PersonStore(database: database).find(userName: userName)).number
    }

    /// Opens all finals to programs, as their authors may.
    func openFinals() async throws {
        try await database.write { tx in try tx.execute("UPDATE assessment SET programs = 1 WHERE kind = 'final'") }
    }
}

extension ReceivedElement {
    /// The first child of a name.
    subscript(name: String) -> ReceivedElement? { children.first { $0.name.local == name } }

    /// The text of a child.
    func text(_ name: String) -> String? { self[name]?.text }
}
