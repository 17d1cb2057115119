import Foundation

/// A piece of a text around the first word that was looked for, as HTML with every found word marked.
struct Excerpt: Sendable, Equatable {
    let html: String

    /// In characters.
    private static let length = 150
    /// At most so many of them before the first found word.
    private static let before = 60

    /// The beginning of the text where none of the words is in it.
    init(_ text: String, for query: SearchQuery) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let hit = WordScanner(text).first { query.finds($0.folded) }?.range.lowerBound ?? text.startIndex
        let start = Self.start(before: hit, in: text)
        let end = Self.end(from: start, past: hit, in: text)
        let piece = text[start..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        html = (start > text.startIndex ? "… " : "") + Self.marked(piece, for: query) + (end < text.endIndex ? " …" : "")
    }

    /// A whole text on one line, the found words in it marked.
    static func marked(_ text: String, for query: SearchQuery) -> String {
        var (html, rest) = ("", text.startIndex)
        for word in WordScanner(text) where query.finds(word.folded) {
            html += HTML.escape(String(text[rest..<word.range.lowerBound]))
            html += "<mark>" + HTML.escape(String(text[word.range])) + "</mark>"
            rest = word.range.upperBound
        }
        return html + HTML.escape(String(text[rest...]))
    }

    /// The beginning of a word, not too long before the hit.
    private static func start(before hit: String.Index, in text: String) -> String.Index {
        guard let early = text.index(hit, offsetBy: -before, limitedBy: text.startIndex), early > text.startIndex else {
            return text.startIndex
        }
        return text[early..<hit].firstIndex(where: \.isWhitespace).map(text.index(after:)) ?? hit
    }

    /// The end of a word behind the hit, or, of a word without end, wherever it is long enough.
    private static func end(from start: String.Index, past hit: String.Index, in text: String) -> String.Index {
        guard let late = text.index(start, offsetBy: length, limitedBy: text.endIndex), late < text.endIndex else {
            return text.endIndex
        }
        return text[hit..<late].lastIndex(where: \.isWhitespace) ?? late
    }
}
