import Foundation

/// The character encoding of a list.
enum ListEncoding: Sendable {
    case utf8
    case utf16
    /// The default of spreadsheet programs in Romania and Serbia.
    case windows1250
    /// No encoding: the cells of a spreadsheet file.
    case spreadsheet

    /// The text of some bytes and its encoding: by the byte order mark, else UTF-8 if the bytes are valid, else Windows-1250.
    /// Turkish letters with a cedilla that are used in place of Romanian ones are replaced.
    static func read(_ bytes: [UInt8]) -> (text: String, encoding: ListEncoding) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return (romanian(String(decoding: bytes.dropFirst(3), as: UTF8.self)), .utf8)
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return (romanian(utf16(bytes, high: 1)), .utf16) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (romanian(utf16(bytes, high: 0)), .utf16) }
        if let text = String(validating: bytes, as: UTF8.self) { return (romanian(text), .utf8) }
        let letters = bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : table.at(Int($0) - 0x80) ?? "\u{FFFD}" }
        return (String(String.UnicodeScalarView(letters)), .windows1250)
    }

    /// The text with letters that consist of two characters composed into one.
    static func romanian(_ text: String) -> String {
        let cedillas: [Unicode.Scalar: Unicode.Scalar] = [
            "\u{15E}": "\u{218}", "\u{15F}": "\u{219}", "\u{162}": "\u{21A}", "\u{163}": "\u{21B}",
        ]
        guard text.utf8.contains(where: mayStandIn) else { return text }
        let sectioned = text.precomposedStringWithCanonicalMapping
        return String(String.UnicodeScalarView(sectioned.unicodeScalars.map { cedillas[$0] ?? $0 }))
    }

    /// Whether a byte of UTF-8 begins a letter with a cedilla or a mark that belongs to the letter before it.
    private static func mayStandIn(_ byte: UInt8) -> Bool {
        byte == 0xC5 || byte == 0xCC || byte == 0xCD
    }

    /// - Parameter high: the index, in each pair after the mark, of the more significant byte.
    private static func utf16(_ bytes: [UInt8], high: Int) -> String {
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { at in
            UInt16(bytes.at(at + high) ?? 0) << 8 | UInt16(bytes.at(at + 1 - high) ?? 0)
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The upper half of Windows-1250, with Romanian letters in place of the Turkish ones.
    private static let table = Array(
        ("€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź"
            + "\u{A0}ˇ˘Ł¤Ą¦§¨©Ș«¬\u{AD}®Ż°±˛ł´µ¶·¸ąș»Ľ˝ľż"
            + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝȚß"
            + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýț˙").unicodeScalars)
}
