import Foundation

/// Collects the lines of one item of a survey between its heading and the next.
struct SurveyItemReader {
    let heading: SurveyItemHeading
    let matter: SurveyMatter
    private(set) var mistakes: [Mistake] = []
    private let file: String
    private let languages: [Language]
    private var texts = SurveyTexts()
    private var options: [(line: Int, texts: SurveyTexts)] = []

    private static let optionCounts = 2...20

    init(heading: SurveyItemHeading, matter: SurveyMatter, file: String, languages: [Language]) {
        self.heading = heading
        self.matter = matter
        self.file = file
        self.languages = languages
        mistakes = heading.mistakes
    }

    /// Adds a line that is not empty.
    mutating func add(_ source: Substring, line: Int) {
        if let option = source.prefixMatch(of: #/ {0,3}[-*+](?:\s+|$)/#) {
            options.append((line, SurveyTexts()))
            let rest = source[option.range.upperBound...]
            if !rest.isEmpty { addToOption(rest, line) }
        } else if options.isEmpty {
            texts.add(source, file, line: line, languages)
        } else if source.first?.isWhitespace == true {
            addToOption(source, line)
        } else {
            mistakes.append(Mistake(file, line: line, "mistake.survey-unindented"))
        }
    }

    private mutating func addToOption(_ source: Substring, _ line: Int) {
        options[options.count - 1].texts.add(source, file, line: line, languages)
    }

    /// Checks the lines that were added.
    mutating func end() {
        texts.end(file, line: heading.line, languages)
        mistakes += texts.mistakes
        for index in options.indices {
            options[index].texts.end(file, line: options[index].line, languages)
            mistakes += options[index].texts.mistakes
        }
        requireOptions()
    }

    private mutating func requireOptions() {
        func add(_ line: Int, _ key: String) {
            let (least, most) = (String(Self.optionCounts.lowerBound), String(Self.optionCounts.upperBound))
            mistakes.append(Mistake(file, line: line, key, ["least": least, "most": most]))
        }
        switch heading.kind {
        case .choice:
            if !Self.optionCounts.contains(options.count) { add(heading.line, "mistake.survey-options") }
            for language in languages {
                var seen: Set<String> = []
                for option in options {
                    guard let text = option.texts.texts[language], !seen.insert(text).inserted else { continue }
                    add(option.line, "mistake.survey-option-twice")
                }
            }
        case .scale, .comment:
            if let first = options.first { add(first.line, "mistake.survey-options-misplaced") }
        case nil: break
        }
    }

    /// The item, when the document has no mistakes.
    func item(at position: Int) -> SurveyItem? {
        let kind: SurveyItem.Kind
        switch heading.kind {
        case nil: return nil
        case .scale: kind = .scale
        case .comment: kind = .comment
        case .choice: kind = .choice(options.map { Wording(texts: $0.texts.texts) })
        }
        return SurveyItem(
            position: position, key: heading.key, kind: kind, matter: matter,
            isCompulsory: !heading.isOptional && kind != .comment, text: Wording(texts: texts.texts))
    }
}
