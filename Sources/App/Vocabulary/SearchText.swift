import Foundation

/// Normalises text for the search: lower-case letters without diacritics, and digits. Any other character separates words.
enum SearchText {
    /// The words of a text, with one space between them and one before the first and after the last. A LIKE pattern that begins
    /// with a space finds the beginning of a word. Empty when there is no word.
    static func fold(_ text: String) -> String {
        if let folded = foldedAtOnce(text) { return folded }
        let words = words(of: text)
        return words.isEmpty ? "" : " " + words.joined(separator: " ") + " "
    }

    /// The same for a text of Western letters, in which each scalar is a character; nil for any other. Looking for the borders of
    /// characters takes ten times as long, and lists of thousands of names are sorted by this.
    static func foldedAtOnce(_ text: String) -> String? {
        var folded = " "
        for scalar in text.unicodeScalars {
            guard let letters = table.at(Int(scalar.value)) else { return nil }
            if let letters {
                folded += letters
            } else if !folded.hasSuffix(" ") {
                folded += " "
            }
        }
        if folded == " " { return "" }
        return folded.hasSuffix(" ") ? folded : folded + " "
    }

    static func words(of text: String) -> [String] {
        WordScanner(text).map(\.folded)
    }

    /// What one character, with its accents, becomes in the search. Nil when it separates words; an empty text when it is
    /// invisible, such as a soft hyphen.
    static func letters(of character: Character) -> String? {
        let scalars = character.unicodeScalars
        guard scalars.count == 1, let value = scalars.first?.value, let known = table.at(Int(value)) else {
            return decomposed(character)
        }
        return known
    }

    /// Up to here Western letters are looked up in a table: decomposing each one would take most of the time of a search.
    private static let tableEnd: UInt32 = 0x250
    private static let table: [String?] = (0..<tableEnd).map { value in
        Unicode.Scalar(value).flatMap { decomposed(Character($0)) }
    }

    private static func decomposed(_ character: Character) -> String? {
        let scalars = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
        let letters = scalars.filter(isLetterOrDigit).map { withoutStroke[$0] ?? $0.properties.lowercaseMapping }.joined()
        return letters.isEmpty && !scalars.allSatisfy(isInvisible) ? nil : letters
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        default: false
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// Letters that have no decomposition in Unicode.
    private static let withoutStroke: [Unicode.Scalar: String] = [
        "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "ß": "ss", "ẞ": "ss", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "ø": "o",
        "Ø": "o", "ł": "l", "Ł": "l", "ħ": "h", "Ħ": "h", "ŧ": "t", "Ŧ": "t", "þ": "th", "Þ": "th", "ı": "i",
    ]
}

/// Iterates over the words of a text, each with its range in the text.
struct WordScanner: Sequence, IteratorProtocol {
    struct Word {
        let range: Range<String.Index>
        let folded: String
    }

    private let text: String
    private var position: String.Index

    init(_ text: String) {
        self.text = text
        position = text.startIndex
    }

    mutating func next() -> Word? {
        var (folded, range): (String, Range<String.Index>?) = ("", nil)
        while position < text.endIndex {
            let letters = SearchText.letters(of: text[position])
            if letters == nil, range != nil { break }
            let end = text.index(after: position)
            if let letters, !letters.isEmpty {
                folded += letters
                range = (range?.lowerBound ?? position)..<end
            }
            position = end
        }
        return range.map { Word(range: $0, folded: folded) }
    }
}
