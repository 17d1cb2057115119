import Foundation
import Mustache

@testable import App

/// The templates as swift-mustache prints them: what our own printing is compared with. It shares nothing with that but the templates' files and
/// the texts of constants; it fills these in before the library sees the template.
struct MustacheJudge: Sendable {
    private let libraries: [Language: MustacheLibrary]

    static func usual() throws -> MustacheJudge { try made.get() }

    private static let made = Result { try MustacheJudge() }

    private init() throws {
        MustacheContentTypes.register(EscapedText(), named: EscapedText.name)
        let presentation = try SharedSample.presentation()
        let constants = try TemplateConstants(catalogues: presentation.catalogues, assets: presentation.assets)
        let sources = try Templates.sources(in: TestSite.package.appendingPathComponent("Templates").path)
        libraries = try Dictionary(
            uniqueKeysWithValues: Language.allCases.map { language in
                var library = MustacheLibrary()
                for (name, source) in sources {
                    let filled = try Self.withoutIndentation(source).split(separator: "[[").enumerated().map { index, piece in
                        guard index > 0, let end = piece.range(of: "]]") else { return String(piece) }
                        return try constants.text(String(piece[..<end.lowerBound]), in: language) + piece[end.upperBound...]
                    }
                    try library.register("{{% CONTENT_TYPE:\(EscapedText.name)}}\n" + filled.joined(), named: name)
                }
                return (language, library)
            })
    }

    func text(_ page: some Page, in language: Language) -> String? {
        libraries[language]?.render(page, withTemplate: type(of: page).template)
    }

    private static func withoutIndentation(_ source: String) -> String {
        source.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
            .replacingOccurrences(of: ">\n<", with: "><")
    }
}

/// Escapes what a browser takes for a special character. The library's own escaping looks at Swift's Characters: to it, `"` with an accent is another
/// one.
private struct EscapedText: MustacheContentType {
    static let name = "GATA"

    func escapeText(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: String(scalar)
            }
        }.joined()
    }
}
