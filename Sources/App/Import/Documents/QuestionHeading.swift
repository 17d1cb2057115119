import Foundation
import Markdown

/// The line that begins a question: `### text {#identifier points=2 kind=multiple}`.
struct QuestionHeading: Sendable {
    let line: Int
    /// Markdown.
    let text: String
    let key: String
    let points: Points
    /// What `kind=` says, nil without it.
    let isMultiple: Bool?
    let mistakes: [Mistake]

    init(_ source: Substring, file: String, line: Int) {
        var mistakes: [Mistake] = []
        func mistake(_ key: String, _ values: [String: String] = [:]) {
            mistakes.append(Mistake(file, line: line, key, values))
        }
        let heading = source.replacing(#/^ {0,3}###\s*/#, with: "").replacing(#/\s+#+\s*$/#, with: "")
        let match = heading.firstMatch(of: #/\s*\{([^{}`]*)\}\s*$/#)
        var identifier: String?
        var points = Points(thousandths: 1000)
        var isMultiple: Bool?
        for token in match?.1.split(separator: " ") ?? [] {
            let pair = token.split(separator: "=", maxSplits: 1).map(String.init)
            switch pair.first {
            case _ where token.hasPrefix("#"):
                identifier = String(token.dropFirst())
                if !Self.isIdentifier(identifier ?? "") { mistake("mistake.identifier", ["value": String(token)]) }
            case "points" where pair.count == 2:
                if let read = Points(text: pair[1]) { points = read } else { mistake("mistake.points", ["value": pair[1]]) }
            case "kind" where pair.count == 2 && ["single", "multiple"].contains(pair[1]):
                isMultiple = pair[1] == "multiple"
            default: mistake("mistake.attribute", ["value": String(token)])
            }
        }
        text = String(match.map { heading[..<$0.range.lowerBound] } ?? heading[...]).trimmingCharacters(in: .whitespaces)
        let words = (try? Markdown.inlineText(text)) ?? ""
        if words.isEmpty { mistake("mistake.question-empty") }
        key = identifier ?? Self.identifier(from: words)
        self.line = line
        self.points = points
        self.isMultiple = isMultiple
        self.mistakes = mistakes
    }

    static func isIdentifier(_ text: String) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9_-]{0,63}/#) != nil
    }

    /// An identifier out of a question's words: letters without diacritics and digits, hyphens between.
    static func identifier(from words: String) -> String {
        let folded = words.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .replacingOccurrences(of: "đ", with: "d")
        let pieces = folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = String(pieces.joined(separator: "-").prefix(60))
        return joined.isEmpty ? "question" : joined
    }
}
