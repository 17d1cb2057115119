import Foundation
import Markdown
import Yams

/// A setting of a survey with a text in each of its languages: `title` and `introduction`.
enum SurveyWordingSetting {
    static func title(_ settings: inout Settings, _ languages: [Language]) -> Wording {
        let pairs = texts("title", &settings, languages)
        if !settings.has("title") { settings.addMissing("title") }
        for pair in pairs {
            for mistake in SurveyText.mistakes(in: pair.text, settings.file, line: settings.line(of: pair.node)) {
                settings.add(mistake)
            }
        }
        return wording(pairs)
    }

    /// Markdown without headings, pictures, tables and formulas; nil when it is absent.
    static func introduction(_ settings: inout Settings, _ languages: [Language]) -> Wording? {
        guard settings.has("introduction") else { return nil }
        let pairs = texts("introduction", &settings, languages)
        for pair in pairs {
            // In a YAML block, the text begins on the line after its sign.
            let isBlock = [.literal, .folded].contains(pair.node.scalar?.style)
            let offset = (settings.line(of: pair.node) ?? 1) - (isBlock ? 0 : 1)
            for mistake in mistakes(inMarkdown: pair.text, settings.file, offset: offset) { settings.add(mistake) }
        }
        return pairs.isEmpty ? nil : wording(pairs)
    }

    private static func wording(_ pairs: [(language: Language, text: String, node: Node)]) -> Wording {
        Wording(texts: Dictionary(pairs.map { ($0.language, $0.text) }, uniquingKeysWith: { first, _ in first }))
    }

    private static func texts(
        _ name: String, _ settings: inout Settings, _ languages: [Language]
    ) -> [(language: Language, text: String, node: Node)] {
        let before = settings.mistakes.count
        var found: [(language: Language, text: String, node: Node)] = []
        for (key, value) in settings.pairs(name) {
            let text = (value.cleanText ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
            let name = key.cleanText ?? "?"
            if let language = Language(rawValue: name), languages.isEmpty || languages.contains(language) {
                if !text.isEmpty { found.append((language, text, value)) }
            } else {
                settings.add(SurveyText.unknown(name, settings.file, line: settings.line(of: key), languages))
            }
        }
        let missing = languages.filter { language in !found.contains { $0.language == language } }
        if settings.has(name), settings.mistakes.count == before, !missing.isEmpty {
            settings.add(SurveyText.missing(missing, settings.file, line: settings.line(name)))
        }
        return found
    }

    private static func mistakes(inMarkdown text: String, _ file: String, offset: Int) -> [Mistake] {
        let document = DocumentText(text, file: file, rules: .commonMark)
        do {
            let headings = try document.blocks().flatMap(\.headings).map {
                Mistake(file, line: $0.lines.lowerBound + offset, "mistake.survey-introduction-heading")
            }
            return try headings
                + document.findings().map { finding in
                    let line = finding.line + offset
                    return switch finding.kind {
                    case .html(let html): Mistake(file, line: line, "mistake.html", ["html": html])
                    case .link(let address): Mistake(file, line: line, "mistake.link", ["address": address])
                    case .picture: Mistake(file, line: line, "mistake.survey-introduction-picture")
                    case .formula(let written, let problem): Mistake(file, line: line, formula: written, problem)
                    }
                }
        } catch let found as ImportMistakes {
            return found.mistakes
        } catch {
            return [Mistake(file, line: offset, "mistake.unreadable", ["reason": "\(error)"])]
        }
    }
}

extension Block {
    /// The headings in the block, including itself.
    fileprivate var headings: [Block] {
        if case .heading = kind { [self] } else { children.flatMap(\.headings) }
    }
}
