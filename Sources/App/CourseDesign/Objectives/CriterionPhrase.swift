/// A criterion as the sentence of an objective says it.
struct CriterionPhrase: Sendable, Equatable {
    let text: String
    /// Whether it stands behind "with", as "95 % accuracy" does and "within 20 minutes" does not.
    let isNamed: Bool
}

extension ObjectiveSentence {
    /// A percentage stands with the word as a measure of it. A phrase that begins as phrases of the language do, such as "within
    /// 20 minutes", stands as it is written; and any other text in brackets behind the word.
    static func phrase(_ kind: ObjectiveCriterion, _ text: String, _ strings: Strings) -> CriterionPhrase {
        if text.hasSuffix("%") { return CriterionPhrase(text: strings(measured(kind), ["value": text]), isNamed: true) }
        let first = text.prefix { $0.isLetter }.lowercased()
        let opening = CriterionOpening.all(strings.language)[first]
        guard let opening, text.count > first.count else {
            return CriterionPhrase(text: strings(described(kind), ["value": text]), isNamed: true)
        }
        return CriterionPhrase(text: first + text.dropFirst(first.count), isNamed: opening == .noun)
    }

    /// Each run of phrases that need it begins with "with".
    func joined(_ phrases: [CriterionPhrase]) -> String {
        let parts = phrases.enumerated().map { place, phrase in
            let isFirst = phrase.isNamed && phrases.at(place - 1)?.isNamed != true
            return isFirst ? strings("objective.with", ["criteria": phrase.text]) : phrase.text
        }
        return strings.formats.list(parts)
    }

    private static func measured(_ kind: ObjectiveCriterion) -> String {
        switch kind {
        case .accuracy: "objective.measured-accuracy"
        case .quality: "objective.measured-quality"
        case .quantity: "objective.measured-quantity"
        case .speed: "objective.measured-speed"
        }
    }

    private static func described(_ kind: ObjectiveCriterion) -> String {
        switch kind {
        case .accuracy: "objective.described-accuracy"
        case .quality: "objective.described-quality"
        case .quantity: "objective.described-quantity"
        case .speed: "objective.described-speed"
        }
    }
}

/// How a text begins that can stand in a sentence as it is.
enum CriterionOpening: Sendable {
    /// With a preposition: nothing stands before it.
    case phrase
    /// With what a noun follows.
    case noun

    static func all(_ language: Language) -> [String: CriterionOpening] {
        switch language {
        case .english: english
        case .romanian: romanian
        case .serbian: serbian
        }
    }

    private static let english = made(
        "after at before by during for from in on per to under until using via with within without", nouns: "no")
    private static let romanian = made(
        "cu din după fără folosind în înainte într între la până pe pentru peste prin sub", nouns: "")
    private static let serbian = made(
        "bez do iz kroz na nakon od po pod pomoću posle pre pri s sa u unutar uz za", nouns: "")

    private static func made(_ phrases: String, nouns: String) -> [String: CriterionOpening] {
        let all = phrases.split(separator: " ").map { (String($0), Self.phrase) }
            + nouns.split(separator: " ").map { (String($0), Self.noun) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }
}
