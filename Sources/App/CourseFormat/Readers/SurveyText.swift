import Foundation
import Markdown

/// One line of an item in one language: `sr-Latn: Kako ste zadovoljni predavanjima profesora?`.
struct SurveyText {
    let line: Int
    let language: Language
    let text: String

    /// In characters.
    static let longest = 300

    /// Reads a line: its text, or the mistakes in it.
    /// - Parameter languages: the languages of the survey. Empty when they could not be read; then every language is accepted.
    static func read(
        _ source: some StringProtocol, _ file: String, line: Int, _ languages: [Language]
    ) -> Result<SurveyText, ImportMistakes> {
        let trimmed = source.trimmingCharacters(in: .whitespaces)
        let match = trimmed.prefixMatch(of: #/([A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}):(?=\s|$)/#)
        guard let match, !trimmed.contains(where: \.isNewline) else {
            return failure([Mistake(file, line: line, "mistake.survey-line", ["languages": names(languages)])])
        }
        guard let language = Language(rawValue: String(match.1)), languages.isEmpty || languages.contains(language) else {
            return failure([unknown(String(match.1), file, line: line, languages)])
        }
        let text = String(trimmed[match.range.upperBound...].drop(while: \.isWhitespace))
        let mistakes = mistakes(in: text, file, line: line)
        return mistakes.isEmpty ? .success(SurveyText(line: line, language: language, text: text)) : failure(mistakes)
    }

    /// The mistakes in a text that is too long, empty, or contains Markdown, which would be shown as it is written.
    static func mistakes(in text: String, _ file: String, line: Int?) -> [Mistake] {
        if text.isEmpty { return [Mistake(file, line: line, "mistake.survey-text-empty")] }
        if !text.isWithin(letters: longest) {
            return [Mistake(file, line: line, "mistake.survey-long", ["most": String(longest)])]
        }
        let isPlain = !text.contains("\n") && (try? Markdown.inlineText(text, rules: .commonMark)) == text
        return isPlain ? [] : [Mistake(file, line: line, "mistake.survey-markup")]
    }

    static func unknown(_ name: String, _ file: String, line: Int?, _ languages: [Language]) -> Mistake {
        Mistake(file, line: line, "mistake.survey-language", ["value": name, "languages": names(languages)])
    }

    static func missing(_ languages: [Language], _ file: String, line: Int?) -> Mistake {
        Mistake(file, line: line, "mistake.survey-language-missing", ["languages": names(languages)])
    }

    private static func names(_ languages: [Language]) -> String {
        (languages.isEmpty ? Language.allCases : languages).map(\.rawValue).joined(separator: ", ")
    }

    private static func failure(_ mistakes: [Mistake]) -> Result<SurveyText, ImportMistakes> {
        .failure(ImportMistakes(mistakes: mistakes))
    }
}

/// The lines with one text in each language.
struct SurveyTexts {
    private(set) var texts: [Language: String] = [:]
    private(set) var mistakes: [Mistake] = []
    /// Languages whose line has a mistake; they are not reported as missing.
    private var hasFaultyLine = false

    mutating func add(_ source: some StringProtocol, _ file: String, line: Int, _ languages: [Language]) {
        switch SurveyText.read(source, file, line: line, languages) {
        case .failure(let found):
            mistakes += found.mistakes
            hasFaultyLine = true
        case .success(let text):
            if texts[text.language] == nil {
                texts[text.language] = text.text
            } else {
                let values = ["language": text.language.rawValue]
                mistakes.append(Mistake(file, line: line, "mistake.survey-language-twice", values))
            }
        }
    }

    /// - Parameter line: the line where missing languages are reported.
    mutating func end(_ file: String, line: Int, _ languages: [Language]) {
        let missing = languages.filter { texts[$0] == nil }
        if !missing.isEmpty, !hasFaultyLine { mistakes.append(SurveyText.missing(missing, file, line: line)) }
    }
}
