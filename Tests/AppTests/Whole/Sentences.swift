import Foundation

@testable import App

/// The catalogues of all languages as they are written, and what the code and the templates ask of them.
struct Sentences {
    struct Line: Equatable {
        let key: String
        /// Of a sentence that depends on a number.
        let isPlural: Bool
    }

    let catalogue: Catalogue
    /// The keys in the order of the file.
    let lines: [Line]

    init(_ language: Language) throws {
        let folder = TestSite.package.appendingPathComponent("Templates").path
        catalogue = try SharedSample.catalogue(language)
        let text = try String(contentsOfFile: "\(folder)/Strings/\(language.rawValue).yaml", encoding: .utf8)
        lines = Self.lines(text)
    }

    static func all() throws -> [Sentences] {
        try Language.allCases.map(Sentences.init)
    }

    static func lines(_ yaml: String) -> [Line] {
        yaml.matches(of: #/^([^\s:#][^\s:]*):(.*)$/#.anchorsMatchLineEndings()).map {
            Line(key: String($0.1), isPlural: $0.2.allSatisfy { $0 == " " })
        }
    }

    /// Every text of the catalogue with the key and, for a plural, the category that it stands under.
    var texts: [(place: String, text: String)] {
        catalogue.entries.flatMap { key, entry -> [(String, String)] in
            switch entry {
            case .sentence(let sentence): return [(key, sentence.text)]
            case .plural(let forms): return forms.map { ("\(key), \($0.key.rawValue)", $0.value.text) }
            }
        }.sorted { $0.0 < $1.0 }.map { (place: "\(catalogue.language.rawValue) \($0.0)", text: $0.1) }
    }

    /// Every text of the catalogue with its key alone, each form of a plural by itself.
    var keyed: [(key: String, text: String)] {
        catalogue.entries.flatMap { key, entry -> [(key: String, text: String)] in
            switch entry {
            case .sentence(let sentence): return [(key: key, text: sentence.text)]
            case .plural(let forms): return forms.values.map { (key: key, text: $0.text) }
            }
        }
    }

    /// The placeholders of a text: `{time}` gives `time`.
    static func placeholders(_ text: String) -> [String] {
        text.matches(of: #/\{([a-zA-Z]+)\}/#).map { String($0.1) }.sorted()
    }

    /// The placeholders of each form of an entry.
    static func placeholders(_ entry: Catalogue.Entry) -> Set<[String]> {
        switch entry {
        case .sentence(let sentence): [placeholders(sentence.text)]
        case .plural(let forms): Set(forms.values.map { placeholders($0.text) })
        }
    }
}

/// Where a key is asked for.
struct SentenceUse: Equatable, Sendable {
    enum Form {
        case sentence
        case plural
        /// The place does not tell: the key goes through a variable.
        case either
    }

    let key: String
    let form: Form

    /// The keys that a template asks for.
    static func uses(template: String) -> [SentenceUse] {
        template.matches(of: #/\[\[([^\]]*)\]\]/#).map { String($0.1) }
            .filter { $0 != "style" && $0 != "language" && !$0.hasPrefix("style ") && !$0.hasPrefix("asset ") }.map {
                SentenceUse(key: $0, form: .sentence)
            }
    }

    /// The keys that a Swift text asks for: those given to `strings` and `Flash`, and every literal that looks like a key of
    /// a group that there is.
    static func uses(swift: String, groups: Set<String>) -> [SentenceUse] {
        let text = SourceTree.withoutComments(swift)
        let plural = text.matches(of: #/\bstrings\w*(?:\(\))?\(\s*"([^"\\]+)",\s*n:/#).map {
            SentenceUse(key: String($0.1), form: .plural)
        }
        let single = text.matches(of: #/\b(?:strings|Flash)\(\s*"([^"\\]+)"(?:\)|,\s*(?!n:)\S)/#).map {
            SentenceUse(key: String($0.1), form: .sentence)
        }
        let others = SourceTree.literals(swift).filter { looksLikeKey($0, groups) }.map {
            SentenceUse(key: $0, form: .either)
        }
        return plural + single + others
    }

    /// `tests.title`, but no file name and no right of a token.
    private static func looksLikeKey(_ literal: String, _ groups: Set<String>) -> Bool {
        guard literal.wholeMatch(of: #/[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+/#) != nil else { return false }
        let parts = literal.split(separator: ".").map(String.init)
        let isFile = ["csv", "css", "js", "md", "mustache", "png", "yaml"].contains(parts.last)
        return groups.contains(parts[0]) && !isFile && TokenScope(rawValue: literal) == nil
    }
}
