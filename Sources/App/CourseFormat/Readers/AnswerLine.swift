import Foundation

/// The accepted answers of a question that is answered by typing: `= 3.14 ± 0.01`, `= UIKit | UI Kit`. The line is not read as
/// Markdown.
struct AnswerLine {
    let line: Int
    /// The accepted answers, without the spaces around each.
    let alternatives: [String]

    /// Nil for a line that begins with something else.
    init?(_ source: Substring, line: Int) {
        guard let start = source.prefixMatch(of: Patterns.answer) else { return nil }
        self.line = line
        alternatives = Self.split(source[start.range.upperBound...]).map {
            $0.replacingOccurrences(of: "\\|", with: "|").trimmingCharacters(in: .whitespaces)
        }
    }

    /// Whether a line begins as an answer does.
    static func begins(_ source: Substring) -> Bool {
        source.prefixMatch(of: Patterns.answer) != nil
    }

    /// Cuts at each `|` between spaces; the ends of the line count as spaces.
    private static func split(_ text: Substring) -> [String] {
        var pieces = [""]
        var before: Character = " "
        for index in text.indices {
            let next = text.index(after: index)
            let after = next < text.endIndex ? text[next] : " "
            if text[index] == "|", before.isWhitespace, after.isWhitespace {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(text[index])
            }
            before = text[index]
        }
        return pieces
    }
}

/// An accepted number as an author writes it: `3.14`, `3,14 ± 0,01`.
struct WrittenNumber {
    let value: Decimal
    /// A negative tolerance is a mistake, which is reported elsewhere.
    let tolerance: Decimal

    /// The longest text that is read: two numbers and what is between them.
    private static let longest = 2 * NumberQuestion.longest + 20

    init?(_ text: String) {
        guard text.isWithin(letters: Self.longest) else { return nil }
        let plain = text.replacingOccurrences(of: "\u{2212}", with: "-")
        let parts = plain.wholeMatch(of: #/(.+?)\s*(?:±|\+-|\+/-)\s*(.+)/#)
        guard let value = NumberQuestion.value(of: parts.map { String($0.1) } ?? plain),
            let tolerance = parts.map({ NumberQuestion.value(of: String($0.2)) }) ?? 0
        else { return nil }
        self.value = value
        self.tolerance = tolerance
    }

    /// Nil when the number, written out, is longer than an answer may be.
    var accepted: QuestionDraft.Accepted? {
        guard let value = Self.plain(value), let tolerance = Self.plain(tolerance) else { return nil }
        return QuestionDraft.Accepted(text: value, tolerance: tolerance)
    }

    private static func plain(_ number: Decimal) -> String? {
        let text = number.description
        return NumberQuestion.value(of: text) == number ? text : nil
    }
}
