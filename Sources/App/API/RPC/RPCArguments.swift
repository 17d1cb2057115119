import Markdown

/// What a method was called with, as the table of methods says it. Texts are cleaned as those of forms are.
struct RPCArguments: Equatable, Sendable {
    /// The place among the parameters of the call (RFC 6901).
    let pointer: String
    /// Checked by their types. One that was sent as null is there.
    private let values: [String: JSONValue]

    /// Reads the parameters of a call, by their names or in their order.
    /// - Throws: `Problem` with all that is wrong.
    init(_ parameters: JSONValue?, _ takes: [RPCField]) throws {
        switch parameters {
        case .object(let values)?: try self.init(values, takes, at: "")
        case .list(let values)?:
            guard values.count <= takes.count else {
                throw Problem.invalid(FormErrors(items: [.init(field: "/\(takes.count)", key: "refusal.field-unknown")]))
            }
            let named = zip(takes, values).map { ($0.name, $1) }
            try self.init(Dictionary(named, uniquingKeysWith: { first, _ in first }), takes, at: "")
        default: try self.init([:], takes, at: "")
        }
    }

    /// Reads the fields of an object.
    /// - Throws: `Problem` with all that is wrong.
    init(_ values: [String: JSONValue], _ takes: [RPCField], at pointer: String) throws {
        var reader = RPCReader()
        reader.read(values, takes, at: pointer)
        try reader.check()
        (self.values, self.pointer) = (values, pointer)
    }

    private init(checked values: [String: JSONValue], at pointer: String) {
        (self.values, self.pointer) = (values, pointer)
    }

    /// Whether something was sent, even null.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// Whether something was sent that is not null.
    func isSent(_ name: String) -> Bool { values[name] ?? .null != .null }

    /// Nil where it was not sent; so it is in all functions below. A number as its digits, as forms have them.
    func text(_ name: String) -> String? {
        switch values[name] {
        case .text(let text)?: CleanText.cleaned(text)
        case .integer(let number)?: String(number)
        default: nil
        }
    }

    /// - Throws: `Problem` where it was not sent.
    func need(_ name: String) throws -> String {
        guard let text = text(name) else { throw missing(name) }
        return text
    }

    /// The id of something.
    /// - Throws: `Problem` where it was not sent.
    func id<Thing>(_ name: String, of type: Thing.Type) throws -> ID<Thing> { ID(text: try need(name)) }

    func flag(_ name: String) -> Bool? {
        if case .flag(let flag)? = values[name] { flag } else { nil }
    }

    func texts(_ name: String) -> [String]? {
        guard case .list(let values)? = values[name] else { return nil }
        return values.compactMap { if case .text(let text) = $0 { CleanText.cleaned(text) } else { nil } }
    }

    func record(_ name: String) -> RPCArguments? {
        guard case .object(let fields)? = values[name] else { return nil }
        return RPCArguments(checked: fields, at: pointer + "/" + name)
    }

    /// An object whose fields only the method knows.
    /// - Throws: `Problem` where it was not sent, and with all that is wrong in it.
    func object(_ name: String, _ takes: [RPCField]) throws -> RPCArguments {
        try RPCArguments(object(name), takes, at: pointer + "/" + name)
    }

    /// - Throws: `Problem` where it was not sent.
    func object(_ name: String) throws -> [String: JSONValue] {
        guard case .object(let fields)? = values[name] else { throw missing(name) }
        return fields
    }

    private func missing(_ name: String) -> Problem {
        .invalid(FormErrors(items: [.init(field: pointer + "/" + name, key: "refusal.field-missing")]))
    }
}
