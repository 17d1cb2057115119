import Foundation
import Markdown

/// Title and text of a lesson as somebody writes them: one kind of line end, nothing invisible, no empty lines around.
struct WrittenText: Sendable, Equatable {
    let title: String
    /// Markdown.
    let body: String

    /// Of a text, counted as browsers count; a longer one that was imported may stay as long as it is.
    static let longest = 100_000
    static let longestTitle = 200

    init(title: String, body: String) {
        self.title = Self.visible(title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.body = Self.visible(CleanText.cleaned(body)).trimmingCharacters(in: .newlines)
    }

    /// Title and text, as they are compared line by line.
    var whole: String { title + "\n\n" + body }

    /// As browsers count: in UTF-16.
    var length: Int { body.utf16.count }

    typealias Lines = TextLines

    /// The lines of the text, the first being number 1.
    var lines: Lines { Lines(body) }

    /// Without control characters, but for the ends of lines and tabs.
    private static func visible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control }))
    }
}
