/// Objectives as lines of `design.yaml`.
struct DesignObjectiveLines {
    let lines: DesignLines
    /// Of all topics.
    let order: [[String]]

    /// The outcomes and the own techniques of the design are in their order.
    func all(_ draft: DesignDraft) -> [String] {
        lines.list("objectives", draft.objectives.map { objective($0, in: draft) })
    }

    private func objective(_ objective: WrittenObjective, in draft: DesignDraft) -> [String] {
        let techniques = DesignTechniqueLines.keys(objective.techniques, own: draft.techniques)
        let outcomes = draft.outcomes.map(\.key).filter(objective.outcomes.contains)
        let topics = order.filter(objective.topics.contains).map(TopicPath.text)
        return lines.line("key", objective.key) + performance(objective.performance) + lines.list("topics", texts: topics)
            + condition(objective.condition) + criteria(objective.criteria)
            + lines.list("outcomes", texts: outcomes) + lines.list("techniques", texts: techniques)
            + lines.line("sentence", objective.sentence)
            + lines.number("share", objective.share == WrittenDesign.usualShare ? nil : objective.share)
    }

    private func performance(_ performance: WrittenObjective.Performance?) -> [String] {
        guard let performance else { return [] }
        let action = lines.line("action", performance.category.text)
        return switch performance.word {
        case .listed(let key): action + lines.line("word", key)
        case .own(let text): action + lines.line("own-word", text)
        }
    }

    private func condition(_ condition: WrittenObjective.Condition?) -> [String] {
        lines.line("condition", condition?.kind.rawValue) + lines.line("condition-text", condition?.text)
            + lines.flag("hide-condition", condition?.isHidden == true)
    }

    private func criteria(_ criteria: [ObjectiveCriterion: WrittenObjective.Criterion]) -> [String] {
        let all = ObjectiveCriterion.allCases.compactMap { kind in criteria[kind].map { (kind.rawValue, $0) } }
        return lines.below(
            "criteria",
            all.flatMap { name, criterion in
                if criterion.isOn, !criterion.isHidden, criterion.text != nil { return lines.line(name, criterion.text) }
                return lines.below(
                    name,
                    lines.line("text", criterion.text) + (criterion.isOn ? ["on: true"] : ["on: false"])
                        + lines.flag("hidden", criterion.isHidden))
            })
    }
}

/// What is said of topics, as lines of `design.yaml`.
struct DesignTopicLines {
    let lines: DesignLines
    /// Of all topics.
    let order: [[String]]
    /// What the folder calls files.
    let names: [String: String]

    func all(_ topics: [[String]: WrittenTopic]) -> [String] {
        lines.list(
            "topics",
            order.compactMap { path in
                guard let topic = topics[path], topic != WrittenTopic() else { return nil }
                return lines.line("topic", TopicPath.text(path)) + self.topic(topic)
            })
    }

    private func topic(_ topic: WrittenTopic) -> [String] {
        let dimensions = KnowledgeDimension.allCases.filter(topic.dimensions.contains).map(\.rawValue)
        let hours = CourseActivity.allCases.flatMap { lines.number($0.rawValue, topic.hours[$0]) }
        return lines.keys("dimensions", dimensions)
            + lines.line("priority", topic.priority == .goodToKnow ? nil : topic.priority.rawValue)
            + lines.flag("prerequisite", topic.isPrerequisite) + lines.below("hours", hours)
            + lines.list("resources", topic.resources.map(resource))
    }

    private func resource(_ resource: WrittenResource) -> [String] {
        let place =
            switch resource.place {
            case .link(let url): lines.line("url", url)
            case .file(let name): lines.line("file", names[name] ?? name)
            case .lesson(let key): lines.line("lesson", key)
            case .nowhere: [] as [String]
            }
        return lines.line("title", resource.title) + lines.text("description", resource.description)
            + lines.line("kind", resource.kind.rawValue) + place
    }
}
