import Foundation
import Markdown

/// The text of a test, cleaned: line ends of one kind, no invisible characters, no empty lines at the beginning and the end.
enum TestText {
    /// The most bytes of a text; an import accepts as many.
    static let longest = TextFile.longest

    /// The typed text in the form in which it is stored.
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
