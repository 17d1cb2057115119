import Foundation

/// The line that begins an item of a survey: `### lectures {kind=scale optional objective=course/key}`.
struct SurveyItemHeading {
    let line: Int
    let key: String
    /// Nil when it is absent or wrong.
    private(set) var kind: SurveyItemKind?
    private(set) var isOptional = false
    /// The objectives of courses that it asks about; nil for none.
    private(set) var objectives: [SurveyTag.Name]?
    private(set) var mistakes: [Mistake] = []

    init(_ source: some StringProtocol, file: String, line: Int) {
        self.line = line
        let text = source.trimmingCharacters(in: .whitespaces)
        let braces = text.firstMatch(of: #/\{([^{}]*)\}$/#)
        key = String(braces.map { text[..<$0.range.lowerBound] } ?? text[...]).trimmingCharacters(in: .whitespaces)
        if !QuestionAttributes.isIdentifier(key) {
            mistakes.append(Mistake(file, line: line, "mistake.identifier", ["value": key]))
        }
        let words = braces.map { $0.1.split(whereSeparator: \.isWhitespace).map(String.init) } ?? []
        for word in words where !read(word) {
            mistakes.append(Mistake(file, line: line, "mistake.survey-attribute", ["value": word, "kinds": Self.kinds]))
        }
        if words.contains(where: SurveyTag.Name.isAttribute), objectives == nil {
            mistakes.append(Mistake(file, line: line, "mistake.survey-objective"))
        }
        if kind == nil, !words.contains(where: { $0.hasPrefix("kind=") }) {
            mistakes.append(Mistake(file, line: line, "mistake.survey-kind", ["kinds": Self.kinds]))
        }
    }

    /// - Parameter item: its position.
    func tags(at item: Int) -> [SurveyTag] {
        (objectives ?? []).map { SurveyTag(item: item, name: $0, line: line) }
    }

    private static let kinds = SurveyItemKind.allCases.map(\.rawValue).joined(separator: ", ")

    /// False for a word that is not understood.
    private mutating func read(_ word: String) -> Bool {
        if word == "optional" {
            isOptional = true
            return true
        }
        if SurveyTag.Name.isAttribute(word) {
            objectives = SurveyTag.Name.all(word)
            return true
        }
        guard word.hasPrefix("kind="), let read = SurveyItemKind(rawValue: String(word.dropFirst("kind=".count))) else {
            return false
        }
        kind = read
        return true
    }
}
