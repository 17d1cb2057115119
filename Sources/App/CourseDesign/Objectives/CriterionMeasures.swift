/// What measures the criteria of an objective: questions measure accuracy; what has a time measures speed, which is a question of a
/// final test, and a technique of assessment that says how long it takes. Quality and quantity are judged by people.
struct CriterionMeasures: Sendable, Equatable {
    /// The kinds of the tests of its questions.
    let questions: [AssessmentKind]
    /// How long its techniques of assessment take; nil where nothing is said.
    let minutes: [Int?]

    func measures(_ criterion: ObjectiveCriterion) -> Bool {
        switch criterion {
        case .accuracy: !questions.isEmpty
        case .speed: questions.contains(.final) || minutes.contains { $0 != nil }
        case .quality, .quantity: true
        }
    }

    /// The criteria that count, say something, and are not measured; in their order.
    func missing(in objective: Objective) -> [ObjectiveCriterion] {
        ObjectiveCriterion.allCases.filter { objective.has($0) && !measures($0) }
    }
}

extension Objective {
    /// Whether a criterion counts and says something.
    func has(_ criterion: ObjectiveCriterion) -> Bool {
        criteria[criterion].map { $0.isOn && $0.text != nil } == true
    }
}
