import Markdown
import Mustache

/// The one way to make text harmless in HTML outside of templates.
enum HTML {
    static func escape(_ text: String) -> String {
        Markdown.escape(text)
    }
}

/// How templates escape: each of the five characters, also one that a combining mark follows. Whoever looks at whole letters, as Mustache's
/// own way does, takes `"` with an accent for another letter, and a browser does not.
struct EscapedText: MustacheContentType {
    func escapeText(_ text: String) -> String {
        guard text.utf8.contains(where: { Self.entity(for: $0) != nil }) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if let entity = Self.entity(for: byte) { escaped += entity.utf8 } else { escaped.append(byte) }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static func entity(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }

    private static let name = "GATA"

    /// Makes it known to Mustache, before a template asks for it.
    static func register() {
        MustacheContentTypes.register(EscapedText(), named: name)
    }

    /// The line that a template begins with to be escaped so.
    static let pragma = "{{% CONTENT_TYPE:\(name)}}\n"
}
