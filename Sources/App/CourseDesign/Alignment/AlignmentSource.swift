/// What a course has that may serve its objectives.
struct AlignmentSource: Sendable {
    struct TaggedLesson: Sendable, Equatable {
        let id: ID<Lesson>
        let title: String
        var objectives: Set<ID<Objective>> = []
    }

    /// A question of the newest revision of a test.
    struct TaggedQuestion: Sendable, Equatable {
        let test: ID<Assessment>
        let title: String
        let kind: AssessmentKind
        /// In its test, from 1.
        let number: Int
        /// Markdown.
        let text: String
        var objectives: Set<ID<Objective>> = []
    }

    struct TaggedItem: Sendable, Equatable {
        /// The title of its survey.
        let survey: Wording
        let text: Wording
        let objective: ID<Objective>
    }

    struct PlannedEvent: Sendable, Equatable {
        let id: ID<DesignEvent>
        let title: String
        let objectives: Set<ID<Objective>>
    }

    /// In their order.
    let objectives: [Objective]
    let topics: TopicTree
    /// The topics that students bring along.
    let prerequisites: Set<ID<Topic>>
    let lessons: [TaggedLesson]
    let questions: [TaggedQuestion]
    let items: [TaggedItem]
    /// Of each objective, in the order of the catalogue.
    let techniques: [ID<Objective>: [Technique]]
    /// In the order in which they are due.
    let events: [PlannedEvent]

    func techniques(_ kind: TechniqueKind, of objective: ID<Objective>) -> [Technique] {
        (techniques[objective] ?? []).filter { $0.traits.kind == kind }
    }
}

/// What may serve an objective, in the order of the columns.
enum AlignmentMatter: String, CaseIterable, Sendable {
    case topics, lessons
    case quizzes, finals
    case items
    case assessment, teaching
    case events

    /// The key of its name.
    var key: String {
        switch self {
        case .topics: "alignment.topics"
        case .lessons: "alignment.lessons"
        case .quizzes: "alignment.quizzes"
        case .finals: "alignment.finals"
        case .items: "alignment.items"
        case .assessment: "alignment.assessment"
        case .teaching: "alignment.teaching"
        case .events: "alignment.events"
        }
    }

    /// The key of the sentence how a gap is mended.
    var mendingKey: String {
        switch self {
        case .topics: "alignment.mend-topics"
        case .lessons: "alignment.mend-lessons"
        case .quizzes: "alignment.mend-quizzes"
        case .finals: "alignment.mend-finals"
        case .items: "alignment.mend-items"
        case .assessment: "alignment.mend-assessment"
        case .teaching: "alignment.mend-teaching"
        case .events: "alignment.mend-events"
        }
    }
}
