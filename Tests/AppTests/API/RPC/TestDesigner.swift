import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import App

/// A client of the service that speaks JSON-RPC: it sends calls and reads what comes back.
struct TestDesigner {
    struct Answer {
        let reply: TestProgram.Reply

        /// What was given; nil for an error.
        var result: JSONValue? { reply.json?["result"] }
        /// The code of an error; nil for a result.
        var error: Int? { reply.json?["error"]?["code"]?.integer }
        var data: JSONValue? { reply.json?["error"]?["data"] }
        /// The code that all services have in common.
        var problem: String? { data?["code"]?.text }
        /// The places of what is wrong.
        var wrong: [String] { (data?["errors"]?.list ?? []).compactMap { $0["pointer"]?.text } }

        /// - Throws: where there is an error.
        func given() throws -> JSONValue { try #require(result, "\(reply.status) \(reply.text)") }

        /// A text of the result.
        func text(_ name: String) throws -> String { try #require(given()[name]?.text, "\(name) in \(reply.text)") }
    }

    var program: TestProgram

    /// Calls a method with its parameters as JSON.
    func call(_ method: String, _ parameters: String? = nil) async throws -> Answer {
        let params = parameters.map { ", \"params\": " + $0 } ?? ""
        return try await send("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"\(method)\"\(params)}")
    }

    /// Calls a method with named values.
    func call(_ method: String, _ values: [String: JSONValue]) async throws -> Answer {
        try await call(method, JSONValue.object(values).written)
    }

    /// Sends a body as it stands.
    func send(_ body: String, _ more: HTTPFields = [:]) async throws -> Answer {
        Answer(reply: try await program.post(RPCRoutes.service, json: body, more))
    }
}

extension TestSite {
    /// A client that signs nobody in, of a site on which the service is on.
    func designer() -> TestDesigner {
        site.institution.services.jsonRPC = true
        return TestDesigner(program: stranger())
    }

    /// A client with a token of a person.
    func designer(_ userName: String, _ scopes: Set<TokenScope> = [.designRead, .designWrite]) async throws -> TestDesigner {
        var designer = designer()
        designer.program = try await program(userName, scopes)
        return designer
    }
}

extension JSONValue {
    /// As a program writes it.
    var written: String {
        switch self {
        case .null, .otherNumber: "null"
        case .flag(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .decimal(let digits): digits
        case .text(let text): "\"" + text.unicodeScalars.map(Self.written).joined() + "\""
        case .list(let values): "[" + values.map(\.written).joined(separator: ",") + "]"
        case .object(let fields):
            "{" + fields.sorted { $0.key < $1.key }.map { JSONValue.text($0.key).written + ":" + $0.value.written }
                .joined(separator: ",") + "}"
        }
    }

    private static func written(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\" + String(scalar)
        case _ where scalar.value < 0x20: "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
        default: String(scalar)
        }
    }

    /// With another value in a field.
    func with(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(var fields) = self else { return self }
        fields[name] = value
        return .object(fields)
    }

    var fields: [String: JSONValue] { if case .object(let fields) = self { fields } else { [:] } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}
