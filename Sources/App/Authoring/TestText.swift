import Foundation
import Markdown

/// The text of a test as somebody writes it: one kind of line end, nothing invisible, no empty lines around.
enum TestText {
    /// Of a text, in bytes: what an import takes as well.
    static let longest = TextFile.longest

    /// What was typed, fit to keep.
    static func tidy(_ text: String) -> String {
        let visible = CleanText.cleaned(text).unicodeScalars.filter {
            $0 == "\n" || $0 == "\t" || $0 != "\u{FEFF}" && $0.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(visible)).trimmingCharacters(in: .newlines)
    }

    typealias Lines = TextLines

    /// The lines of a text, the first being number 1.
    static func lines(of text: String) -> Lines { Lines(text) }
}
