/// One change of an objective.
enum ObjectiveEdit: Sendable {
    case performance(Objective.Performance)
    case condition(Objective.Condition?)
    case contents([ID<Topic>])
    case criteria([ObjectiveCriterion: Objective.Criterion])
    /// What its own page saves.
    /// - Parameters:
    ///   - sentence: what stands in the field of the sentence; the one that is generated is no own one.
    ///   - key: only where it has none yet.
    case sentence(String?, key: String?, share: Int)
    /// The sentence follows its parts again.
    case generation

    /// The id of the field beside which it is said that somebody else has changed the objective.
    var field: String {
        switch self {
        case .performance: ObjectivePart.performance.field
        case .condition: ObjectivePart.condition.field
        case .contents: ObjectivePart.contents.field
        case .criteria: ObjectivePart.criteria.field
        case .sentence, .generation: "sentence"
        }
    }

    /// The objective after it.
    /// - Parameter generated: the sentence that its parts give.
    func applied(to objective: Objective, generated: String?) -> Objective {
        var changed = objective
        switch self {
        case .performance(let performance): changed.performance = performance
        case .condition(let condition): changed.condition = condition
        case .contents(let topics): changed.topics = topics
        case .criteria(let criteria): changed.criteria = criteria.filter { $0.value != Objective.Criterion() }
        case .sentence(let sentence, let key, let share):
            changed.ownSentence = sentence == generated ? nil : sentence
            changed.key = objective.key ?? key
            changed.share = share
        case .generation: changed.ownSentence = nil
        }
        return changed
    }
}
