/// A technique that the program ships, in its three languages.
struct CuratedTechnique: Sendable {
    struct Words: Sendable, Equatable {
        let title: String
        let description: String

        init(_ title: String, _ description: String) {
            (self.title, self.description) = (title, description)
        }
    }

    /// It is stored and written in folders, and so a key that was released stays.
    let key: String
    let traits: TechniqueTraits
    private let english: Words
    private let romanian: Words
    private let serbian: Words

    /// - Parameter categories: their paths.
    init(
        _ key: String, minutes: Int, _ manner: TechniqueTraits.Manner, categories: [String], dimensions: [KnowledgeDimension],
        english: Words, romanian: Words, serbian: Words
    ) {
        self.key = key
        traits = TechniqueTraits(
            manner: manner, minutes: minutes, categories: Set(categories.map { CategoryPath(text: $0) }),
            dimensions: Set(dimensions))
        (self.english, self.romanian, self.serbian) = (english, romanian, serbian)
    }

    func words(_ language: Language) -> Words {
        switch language {
        case .english: english
        case .romanian: romanian
        case .serbian: serbian
        }
    }
}
