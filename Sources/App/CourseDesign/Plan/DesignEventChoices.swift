/// What events of a course can be and how they can be done, beside what they have already.
struct DesignEventChoices: Sendable {
    struct Thing: Sendable, Equatable {
        let subject: DesignEvent.Subject
        /// Nil where it has none yet.
        let title: String?
    }

    /// Published tests and the lessons, in their order; the tests first.
    var things: [Thing] = []
    /// The techniques that are assigned to objectives of the course.
    var techniques: [Technique] = []
    /// The ids of its objectives.
    var objectives: Set<ID<Objective>> = []

    func thing(_ subject: DesignEvent.Subject?) -> Thing? { things.first { $0.subject == subject } }
    /// What a technique is called; nil for an own one that no objective has any more.
    func title(of reference: TechniqueReference, in language: Language) -> String? {
        let known = technique(reference) ?? TechniqueCatalogue.standard.technique(reference.text).map(Technique.curated)
        return known?.title(language)
    }

    func technique(_ reference: TechniqueReference?) -> Technique? { techniques.first { $0.reference == reference } }
}
