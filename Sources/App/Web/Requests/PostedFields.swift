/// The fields of a posted form (`application/x-www-form-urlencoded`, WHATWG URL 5.1), parsed in one pass. For the form that a
/// whole year posts at once, this takes a third of the time of decoding it into a type.
struct PostedFields: Sendable {
    /// In the order in which they were sent.
    let fields: [(name: String, value: String)]

    /// - Throws: `Problem.unreadable` for a broken escape, or bytes that are not UTF-8.
    init(_ body: some Collection<UInt8>) throws {
        fields = try body.split(separator: UInt8(ascii: "&")).map { field in
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            return try (Self.text(name), Self.text(field.dropFirst(name.count + 1)))
        }
    }

    /// All names with this beginning.
    func names(beginning: String) -> Set<String> {
        Set(fields.map(\.name).filter { $0.hasPrefix(beginning) })
    }

    /// All values of a name, in their order.
    func values(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// The value of a name; nil when there is none.
    /// - Throws: `Problem.unreadable` when there are several.
    func value(_ name: String) throws -> String? {
        let found = values(name)
        guard found.count < 2 else { throw Problem.unreadable }
        return found.first
    }

    /// - Throws: `Problem.unreadable` for a broken escape, or bytes that are not UTF-8.
    static func text(_ escaped: some Collection<UInt8>) throws -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(escaped.count)
        var rest = escaped.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
                    throw Problem.unreadable
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Problem.unreadable }
        return text
    }

    /// The value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
