/// What the check of a design looks at.
struct DesignFacts: Sendable {
    struct CheckedLesson: Sendable, Equatable {
        let id: ID<Lesson>
        let title: String
        var topic: ID<Topic>?
        var objectives: Set<ID<Objective>> = []
    }

    /// A question of the newest revision of a test.
    struct CheckedQuestion: Sendable, Equatable {
        let id: ID<Question>
        let test: ID<Assessment>
        let title: String
        let kind: AssessmentKind
        /// In its test, from 1.
        let number: Int
        var topic: ID<Topic>?
        /// Whether it is answered by choosing among options.
        var isChoice = true
        var objectives: Set<ID<Objective>> = []
    }

    let course: ID<Course>
    var state = DesignState()
    /// In their order.
    var objectives: [Objective] = []
    /// In the language of the course; of those that have one.
    var sentences: [ID<Objective>: String] = [:]
    var language = Language.english
    var topics = TopicTree([])
    var knowledge: [ID<Topic>: TopicKnowledge] = [:]
    var lessons: [CheckedLesson] = []
    /// In the order of the tests.
    var questions: [CheckedQuestion] = []
    var techniques = CheckedTechniques()
    var plan = CheckedPlan()
    /// Nil where nobody has given them.
    var credits: Credits?

    /// How far the design is, with what only the whole of it tells.
    var progress: DesignState {
        var progress = state
        progress.unfinished = objectives.count { objective in
            !ObjectivePart.allCases.allSatisfy { $0.isThere(in: objective) }
        }
        progress.excessiveWeeks = plan.excessive.count
        return progress
    }

    /// The questions of an objective.
    func questions(of objective: ID<Objective>) -> [CheckedQuestion] {
        questions.filter { $0.objectives.contains(objective) }
    }
}

/// What the check needs to know of techniques.
struct CheckedTechniques: Sendable {
    /// A technique that an objective has.
    struct Assigned: Sendable, Equatable {
        /// The key of a curated one, or the id of somebody's own.
        let name: String
        let title: String
        let kind: TechniqueKind
        /// How it fits the objective; nil where it does not.
        var fit: TechniqueMatch.Bucket? = .ideal
        /// How long it takes; nil where nothing is said.
        var minutes: Int?
    }

    /// One that would fit.
    struct Suggested: Sendable, Equatable {
        let name: String
        let title: String
    }

    var assigned: [ID<Objective>: [Assigned]] = [:]
    /// For objectives without one of the kind; the best first.
    var suggested: [ID<Objective>: [TechniqueKind: [Suggested]]] = [:]

    func assigned(_ kind: TechniqueKind, to objective: ID<Objective>) -> [Assigned] {
        (assigned[objective] ?? []).filter { $0.kind == kind }
    }
}

/// What the check needs to know of the plan.
struct CheckedPlan: Sendable {
    struct Event: Sendable, Equatable {
        let id: ID<DesignEvent>
        let title: String
        let assigned: LocalDay
        let due: LocalDay
    }

    struct Week: Sendable, Equatable {
        let monday: LocalDay
        /// How long its events take outside of class.
        let minutes: Int
    }

    var events: [Event] = []
    var weeks: [Week] = []
    /// For work outside of class in a week, in minutes; nil where nobody has said it.
    var budget: Int?
    /// Of the course; nil where it is not known when it takes place.
    var days: ClosedRange<LocalDay>?
    /// Nil where the plan has nothing yet.
    var workload: CourseWorkload?

    /// The weeks over the budget.
    var excessive: [Week] { budget.map { budget in weeks.filter { $0.minutes > budget } } ?? [] }
}
