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

    /// JSON is UTF-8 (RFC 8259, 8.1); another charset is not taken.
    static func isJSON(_ type: String) -> Bool {
        let parts = type.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\"" } }
        guard parts.first == JSONAnswer.type else { return false }
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
}
