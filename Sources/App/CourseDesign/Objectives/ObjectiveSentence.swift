/// The sentence of an objective, in the language of its course: condition, word, topics in the order of the tree, and criteria.
///
/// What is hidden, off or empty is left out. The same parts give the same sentence.
struct ObjectiveSentence: Sendable {
    /// In the language of the course.
    let strings: Strings
    let taxonomy: Taxonomy

    init(_ strings: Strings, taxonomy: Taxonomy = .standard) {
        (self.strings, self.taxonomy) = (strings, taxonomy)
    }

    /// The one that the teacher wrote, else the one that its parts give; nil where it has neither.
    func sentence(of objective: Objective, _ topics: TopicTree) -> String? {
        objective.ownSentence ?? generated(objective, topics)
    }

    /// What its parts give; nil as long as it has no word.
    func generated(_ objective: Objective, _ topics: TopicTree) -> String? {
        let condition = condition(objective.condition)
        guard let word = word(objective.performance, isFirst: condition == nil) else { return nil }
        var sentence = word
        let titles = titles(objective.topics, topics)
        if !titles.isEmpty {
            sentence = strings("objective.sentence-topics", ["word": word, "topics": strings.formats.list(titles)])
        }
        if let condition { sentence = condition + " " + sentence }
        let criteria = ObjectiveCriterion.allCases.compactMap { criterion($0, objective.criteria[$0]) }
        if !criteria.isEmpty {
            sentence = strings("objective.sentence-criteria", ["sentence": sentence, "criteria": joined(criteria)])
        }
        return Self.closed(sentence)
    }

    /// A condition as the sentence begins with it; nil for one that is hidden or has no text.
    func condition(_ condition: Objective.Condition?) -> String? {
        guard let condition, !condition.isHidden else { return nil }
        if condition.kind != .custom { return strings(condition.kind.key) }
        return condition.text.flatMap { Self.part($0, without: " .,:;…") }
    }

    private func word(_ performance: Objective.Performance?, isFirst: Bool) -> String? {
        guard let performance else { return nil }
        switch performance.word {
        case .own(let text): return Self.part(text, without: " .,:;…")
        case .listed(let key):
            let word = taxonomy.word(key, at: performance.category)
            return word.map { isFirst ? $0.name(strings.language) : $0.afterCondition(strings.language) }
        }
    }

    private func titles(_ ids: [ID<Topic>], _ topics: TopicTree) -> [String] {
        let chosen = Set(ids)
        return topics.inOrder.filter { chosen.contains($0.id) }.compactMap { Self.part($0.title, without: " .") }
    }

    private func criterion(_ kind: ObjectiveCriterion, _ criterion: Objective.Criterion?) -> CriterionPhrase? {
        guard let criterion, criterion.isSaid, let text = criterion.text.flatMap({ Self.part($0, without: " .") }) else {
            return nil
        }
        return Self.phrase(kind, text, strings)
    }

    /// A text with single spaces, without some characters at its end, of which an abbreviation keeps its dot; nil where nothing
    /// is left.
    private static func part(_ text: String, without ends: String) -> String? {
        var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        while let last = words.last, ends.contains(last), !endsShortened(words) { words.removeLast() }
        return words.isEmpty ? nil : words
    }

    /// Whether the last word is an abbreviation with its dot, in any of the languages: "etc.", "i dr.", "ș.a.".
    private static func endsShortened(_ words: String) -> Bool {
        guard words.hasSuffix("."), let last = words.dropLast().split(separator: " ").last?.lowercased() else { return false }
        let letters = last.split(separator: ".", omittingEmptySubsequences: false)
        return shortened.contains(last) || letters.count > 1 && letters.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
    }

    private static let shortened: Set = ["al", "dr", "etc", "itd", "sl"]

    /// With a capital first, and one full stop last where no other sign ends it.
    private static func closed(_ sentence: String) -> String {
        let isEnded = sentence.last.map { ".!?…".contains($0) } == true
        return sentence.prefix(1).uppercased() + sentence.dropFirst() + (isEnded ? "" : ".")
    }
}
