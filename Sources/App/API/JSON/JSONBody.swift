import HTTPTypes
import Hummingbird

extension Request {
    /// The object that a program sent with a change. An empty body without a type is an empty object.
    /// - Throws: `ServiceRefusal` when it is something else, and when the program does not take JSON: nothing is changed for one
    ///   that could not read what became of it.
    func fields() async throws -> JSONFields {
        guard AcceptedTypes(headers[.accept]).include(JSONAnswer.type) else { throw ServiceRefusal(.notAcceptable) }
        let buffer = try await body.collect(upTo: ServiceBodies.longestUnpacked)
        guard let type = headers[.contentType] else {
            guard buffer.readableBytes == 0 else { throw ServiceRefusal(.unsupportedType) }
            return JSONFields([:])
        }
        guard Self.isJSON(type) else { throw ServiceRefusal(.unsupportedType) }
        guard case .object(let fields) = JSONValue(buffer.readableBytesView) else { throw ServiceRefusal(.malformed) }
        return JSONFields(fields)
    }

    /// A document that a program sent as it is, and not in JSON; nil when it sent something else.
    /// - Throws: `ServiceRefusal` when it is not UTF-8, and when the program does not take JSON.
    func document() async throws -> String? {
        guard let type = headers[.contentType], Self.isType(type, JSONAnswer.documentType) else { return nil }
        guard AcceptedTypes(headers[.accept]).include(JSONAnswer.type) else { throw ServiceRefusal(.notAcceptable) }
        let buffer = try await body.collect(upTo: ServiceBodies.longestUnpacked)
        guard let text = String(validating: buffer.readableBytesView, as: UTF8.self) else { throw ServiceRefusal(.malformed) }
        return text
    }

    static func isJSON(_ type: String) -> Bool { isType(type, JSONAnswer.type) }

    /// JSON is UTF-8 (RFC 8259, 8.1), and so are documents; another charset is not taken.
    private static func isType(_ type: String, _ wanted: String) -> Bool {
        let parts = type.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\"" } }
        guard parts.first == wanted else { return false }
        return parts.dropFirst().allSatisfy { !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }
    }

    /// Checks that the address has only parameters of these names, each at most once.
    /// - Throws: `ServiceRefusal`
    func requireParameters(_ names: Set<String>) throws {
        let sent = uri.queryParameters.map { String($0.key) }
        let wrong = sent.filter { !names.contains($0) } + Dictionary(grouping: sent) { $0 }.filter { $1.count > 1 }.keys
        guard !wrong.isEmpty else { return }
        throw ServiceRefusal(
            .badParameter,
            errors: Set(wrong).sorted().prefix(20).map { name in
                FormErrors.Item(field: String(decoding: name.utf8.prefix(100), as: UTF8.self), key: "refusal.field-unknown")
            })
    }

    /// Whether a parameter of the address is true; without it, it is not.
    /// - Parameter names: all that the address may have, see `requireParameters`.
    /// - Throws: `ServiceRefusal`
    func flag(_ name: String, among names: Set<String>) throws -> Bool {
        try requireParameters(names)
        switch uri.queryParameters[Substring(name)] {
        case nil, "false": return false
        case "true": return true
        default: throw ServiceRefusal(.badParameter, errors: [.init(field: name, key: "refusal.field-flag")])
        }
    }
}
