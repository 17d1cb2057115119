/// Which technique is meant: a curated one by its key, or somebody's own by its id.
enum TechniqueReference: Hashable, Sendable {
    case curated(String)
    case own(ID<OwnTechnique>)

    /// Of an address or a form.
    init(text: String) {
        self = TechniqueCatalogue.standard.technique(text) == nil ? .own(ID(text: text)) : .curated(text)
    }

    /// The key or the id.
    var text: String {
        switch self {
        case .curated(let key): key
        case .own(let id): id.text
        }
    }

    /// Nil for a curated one.
    var ownID: ID<OwnTechnique>? {
        if case .own(let id) = self { id } else { nil }
    }
}

/// A technique that a teacher wrote.
struct OwnTechnique: Sendable, Equatable {
    let id: ID<OwnTechnique>
    let owner: ID<Person>
    /// As its author wrote it last.
    var content: TechniqueContent
    /// Of the content.
    let version: Int
    /// Nil where only its owner finds it.
    var publishedAt: Instant?
    /// When it was put away; nil where it is offered.
    var removedAt: Instant?
    /// What an administrator read when it was published last; nil where it never was. It stays when it is no longer published.
    var readContent: TechniqueContent?

    /// Whether its author has changed it since an administrator read it: all others have what was read until it is read again.
    var isWaiting: Bool { publishedAt != nil && readContent != nil && readContent != content }

    /// As those have it who are not its author.
    var forOthers: OwnTechnique {
        var technique = self
        technique.content = readContent ?? content
        return technique
    }
}

/// A technique, whoever wrote it.
enum Technique: Sendable {
    case curated(CuratedTechnique)
    case own(OwnTechnique)

    var reference: TechniqueReference {
        switch self {
        case .curated(let technique): .curated(technique.key)
        case .own(let technique): .own(technique.id)
        }
    }

    var traits: TechniqueTraits {
        switch self {
        case .curated(let technique): technique.traits
        case .own(let technique): technique.content.traits
        }
    }

    var kind: TechniqueKind {
        switch self {
        case .curated(let technique): technique.traits.kind
        case .own(let technique): technique.content.traits.kind
        }
    }

    /// Nil for a curated one.
    var own: OwnTechnique? {
        if case .own(let technique) = self { technique } else { nil }
    }

    /// As those have it who did not write it.
    var forOthers: Technique {
        switch self {
        case .curated: self
        case .own(let technique): .own(technique.forOthers)
        }
    }

    /// In the language of the page; of an own one as it was written.
    func title(_ language: Language) -> String {
        switch self {
        case .curated(let technique): technique.words(language).title
        case .own(let technique): technique.content.title
        }
    }

    func description(_ language: Language) -> String? {
        switch self {
        case .curated(let technique): technique.words(language).description
        case .own(let technique): technique.content.description
        }
    }

    /// The same to change, in one language.
    func content(_ language: Language) -> TechniqueContent {
        switch self {
        case .curated(let technique):
            let words = technique.words(language)
            return TechniqueContent(title: words.title, traits: technique.traits, description: words.description)
        case .own(let technique): return technique.content
        }
    }

    static func curated(_ kind: TechniqueKind) -> [Technique] {
        TechniqueCatalogue.standard.techniques.filter { $0.traits.kind == kind }.map(Technique.curated)
    }
}

extension [Technique] {
    /// By title as readers of a language look for it; what has the same title is told apart by its key or id.
    func byTitle(_ language: Language) -> [Technique] {
        map { (technique: $0, order: $0.order(language)) }.sorted { $0.order < $1.order }.map(\.technique)
    }
}

extension Technique {
    /// Places a technique among others by its title.
    func order(_ language: Language) -> (String, String, String) {
        let title = title(language)
        return (SearchText.fold(title), title, reference.text)
    }
}
