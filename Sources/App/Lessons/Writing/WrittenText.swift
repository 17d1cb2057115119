import Foundation
import Markdown

/// The title and text of a lesson, cleaned: line ends of one kind, no invisible characters, no empty lines at the beginning and
/// the end.
struct WrittenText: Sendable, Equatable {
    let title: String
    /// Markdown.
    let body: String

    /// The longest text, in UTF-16 as browsers count. A longer one that was imported may stay at its length.
    static let longest = 100_000
    static let longestTitle = 200

    init(title: String, body: String) {
        self.title = Self.visible(title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.body = Self.visible(CleanText.cleaned(body)).trimmingCharacters(in: .newlines)
    }

    /// The title and the text together, for comparing them line by line.
    var whole: String { title + "\n\n" + body }

    /// The length as browsers count it: in UTF-16.
    var length: Int { body.utf16.count }

    typealias Lines = TextLines

    /// The lines of the text, the first being number 1.
    var lines: Lines { Lines(body) }

    /// The text without control characters, except line ends and tabs.
    private static func visible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control }))
    }
}
