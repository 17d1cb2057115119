/// The type of a value in a message.
indirect enum SOAPType: Equatable, Sendable {
    case int
    case decimal
    case boolean
    case string
    case dateTime
    case record(SOAPRecord)
    /// Several of one type, in an element of their own.
    case list(SOAPType)

    /// As the description names it: `int`, `Test`, `ArrayOfTest`.
    var name: String {
        switch self {
        case .int: "int"
        case .decimal: "decimal"
        case .boolean: "boolean"
        case .string: "string"
        case .dateTime: "dateTime"
        case .record(let record): record.name
        // ArrayOfInt, but its elements are called `int`.
        case .list(let element): "ArrayOf" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        }
    }

    /// Whether it is one of XML Schema's own.
    var isPlain: Bool {
        switch self {
        case .int, .decimal, .boolean, .string, .dateTime: true
        case .record, .list: false
        }
    }
}

/// Values with names, which stand in a message in this order.
struct SOAPRecord: Equatable, Sendable {
    let name: String
    let fields: [SOAPField]
}

/// A value of a record, a parameter of an operation, or its result.
struct SOAPField: Equatable, Sendable {
    enum Presence: Equatable, Sendable {
        case required
        /// Its element is there, and says where there is no value.
        case nillable
        /// Its element need not be there.
        case optional
        /// Its element is there any number of times.
        case repeated
    }

    let name: String
    let type: SOAPType
    let presence: Presence

    init(_ name: String, _ type: SOAPType, _ presence: Presence = .required) {
        (self.name, self.type, self.presence) = (name, type, presence)
    }
}
