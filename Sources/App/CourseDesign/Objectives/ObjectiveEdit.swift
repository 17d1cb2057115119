/// One change of an objective.
enum ObjectiveEdit: Sendable {
    case performance(Objective.Performance)
    case condition(Objective.Condition?)
    case contents([ID<Topic>])
    case criteria([ObjectiveCriterion: Objective.Criterion])
    /// What its own page saves. The key counts only where it has none yet.
    case sentence(SentenceField, key: String?, share: Int)
    /// The sentence follows its parts again.
    case generation
    /// Several changes in one, in this order.
    case whole([ObjectiveEdit])

    /// What became of the field of the sentence.
    enum SentenceField: Sendable, Equatable {
        /// It is as the form showed it: where it was generated it stays so, whatever its parts give by now.
        case untouched
        /// The one that is generated is no own one.
        case typed(String?)
    }

    /// The id of its first field.
    var field: String {
        switch self {
        case .performance: ObjectivePart.performance.field
        case .condition: ObjectivePart.condition.field
        case .contents: ObjectivePart.contents.field
        case .criteria: ObjectivePart.criteria.field
        case .sentence, .generation, .whole: "sentence"
        }
    }

    /// The id of the field beside which it is said that somebody else has changed the objective: the first that it changes.
    func field(from objective: Objective, to changed: Objective) -> String {
        switch self {
        case .criteria: ObjectiveCriterion.allCases.first { objective.criteria[$0] != changed.criteria[$0] }?.rawValue ?? field
        case .sentence where changed.ownSentence == objective.ownSentence: changed.key != objective.key ? "key" : "share"
        case .performance, .condition, .contents, .sentence, .generation, .whole: field
        }
    }

    /// The objective after it.
    /// - Parameter generated: the sentence that the parts of an objective give.
    func applied(to objective: Objective, generated: (Objective) -> String?) -> Objective {
        var changed = objective
        switch self {
        case .performance(let performance): changed.performance = performance
        case .condition(let condition): changed.condition = condition
        case .contents(let topics): changed.topics = topics
        case .criteria(let criteria):
            changed.criteria = criteria.reduce(into: [:]) { kept, next in
                let criterion = next.value.after(objective.criteria[next.key])
                if criterion != Objective.Criterion() { kept[next.key] = criterion }
            }
        case .sentence(let sentence, let key, let share):
            if case .typed(let text) = sentence { changed.ownSentence = text == generated(objective) ? nil : text }
            changed.key = objective.key ?? key
            changed.share = share
        case .generation: changed.ownSentence = nil
        case .whole(let edits): changed = edits.reduce(objective) { $1.applied(to: $0, generated: generated) }
        }
        return changed
    }
}

extension Objective.Criterion {
    /// As it is saved over another one: a tick of one without a text says nothing, since the form ticks it for a text to come.
    fileprivate func after(_ stored: Objective.Criterion?) -> Objective.Criterion {
        guard text == nil else { return self }
        return Objective.Criterion(text: nil, isOn: stored?.text == nil && stored?.isOn == true, isHidden: isHidden)
    }
}
