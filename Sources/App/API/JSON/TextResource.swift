import Foundation

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
        var (text, rest) = ("", html[...])
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            text += rest[..<open]
            let end = rest[open...].utf8.firstIndex(of: UInt8(ascii: ">"))
            text += words(of: rest[open..<(end ?? rest.endIndex)].dropFirst())
            rest = end.map { rest[rest.utf8.index(after: $0)...] } ?? ""
        }
        text += rest
        let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { trimmed(Substring($0)) }
        return decoded(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    /// The tags at which a line ends.
    private static let breaks: Set<Substring> = [
        "br", "br/", "/p", "/li", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/pre", "/tr", "/figcaption", "/blockquote",
    ]

    /// What stands in the place of a tag.
    private static func words(of tag: Substring) -> Substring {
        let name = tag.prefix { $0 != " " }
        if breaks.contains(name) { return "\n" }
        guard name == "img", let alt = tag.range(of: " alt=\"") else { return "" }
        return tag[alt.upperBound...].prefix { $0 != "\"" }
    }

    private static func trimmed(_ line: Substring) -> Substring {
        func isWord(_ byte: UInt8) -> Bool { byte > UInt8(ascii: " ") }
        guard let first = line.utf8.firstIndex(where: isWord), let last = line.utf8.lastIndex(where: isWord) else { return "" }
        return line[first..<line.utf8.index(after: last)]
    }

    private static let marks = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
    ]

    private static func decoded(_ text: String) -> String {
        var (decoded, rest) = ("", text[...])
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
            decoded += rest[..<start]
            let mark = marks.first { rest[start...].utf8.starts(with: $0.0.utf8) } ?? ("&", "&")
            decoded += mark.1
            rest = Substring(rest[start...].unicodeScalars.dropFirst(mark.0.unicodeScalars.count))
        }
        return decoded + rest
    }
}
