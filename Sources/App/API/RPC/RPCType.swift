/// The type of a parameter.
indirect enum RPCType: Equatable, Sendable {
    case text
    case integer
    case flag
    case texts
    /// One of these.
    case choice([String])
    /// Some of these, each once.
    case choices([String])
    case record([RPCField])
    /// An object whose fields depend on other parameters.
    case object

    /// As the page of the methods has it.
    var name: String {
        switch self {
        case .text: "text"
        case .integer: "integer"
        case .flag: "boolean"
        case .texts: "text[]"
        case .choice(let values): values.joined(separator: " | ")
        case .choices(let values): "(" + values.joined(separator: " | ") + ")[]"
        case .record(let fields): "{" + fields.map(\.text).joined(separator: ", ") + "}"
        case .object: "object"
        }
    }

    static func choice<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> RPCType where Value.RawValue == String {
        .choice(Value.allCases.map(\.rawValue))
    }

    static func choices<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> RPCType where Value.RawValue == String {
        .choices(Value.allCases.map(\.rawValue))
    }
}
