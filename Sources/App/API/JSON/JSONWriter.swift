/// Writes JSON in UTF-8, for what programs ask for again and again: an encoder takes twenty times as long. Fields are given in
/// the order of their names, so that the bytes are those of `JSONAnswer.bytes`.
struct JSONWriter: Sendable {
    private(set) var bytes: [UInt8] = []

    /// An object, whose fields are written by a closure.
    mutating func object(_ write: (inout JSONWriter) throws -> Void) rethrows {
        member("{")
        try write(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// A list, each of whose items is written by a closure.
    mutating func list<Item>(_ items: [Item], _ write: (Item, inout JSONWriter) throws -> Void) rethrows {
        member("[")
        for item in items { try write(item, &self) }
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func integer(_ number: Int) {
        separate()
        bytes += String(number).utf8
    }

    /// What is JSON already.
    mutating func json(_ value: [UInt8]) {
        separate()
        bytes += value
    }

    /// A field, whose value is written by a closure.
    mutating func field(_ name: StaticString, _ write: (inout JSONWriter) throws -> Void) rethrows {
        begin(name)
        try write(&self)
    }

    /// A field with a text; none without one.
    mutating func field(_ name: StaticString, text: String?) {
        guard let text else { return }
        begin(name)
        Self.write(text, to: &bytes)
    }

    /// A field with an integer; none without one.
    mutating func field(_ name: StaticString, integer: Int?) {
        guard let integer else { return }
        begin(name)
        bytes += String(integer).utf8
    }

    mutating func field(_ name: StaticString, flag: Bool) {
        begin(name)
        bytes += (flag ? "true" : "false").utf8
    }

    /// - Parameter name: of letters that mean nothing in JSON.
    private mutating func begin(_ name: StaticString) {
        member("\"")
        name.withUTF8Buffer { bytes += $0 }
        bytes += "\":".utf8
    }

    private mutating func member(_ mark: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: mark))
    }

    /// A comma, unless this is the first of an object or a list, or the value of a field.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    // MARK: - Texts

    /// A text between quotation marks; letters of all alphabets stand as they are.
    static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { all in
            var rest = all[...]
            while let end = rest.firstIndex(where: isMark) {
                bytes += rest[..<end]
                escape(rest[end], to: &bytes)
                rest = rest[end...].dropFirst()
            }
            bytes += rest
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case UInt8(ascii: "\r"): bytes += "\\r".utf8
        case UInt8(ascii: "\t"): bytes += "\\t".utf8
        case 0x08: bytes += "\\b".utf8
        case 0x0C: bytes += "\\f".utf8
        case 0..<0x20: bytes += ("\\u00" + [byte].hexadecimal).utf8
        default: bytes += [UInt8(ascii: "\\"), byte]
        }
    }
}
