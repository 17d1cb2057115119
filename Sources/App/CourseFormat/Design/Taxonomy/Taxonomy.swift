/// The learning domains with their categories, action categories and words, in the order of the taxonomies: Anderson and Krathwohl
/// (cognitive), Krathwohl (affective), Simpson (psychomotor). The words are chosen for this product.
struct Taxonomy: Sendable {
    struct Domain: Sendable {
        let key: String
        let names: TaxonomyNames
        let categories: [Category]

        init(_ key: String, _ names: TaxonomyNames, _ categories: [Category]) {
            (self.key, self.names, self.categories) = (key, names, categories)
        }
    }

    struct Category: Sendable {
        let key: String
        let names: TaxonomyNames
        let actions: [ActionCategory]

        init(_ key: String, _ names: TaxonomyNames, _ actions: [ActionCategory]) {
            (self.key, self.names, self.actions) = (key, names, actions)
        }
    }

    struct ActionCategory: Sendable {
        let key: String
        let names: TaxonomyNames
        let words: [ActionWord]

        init(_ key: String, _ names: TaxonomyNames, _ words: [ActionWord]) {
            (self.key, self.names, self.words) = (key, names, words)
        }
    }

    /// An action category with all that lies above it.
    struct Place: Sendable {
        let domain: Domain
        let category: Category
        let action: ActionCategory

        var path: ActionPath { ActionPath(text: [domain.key, category.key, action.key].joined(separator: "/")) }

        /// Of the three, from the outermost.
        func names(_ language: Language) -> [String] {
            [domain.names[language], category.names[language], action.names[language]]
        }
    }

    let domains: [Domain]
    /// Every action category, in order.
    let places: [Place]
    private let placesByPath: [ActionPath: Place]

    init(_ domains: [Domain]) {
        self.domains = domains
        places = domains.flatMap { domain in
            domain.categories.flatMap { category in
                category.actions.map { Place(domain: domain, category: category, action: $0) }
            }
        }
        placesByPath = Dictionary(places.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Nil for a path that the taxonomy does not have.
    func place(_ path: ActionPath) -> Place? { placesByPath[path] }

    /// The word of a key below an action category; nil where it is not there.
    func word(_ key: String, at path: ActionPath) -> ActionWord? {
        place(path)?.action.words.first { $0.key == key }
    }

    /// Of the product.
    static let standard = Taxonomy([
        Domain(
            "cognitive", .init("Cognitive", "Cognitiv", "Kognitivni"),
            [
                CognitiveWords.remember, CognitiveWords.understand, HigherCognitiveWords.apply, HigherCognitiveWords.analyze,
                HigherCognitiveWords.evaluate, HigherCognitiveWords.create,
            ]),
        Domain(
            "affective", .init("Affective", "Afectiv", "Afektivni"),
            [
                AffectiveWords.receivingPhenomena, AffectiveWords.respond, AffectiveWords.value, AffectiveWords.organization,
                AffectiveWords.internalizingValues,
            ]),
        Domain(
            "psychomotor", .init("Psychomotor", "Psihomotor", "Psihomotorni"),
            [
                PsychomotorWords.perception, PsychomotorWords.set, PsychomotorWords.guidedResponse, PsychomotorWords.mechanism,
                LaterPsychomotorWords.complexOvertResponse, LaterPsychomotorWords.adaptation, LaterPsychomotorWords.origination,
            ]),
    ])
}

/// What a part of the taxonomy is called in each language.
struct TaxonomyNames: Sendable, Equatable {
    private let english: String
    private let romanian: String
    private let serbian: String

    init(_ english: String, _ romanian: String, _ serbian: String) {
        (self.english, self.romanian, self.serbian) = (english, romanian, serbian)
    }

    subscript(language: Language) -> String {
        switch language {
        case .english: english
        case .romanian: romanian
        case .serbian: serbian
        }
    }
}
