/// An objective of a course in `design.yaml`.
struct WrittenObjective: Sendable, Equatable {
    enum Word: Sendable, Equatable {
        /// The key of a word of the taxonomy.
        case listed(String)
        case own(String)
    }

    struct Performance: Sendable, Equatable {
        let category: ActionPath
        let word: Word
    }

    struct Condition: Sendable, Equatable {
        let kind: ObjectiveCondition
        /// Of a custom one.
        let text: String?
        let isHidden: Bool
    }

    struct Criterion: Sendable, Equatable {
        var text: String?
        var isOn = false
        var isHidden = false
    }

    /// Nil for one that is unfinished.
    var key: String?
    var performance: Performance?
    var condition: Condition?
    var criteria: [ObjectiveCriterion: Criterion] = [:]
    /// The paths of its topics.
    var topics: Set<[String]> = []
    /// The keys of the outcomes of the programme that it serves.
    var outcomes: Set<String> = []
    /// The keys of its techniques of assessment and of teaching.
    var techniques: Set<String> = []
    /// Nil where the sentence is generated.
    var sentence: String?
    /// How many students of a hundred must reach it.
    var share = WrittenDesign.usualShare
}

/// What `design.yaml` says of a topic.
struct WrittenTopic: Sendable, Equatable {
    var dimensions: Set<KnowledgeDimension> = []
    var priority = TopicPriority.goodToKnow
    var isPrerequisite = false
    /// Whole hours of a semester.
    var hours: [CourseActivity: Int] = [:]
    var resources: [WrittenResource] = []
}

/// Something to read or to see about a topic, in `design.yaml`.
struct WrittenResource: Sendable, Equatable {
    enum Place: Sendable, Equatable {
        case link(String)
        /// The name of a file in the folder of the lessons.
        case file(String)
        /// The key of a lesson.
        case lesson(String)
        case nowhere
    }

    let title: String
    var description: String?
    let kind: ResourceKind
    var place = Place.nowhere
}
