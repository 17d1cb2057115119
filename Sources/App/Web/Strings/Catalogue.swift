import Foundation
import Yams

/// The sentences of one language, read once from `Templates/Strings/LANGUAGE.yaml`.
struct Catalogue: Sendable {
    /// A sentence, or one sentence for each plural category.
    enum Entry: Sendable, Equatable {
        case sentence(Sentence)
        case plural([Plural: Sentence])
    }

    let language: Language
    let entries: [String: Entry]

    /// - Throws: `ConfigurationProblem.templates` when the file is missing or not a map of sentences.
    init(language: Language, folder: String) throws {
        let path = "\(folder)/Strings/\(language.rawValue).yaml"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let node = try? Yams.compose(yaml: text), let mapping = node.mapping
        else { throw ConfigurationProblem.templates(path) }
        self.language = language
        entries = try Dictionary(
            mapping.map { key, value in
                guard let name = key.string, let entry = Self.entry(value) else {
                    throw ConfigurationProblem.templates(path)
                }
                return (name, entry)
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func entry(_ node: Node) -> Entry? {
        if let forms = node.mapping {
            let pairs = forms.compactMap { key, value -> (Plural, Sentence)? in
                guard let plural = key.string.flatMap(Plural.init), let text = value.string else { return nil }
                return (plural, Sentence(text))
            }
            return pairs.count == forms.count ? .plural(Dictionary(pairs, uniquingKeysWith: { first, _ in first })) : nil
        }
        return node.string.map { .sentence(Sentence($0)) }
    }
}

/// The catalogues of all languages.
struct Catalogues: Sendable {
    private let romanian: Catalogue
    private let serbian: Catalogue
    private let english: Catalogue

    /// - Throws: `ConfigurationProblem.templates` with the name of the first that cannot be read.
    init(folder: String) throws {
        romanian = try Catalogue(language: .romanian, folder: folder)
        serbian = try Catalogue(language: .serbian, folder: folder)
        english = try Catalogue(language: .english, folder: folder)
    }

    subscript(language: Language) -> Catalogue {
        switch language {
        case .romanian: romanian
        case .serbian: serbian
        case .english: english
        }
    }
}
