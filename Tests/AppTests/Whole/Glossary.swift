import Foundation

@testable import App

/// `Templates/Strings/GLOSSARY.md`: which word stands for what, which words sentences do not use, and where one of those is right all the same.
struct Glossary {
    /// A word that is not to be used: a regular expression that matches whole words, in capitals or not.
    struct Use: Hashable, CustomStringConvertible {
        let language: Language
        let key: String
        let word: String

        var description: String { "\(language.rawValue) \(key): \(word)" }
    }

    /// In the order of the columns.
    private static let languages: [Language] = [.english, .romanian, .serbian]

    private(set) var forbidden: [Language: [String]] = [:]
    /// What is used all the same, each with a reason.
    private(set) var exceptions: [(use: Use, reason: String)] = []

    /// - Parameter text: two tables: concepts with a column of words and one of forbidden words per language, and exceptions.
    init(_ text: String) {
        for row in Self.rows(text) {
            switch row.count {
            case 1 + 2 * Self.languages.count:
                for (language, words) in zip(Self.languages, row.suffix(Self.languages.count)) {
                    forbidden[language, default: []] += Self.quoted(words)
                }
            case 4:
                guard let language = Language(rawValue: row[0]), let word = Self.quoted(row[2]).first else { continue }
                exceptions.append((Use(language: language, key: row[1], word: word), row[3]))
            default: continue
            }
        }
    }

    /// The forbidden words in sentences of a language. Placeholders are not looked at.
    func uses(of language: Language, in sentences: [(key: String, text: String)]) throws -> Set<Use> {
        let words = try (forbidden[language] ?? []).map { (text: $0, expression: try Self.expression($0)) }
        let any = try Self.expression(words.map(\.text).joined(separator: "|"))
        var uses: Set<Use> = []
        for (key, text) in sentences {
            let plain = text.replacing(#/\{[a-zA-Z]+\}/#, with: "…")
            guard Self.isFound(any, in: plain) else { continue }
            for word in words where Self.isFound(word.expression, in: plain) {
                uses.insert(Use(language: language, key: key, word: word.text))
            }
        }
        return uses
    }

    private static func expression(_ words: String) throws -> NSRegularExpression {
        try NSRegularExpression(pattern: #"(?<!\p{L})(?:\#(words))(?!\p{L})"#, options: .caseInsensitive)
    }

    private static func isFound(_ expression: NSRegularExpression, in text: String) -> Bool {
        expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// The cells of all tables. A bar that belongs to a cell has a backslash before it.
    private static func rows(_ text: String) -> [[String]] {
        text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
            line.replacing(#"\|"#, with: "\u{1}").split(separator: "|").map { cell in
                cell.replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// What stands between backticks.
    private static func quoted(_ cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
            .map { String($0.element) }
    }
}
