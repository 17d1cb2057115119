/// A text as HTML, and without marks.
struct TextResource: Encodable, Equatable, Sendable {
    let html: String
    let plain: String

    init(html: String, plain: String) {
        (self.html, self.plain) = (html, plain)
    }

    /// - Parameter html: as this server writes it.
    init(html: String) {
        self.init(html: html, plain: PlainText.text(html: html))
    }
}

/// HTML of this server as plain text: for what is kept only as HTML.
enum PlainText {
    static func text(html: String) -> String {
        var (text, rest) = ([UInt8](), Array(html.utf8)[...])
        text.reserveCapacity(rest.count)
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            text += rest[..<open]
            rest = rest[open...].dropFirst()
            let tag = rest.prefix { $0 != UInt8(ascii: ">") }
            text += words(of: tag)
            rest = rest[tag.endIndex...].dropFirst()
        }
        text += rest
        let newline = UInt8(ascii: "\n")
        let lines = text.split(separator: newline).map { $0.trimmed { $0 <= UInt8(ascii: " ") } }.filter { !$0.isEmpty }
        return decoded(Array(lines.joined(separator: [newline])))
    }

    /// The tags at which a line ends.
    private static let breaks: Set = [
        "br", "br/", "/p", "/li", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/pre", "/tr", "/figcaption", "/blockquote",
    ]

    /// What stands in the place of a tag.
    private static func words(of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let name = String(decoding: tag.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        if breaks.contains(name) { return [UInt8(ascii: "\n")] }
        guard name == "img", let alt = tag.after(" alt=\"") else { return [] }
        return alt.prefix { $0 != UInt8(ascii: "\"") }
    }

    private static let marks = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
    ]

    private static func decoded(_ text: [UInt8]) -> String {
        var (decoded, rest) = ([UInt8](), text[...])
        decoded.reserveCapacity(text.count)
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            decoded += rest[..<start]
            rest = rest[start...]
            let mark = marks.first { rest.starts(with: $0.0.utf8) } ?? ("&", "&")
            decoded += mark.1.utf8
            rest = rest.dropFirst(mark.0.utf8.count)
        }
        decoded += rest
        return String(decoding: decoded, as: UTF8.self)
    }
}
