import Foundation

/// A value of a JSON document, as a program sent it.
indirect enum JSONValue: Equatable, Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    /// A number with decimals, or beyond `Int`.
    case otherNumber
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// How deep lists and objects may stand in each other.
    static let deepest = 32

    /// Reads a document. Nil for what is none: not UTF-8, too deep, with a NUL.
    init?(_ bytes: some Collection<UInt8>) {
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0), Self.isShallow(bytes),
            let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)), value.hasNoNUL
        else { return nil }
        self = value
    }

    /// Counts brackets outside of texts.
    private static func isShallow(_ bytes: some Collection<UInt8>) -> Bool {
        var (depth, isInText, isEscaped) = (0, false, false)
        for byte in bytes {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else {
                    (isEscaped, isInText) = (byte == UInt8(ascii: "\\"), byte != UInt8(ascii: "\""))
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth > deepest { return false }
        }
        return true
    }

    private var hasNoNUL: Bool {
        switch self {
        case .null, .flag, .integer, .otherNumber: true
        case .text(let text): !text.utf8.contains(0)
        case .list(let values): values.allSatisfy(\.hasNoNUL)
        case .object(let fields): fields.allSatisfy { !$0.key.utf8.contains(0) && $0.value.hasNoNUL }
        }
    }
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else if let object = try? container.decode([String: JSONValue].self) {
            self = .object(object)
        } else {
            _ = try container.decode(Decimal.self)
            self = .otherNumber
        }
    }
}
