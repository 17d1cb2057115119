/// Writes XML. The names come from code; every value is escaped here and nowhere else.
struct XMLWriter: Sendable {
    private var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)

    var text: String { String(decoding: bytes, as: UTF8.self) }

    typealias Attributes = KeyValuePairs<String, String>

    /// An element with others in it.
    mutating func element(
        _ name: String, _ attributes: Attributes = [:], _ content: (inout XMLWriter) throws -> Void
    ) rethrows {
        begin(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        try content(&self)
        end(name)
    }

    /// An element with a text in it.
    mutating func element(_ name: String, _ attributes: Attributes = [:], text value: String) {
        begin(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        Self.write(value, to: &bytes)
        end(name)
    }

    /// An element with nothing in it.
    mutating func element(_ name: String, _ attributes: Attributes = [:]) {
        begin(name, attributes)
        bytes += " />".utf8
    }

    private mutating func begin(_ name: String, _ attributes: Attributes) {
        bytes.append(UInt8(ascii: "<"))
        bytes += name.utf8
        for (name, value) in attributes {
            bytes.append(UInt8(ascii: " "))
            bytes += name.utf8
            bytes += "=\"".utf8
            Self.write(value, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private mutating func end(_ name: String) {
        bytes += "</".utf8
        bytes += name.utf8
        bytes.append(UInt8(ascii: ">"))
    }

    // MARK: - Values

    /// A value in which nothing is a mark. What XML cannot say (XML 1.0, 2.2) is replaced.
    static func escaped(_ value: String) -> String {
        var bytes: [UInt8] = []
        write(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Values are copied from mark to mark: letter by letter it took longer than all else of an answer.
    private static func write(_ value: String, to bytes: inout [UInt8]) {
        var value = value
        value.withUTF8 { all in
            var rest = all[...]
            while let mark = rest.firstIndex(where: isMark) {
                bytes += rest[..<mark]
                rest = rest[mark...]
                let (written, count) = replacement(rest)
                bytes += written
                rest = rest.dropFirst(count)
            }
            bytes += rest
        }
    }

    /// Whether a byte may be a mark; the last one begins letters of which two are none.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: true
        default: false
        }
    }

    /// What is written for the first byte or letter of a text, and how many bytes that is.
    private static func replacement(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (written: String.UTF8View, count: Int) {
        switch text.first {
        case UInt8(ascii: "&"): ("&amp;".utf8, 1)
        case UInt8(ascii: "<"): ("&lt;".utf8, 1)
        case UInt8(ascii: ">"): ("&gt;".utf8, 1)
        case UInt8(ascii: "\""): ("&quot;".utf8, 1)
        // A reader would make others of them, in an attribute of all.
        case UInt8(ascii: "\t"): ("&#9;".utf8, 1)
        case UInt8(ascii: "\n"): ("&#10;".utf8, 1)
        case UInt8(ascii: "\r"): ("&#13;".utf8, 1)
        case 0xEF where text.starts(with: "\u{FFFE}".utf8) || text.starts(with: "\u{FFFF}".utf8): ("\u{FFFD}".utf8, 3)
        // The rest of another letter is copied as it is.
        case 0xEF: (String(decoding: text.prefix(3), as: UTF8.self).utf8, 3)
        default: ("\u{FFFD}".utf8, 1)
        }
    }
}
