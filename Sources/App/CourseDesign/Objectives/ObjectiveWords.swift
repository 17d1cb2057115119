/// What an objective has, in words: in the language of the page, but for what is in the language of the course.
struct ObjectiveWords: Sendable {
    let strings: Strings
    let course: Language
    let topics: TopicTree

    /// Which parts are missing; nil when none is.
    func missing(_ objective: Objective) -> String? {
        let parts = ObjectivePart.allCases.filter { !$0.isThere(in: objective) }.map { strings($0.key) }
        return parts.isEmpty ? nil : strings("objective.missing", ["parts": strings.formats.list(parts)])
    }

    /// What a part is; nil where nothing is said.
    func summary(_ part: ObjectivePart, of objective: Objective, in courseStrings: Strings) -> String? {
        switch part {
        case .performance: objective.performance.map(performance)
        case .condition: objective.condition.flatMap { condition($0, courseStrings) }
        case .contents: contents(objective.topics)
        case .criteria: criteria(objective.criteria)
        }
    }

    /// Cognitive / Analyze / Organize: analyze.
    func performance(_ performance: Objective.Performance) -> String {
        let path = Taxonomy.standard.place(performance.category)?.names(strings.language).joined(separator: " / ")
        return (path ?? performance.category.text) + ": " + word(performance)
    }

    /// The word as it is listed in the course's language.
    func word(_ performance: Objective.Performance) -> String {
        switch performance.word {
        case .own(let text): text
        case .listed(let key): Taxonomy.standard.word(key, at: performance.category)?.name(course) ?? key
        }
    }

    private func condition(_ condition: Objective.Condition, _ courseStrings: Strings) -> String? {
        guard let text = condition.kind == .custom ? condition.text : courseStrings(condition.kind.key) else { return nil }
        return hidden(text, condition.isHidden)
    }

    private func contents(_ chosen: [ID<Topic>]) -> String? {
        let chosen = Set(chosen)
        let titles = topics.inOrder.filter { chosen.contains($0.id) }.map(\.title)
        return titles.isEmpty ? nil : strings.formats.list(titles)
    }

    private func criteria(_ criteria: [ObjectiveCriterion: Objective.Criterion]) -> String? {
        let said = ObjectiveCriterion.allCases.compactMap { kind -> String? in
            guard let criterion = criteria[kind], criterion.isOn, let text = criterion.text else { return nil }
            return hidden(strings(kind.key) + ": " + text, criterion.isHidden)
        }
        return said.isEmpty ? nil : said.joined(separator: " · ")
    }

    private func hidden(_ text: String, _ isHidden: Bool) -> String {
        isHidden ? strings("objective.hidden", ["text": text]) : text
    }
}
