/// What events of a course can be and how they can be done, beside what they have already.
struct DesignEventChoices: Sendable, Equatable {
    struct Thing: Sendable, Equatable {
        let subject: DesignEvent.Subject
        /// Nil where it has none yet.
        let title: String?
    }

    struct Way: Sendable, Equatable {
        let technique: DesignEvent.Technique
        let title: String
    }

    /// Published tests and the lessons, in their order; the tests first.
    var things: [Thing] = []
    /// The techniques that are assigned to objectives of the course.
    var ways: [Way] = []
    /// The ids of its objectives.
    var objectives: Set<ID<Objective>> = []

    func thing(_ subject: DesignEvent.Subject?) -> Thing? { things.first { $0.subject == subject } }
    func way(_ technique: DesignEvent.Technique?) -> Way? { ways.first { $0.technique == technique } }
}
