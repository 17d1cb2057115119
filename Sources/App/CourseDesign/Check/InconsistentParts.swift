/// Finds parts of objectives that do not fit together, and tagged things that are about something else.
struct InconsistentParts: Sendable {
    let facts: DesignFacts
    let names: ObjectiveNames

    var findings: [DesignFinding] { prerequisites + words + sentences + questions + lessons }

    /// A topic that students bring along is a condition of what they learn with it.
    private var prerequisites: [DesignFinding] {
        let known = facts.topics.inOrder.filter { facts.knowledge[$0.id]?.isPrerequisite == true }
        return facts.objectives.flatMap { objective in
            let (condition, contents) = (SearchText.fold(objective.condition?.text ?? ""), Set(objective.topics))
            return known.filter { topic in
                contents.contains(topic.id) && !condition.contains(SearchText.fold(topic.title))
            }.map { topic in
                DesignFinding(
                    rule: .prerequisite, subject: [objective.id.text, topic.id.text],
                    values: [.objective: names.value(objective.id), .topic: .text(topic.title)],
                    href: DesignRoutes.condition(of: objective.id))
            }
        }
    }

    private var words: [DesignFinding] {
        facts.objectives.compactMap { objective in
            guard case .own(let word)? = objective.performance?.word, let place = Self.place(of: word, facts.language) else {
                return nil
            }
            return DesignFinding(
                rule: .wordListed, subject: [objective.id.text],
                values: [.objective: names.value(objective.id), .word: .text(word), .place: .text(place)],
                href: DesignRoutes.performance(of: objective.id))
        }
    }

    /// The action category below which a word is listed.
    private static func place(of word: String, _ language: Language) -> String? { listed[language]?[SearchText.fold(word)] }

    /// The names of the first category below which each folded word is listed.
    private static let listed: [Language: [String: String]] = Language.allCases.reduce(into: [:]) { listed, language in
        for place in Taxonomy.standard.places {
            let names = place.names(language).joined(separator: " / ")
            for word in place.action.words {
                for form in [word.name(language), word.afterCondition(language)] {
                    let folded = SearchText.fold(form)
                    if listed[language]?[folded] == nil { listed[language, default: [:]][folded] = names }
                }
            }
        }
    }

    /// Each objective that says the same as one before it.
    private var sentences: [DesignFinding] {
        var seen: [String: Int] = [:]
        return facts.objectives.enumerated().compactMap { index, objective in
            guard let sentence = facts.sentences[objective.id].map(SearchText.fold) else { return nil }
            guard let first = seen[sentence] else {
                seen[sentence] = index + 1
                return nil
            }
            return DesignFinding(
                rule: .equalSentences, subject: [objective.id.text],
                values: [.objective: .text(String(index + 1)), .other: .text(String(first))],
                href: DesignRoutes.edit(objective.id))
        }
    }

    private var questions: [DesignFinding] {
        facts.questions.compactMap { question in
            guard let objective = stranger(among: question.objectives, to: question.topic) else { return nil }
            return DesignFinding(
                rule: .questionElsewhere, subject: [question.id.text],
                values: [
                    .number: .text(String(question.number)), .test: .text(question.title),
                    .objective: names.value(objective),
                ], href: TestWritingRoutes.test(question.test))
        }
    }

    private var lessons: [DesignFinding] {
        facts.lessons.compactMap { lesson in
            guard let objective = stranger(among: lesson.objectives, to: lesson.topic) else { return nil }
            return DesignFinding(
                rule: .lessonElsewhere, subject: [lesson.id.text],
                values: [.lesson: .text(lesson.title), .objective: names.value(objective)],
                href: WritingRoutes.edit(lesson.id))
        }
    }

    /// The first objective that has topics, and none of them to do with this one.
    private func stranger(among objectives: Set<ID<Objective>>, to topic: ID<Topic>?) -> ID<Objective>? {
        guard let topic else { return nil }
        return facts.objectives.first { objective in
            objectives.contains(objective.id) && !objective.topics.isEmpty
                && !objective.topics.contains { facts.isRelated(topic, to: $0) }
        }?.id
    }
}
