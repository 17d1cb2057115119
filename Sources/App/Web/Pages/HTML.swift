import Markdown
import Mustache

/// Escapes text for HTML outside of templates. All other code uses this.
enum HTML {
    static func escape(_ text: String) -> String {
        Markdown.escape(text)
    }
}

/// The escaping of templates. It escapes each of the five special characters, even when a combining mark follows. Mustache's own
/// escaping looks at Swift Characters: to it, `"` with an accent is another character, but to a browser it is not.
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

    /// Registers it with Mustache, before any template uses it.
    static func register() {
        MustacheContentTypes.register(EscapedText(), named: name)
    }

    /// The first line of a template that is escaped in this way.
    static let pragma = "{{% CONTENT_TYPE:\(name)}}\n"
}
