/// A value in a result.
enum RPCValue: Encodable, Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([RPCValue])
    case record([String: RPCValue])

    /// Nil is null.
    init(_ text: String?) { self = text.map { .text($0) } ?? .null }

    /// Nil is null.
    init(_ number: Int?) { self = number.map { .number($0) } ?? .null }

    static func texts(_ texts: [String]) -> RPCValue { .list(texts.map { .text($0) }) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let values): try container.encode(values)
        case .record(let fields): try container.encode(fields)
        }
    }
}
