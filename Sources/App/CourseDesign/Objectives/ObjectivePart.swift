/// A part of an objective, in the order in which its pages lead on from one to the next.
enum ObjectivePart: CaseIterable, Sendable {
    case performance, condition, contents, criteria

    var key: String {
        switch self {
        case .performance: "objective.performance"
        case .condition: "objective.condition"
        case .contents: "objective.contents"
        case .criteria: "objective.criteria"
        }
    }

    /// The id of the field that its page begins with.
    var field: String {
        switch self {
        case .performance: "word"
        case .condition: "condition"
        case .contents: "topics"
        case .criteria: "accuracy"
        }
    }

    func href(of id: ID<Objective>) -> String {
        switch self {
        case .performance: DesignRoutes.performance(of: id)
        case .condition: DesignRoutes.condition(of: id)
        case .contents: DesignRoutes.contents(of: id)
        case .criteria: DesignRoutes.criteria(of: id)
        }
    }

    /// Where somebody begins who changes it: of a word that is there the page of its category.
    func start(in objective: Objective) -> String {
        guard self == .performance, let category = objective.performance?.category, Taxonomy.standard.place(category) != nil
        else { return href(of: objective.id) }
        return PerformanceQuery.href(category.text.split(separator: "/").map(String.init), of: objective.id)
    }

    /// Where its form leads to: back to the objective, or on.
    func href(after way: FormWay?, of id: ID<Objective>) -> String {
        switch way {
        case .back: DesignRoutes.edit(id)
        case .next, nil: next(of: id)
        }
    }

    /// The page after this one; the sentence after the last.
    func next(of id: ID<Objective>) -> String {
        switch self {
        case .performance: DesignRoutes.condition(of: id)
        case .condition: DesignRoutes.contents(of: id)
        case .contents: DesignRoutes.criteria(of: id)
        case .criteria: DesignRoutes.edit(id)
        }
    }

    /// Whether an objective has it. A condition of the teacher's own needs a text, and of the criteria one must count.
    func isThere(in objective: Objective) -> Bool {
        switch self {
        case .performance: objective.performance != nil
        case .condition: objective.condition.map { $0.kind != .custom || $0.text != nil } ?? false
        case .contents: !objective.topics.isEmpty
        case .criteria: objective.criteria.values.contains { $0.isOn && $0.text != nil }
        }
    }
}
