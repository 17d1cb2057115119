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

    /// The questions of an objective.
    func questions(of objective: ID<Objective>) -> [CheckedQuestion] {
        questions.filter { $0.objectives.contains(objective) }
    }
}

/// What the check needs to know of techniques.
struct CheckedTechniques: Sendable {
    enum Kind: String, CaseIterable, Sendable { case assessment, teaching }

    /// How a technique fits an objective.
    enum Fit: Sendable { case ideal, extended, none }

    /// A technique that an objective has.
    struct Assigned: Sendable, Equatable {
        /// The key of a curated one, or the id of somebody's own.
        let name: String
        let title: String
        let kind: Kind
        var fit = Fit.ideal
        /// How long it takes; nil where nothing is said.
        var minutes: Int?
    }

    /// One that would fit.
    struct Suggested: Sendable, Equatable {
        let name: String
        let title: String
    }

    var assigned: [ID<Objective>: [Assigned]] = [:]
    /// The best first.
    var suggested: [ID<Objective>: [Kind: [Suggested]]] = [:]

    func assigned(_ kind: Kind, to objective: ID<Objective>) -> [Assigned] {
        (assigned[objective] ?? []).filter { $0.kind == kind }
    }
}

/// What the check needs to know of the plan.
struct CheckedPlan: Sendable {
    struct Event: Sendable, Equatable {
        let id: String
        let title: String
        let assigned: LocalDay
        let due: LocalDay
    }

    struct Week: Sendable, Equatable {
        let monday: LocalDay
        /// How long its events take outside of class.
        let minutes: Int
    }

    /// Of all events, in minutes.
    struct Workload: Sendable, Equatable {
        let inClass: Int
        let tests: Int
        let atHome: Int

        var total: Int { inClass + tests + atHome }
    }

    var events: [Event] = []
    var weeks: [Week] = []
    /// For work outside of class in a week, in minutes; nil where nobody has said it.
    var budget: Int?
    /// Of the course; nil where it is not known when it takes place.
    var days: ClosedRange<LocalDay>?
    /// Nil where the plan has nothing yet.
    var workload: Workload?
}
