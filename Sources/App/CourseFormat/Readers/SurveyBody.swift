import Foundation

/// What follows the settings of a survey: headings of what is evaluated, and items. It has no Markdown and is read line by line.
struct SurveyBody {
    private(set) var items: [SurveyItemReader] = []
    private(set) var mistakes: [Mistake] = []
    private let file: String
    private let languages: [Language]
    /// What the items that follow are about.
    private var matter = SurveyMatter.subject
    private var hasMatter = false
    /// The item that is being read.
    private var current: SurveyItemReader?

    private static let mostItems = 60

    /// - Parameters:
    ///   - source: the text, with an empty line for each line of the settings.
    ///   - languages: the languages in which every text is required; empty when they could not be read.
    init(_ source: String, file: String, languages: [Language]) {
        self.file = file
        self.languages = languages
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy(\.isWhitespace) {
            take(line, index + 1)
        }
        endItem()
        if items.isEmpty { add(nil, "mistake.survey-no-items") }
        requireUniqueKeys()
    }

    private mutating func add(_ line: Int?, _ key: String, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(file, line: line, key, values))
    }

    private mutating func take(_ source: Substring, _ line: Int) {
        if let start = source.prefixMatch(of: #/ {0,3}(#{1,6})(?=\s|$)/#) {
            endItem()
            let words = HeadingText.withoutEnd(source[start.range.upperBound...])
            begin(level: start.1.count, words.trimmingCharacters(in: .whitespaces), line)
        } else if current == nil {
            add(line, "mistake.survey-stray")
        } else {
            current?.add(source, line: line)
        }
    }

    private mutating func begin(level: Int, _ text: String, _ line: Int) {
        switch level {
        case 2: beginMatter(text, line)
        case 3: beginItem(text, line)
        default: add(line, "mistake.survey-heading")
        }
    }

    private mutating func beginMatter(_ text: String, _ line: Int) {
        hasMatter = true
        if let matter = SurveyMatter(rawValue: text) {
            self.matter = matter
        } else {
            let choices = SurveyMatter.allCases.map { "## " + $0.rawValue }.joined(separator: ", ")
            add(line, "mistake.survey-matter", ["value": text, "choices": choices])
        }
    }

    private mutating func beginItem(_ text: String, _ line: Int) {
        if !hasMatter { add(line, "mistake.survey-no-matter") }
        if items.count == Self.mostItems { add(line, "mistake.survey-items", ["most": String(Self.mostItems)]) }
        let heading = SurveyItemHeading(text, file: file, line: line)
        current = SurveyItemReader(heading: heading, matter: matter, file: file, languages: languages)
    }

    private mutating func endItem() {
        guard var item = current else { return }
        current = nil
        item.end()
        mistakes += item.mistakes
        items.append(item)
    }

    private mutating func requireUniqueKeys() {
        var lines: [String: Int] = [:]
        for heading in items.map(\.heading) where !heading.key.isEmpty {
            if let first = lines[heading.key] {
                add(heading.line, "mistake.survey-item-twice", ["value": heading.key, "line": String(first)])
            } else {
                lines[heading.key] = heading.line
            }
        }
    }
}
