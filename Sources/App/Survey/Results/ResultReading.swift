/// What of the results of one subject somebody may read: the union of what their roles give, and of an administrator's nothing.
struct ResultReading: Sendable, Equatable {
    /// Whose figures: 0 for the subject's own, else positions of teachers.
    private(set) var figures: Set<Int> = []
    /// Whose comments.
    private(set) var comments: Set<Int> = []

    /// - Parameter isEnrolled: in the subject's course.
    init(_ subject: SurveySubject, _ audience: SurveyAudience, by person: ID<Person>, roles: Set<Role>, isEnrolled: Bool) {
        let everything = Set([0] + subject.teachers.map(\.position))
        let own = Set(subject.teachers.filter { $0.person == person }.map(\.position))
        if roles.contains(.qualityOffice) { add(everything, comments: everything) }
        if roles.contains(.teacher), !own.isEmpty { add(own.union([0]), comments: own.union([0])) }
        if roles.contains(.student), isEnrolled, audience >= .subject {
            add(audience == .everything ? everything : [0], comments: [])
        }
    }

    private mutating func add(_ figures: Set<Int>, comments: Set<Int>) {
        self.figures.formUnion(figures)
        self.comments.formUnion(comments)
    }

    var isNothing: Bool { figures.isEmpty }

    /// Whoever reads comments hears before the day that there will be results; students do not.
    var isTheirs: Bool { !comments.isEmpty }
}
