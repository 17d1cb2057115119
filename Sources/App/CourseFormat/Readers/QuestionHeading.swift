import Foundation
import Markdown

/// The line that begins a question: `### text {#identifier points=2 kind=multiple}`.
struct QuestionHeading: Sendable {
    let line: Int
    /// Markdown.
    let text: String
    let key: String
    let attributes: QuestionAttributes
    let mistakes: [Mistake]

    init(_ source: Substring, file: String, line: Int) {
        let start = source.prefixMatch(of: Patterns.headingStart)?.range.upperBound ?? source.startIndex
        let heading = HeadingText.withoutEnd(source[start...])
        let braces = HeadingText.braces(heading)
        var attributes = QuestionAttributes()
        var mistakes = (braces?.inside.split(separator: " ") ?? []).compactMap { token in
            attributes.read(String(token)).map { Mistake(file, line: line, $0.key, ["value": $0.value]) }
        }
        text = String(braces?.before ?? heading).trimmingCharacters(in: .whitespaces)
        let words = (try? Markdown.inlineText(text, rules: .newest)) ?? ""
        if words.isEmpty { mistakes.append(Mistake(file, line: line, "mistake.question-empty")) }
        // By the oldest rules, so that a question is the same one as before there were formulas.
        key = attributes.identifier ?? Self.identifier(from: (try? Markdown.inlineText(text, rules: .commonMark)) ?? "")
        self.line = line
        self.attributes = attributes
        self.mistakes = mistakes
    }

    /// An identifier made from a question's words: letters without diacritics and digits, with hyphens between words.
    static func identifier(from words: String) -> String {
        let folded = words.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .replacingOccurrences(of: "đ", with: "d")
        let pieces = folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = String(pieces.joined(separator: "-").beginning(letters: 60))
        return joined.isEmpty ? "question" : joined
    }
}

/// The attributes in braces after a question's text; nil for those that are absent.
struct QuestionAttributes: Sendable {
    private(set) var identifier: String?
    private(set) var points = Points(thousandths: 1000)
    private(set) var kind: QuestionKind?
    private(set) var order: WrittenOrder?
    /// In thousandths of the points.
    private(set) var penalty: Int?
    private(set) var folding: TextFolding?
    /// The keys of objectives.
    private(set) var objectives: [String]?

    /// Reads one attribute. Gives the key and the value of a mistake when it is not understood.
    mutating func read(_ token: String) -> (key: String, value: String)? {
        if token.hasPrefix("#") {
            identifier = String(token.dropFirst())
            return Self.isIdentifier(identifier ?? "") ? nil : ("mistake.identifier", token)
        }
        let pair = token.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2 else { return ("mistake.attribute", token) }
        switch pair[0] {
        case "points": return Self.take(Points(text: pair[1]), into: &points) ? nil : ("mistake.points", pair[1])
        case "penalty": return Self.take(Thousandths.share(pair[1]), into: &penalty) ? nil : ("mistake.penalty", pair[1])
        case ObjectiveTag.name:
            return Self.take(ObjectiveTag.keys(pair[1]), into: &objectives) ? nil : ("mistake.objective-tag", pair[1])
        case "kind" where Self.take(QuestionKind(rawValue: pair[1]), into: &kind): return nil
        case "order" where Self.take(WrittenOrder(rawValue: pair[1]), into: &order): return nil
        case "case" where Self.take(TextFolding(rawValue: pair[1]), into: &folding): return nil
        default: return ("mistake.attribute", token)
        }
    }

    /// The keys of objectives, each with the line of the heading.
    func tags(line: Int) -> [ObjectiveTag] { (objectives ?? []).map { ObjectiveTag(key: $0, line: line) } }

    static func isIdentifier(_ text: String) -> Bool {
        text.wholeMatch(of: Patterns.identifier) != nil
    }

    private static func take<Value>(_ read: Value?, into place: inout Value) -> Bool {
        if let read { place = read }
        return read != nil
    }

    private static func take<Value>(_ read: Value?, into place: inout Value?) -> Bool {
        if let read { place = read }
        return read != nil
    }
}

/// The kinds of question, as `kind=` names them.
enum QuestionKind: String, Sendable {
    case single
    case multiple
    case number
    case text

    /// Whether the question has options.
    var hasOptions: Bool { self == .single || self == .multiple }
}
