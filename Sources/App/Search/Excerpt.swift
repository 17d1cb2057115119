import Foundation

/// A part of a text around the first word that was found, as HTML with the found words marked.
struct Excerpt: Sendable, Equatable {
    let html: String

    /// In characters.
    private static let length = 150
    /// The most characters before the first found word.
    private static let before = 60

    /// Shows the beginning of the text when it contains none of the words.
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

    /// The beginning of a word, not too far before the found word.
    private static func start(before hit: String.Index, in text: String) -> String.Index {
        guard let early = text.index(hit, offsetBy: -before, limitedBy: text.startIndex), early > text.startIndex else {
            return text.startIndex
        }
        return text[early..<hit].firstIndex(where: \.isWhitespace).map(text.index(after:)) ?? hit
    }

    /// The end of a word after the found one; in a very long word, the place where the excerpt is long enough.
    private static func end(from start: String.Index, past hit: String.Index, in text: String) -> String.Index {
        guard let late = text.index(start, offsetBy: length, limitedBy: text.endIndex), late < text.endIndex else {
            return text.endIndex
        }
        return text[hit..<late].lastIndex(where: \.isWhitespace) ?? late
    }
}
