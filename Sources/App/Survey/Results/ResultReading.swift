/// Which results of one subject a person may read: the union of what the person's roles allow. The administrator's role allows
/// nothing.
struct ResultReading: Sendable, Equatable {
    /// Whose figures may be read: 0 for the subject, else the positions of teachers.
    private(set) var figures: Set<Int> = []
    /// Whose comments may be read.
    private(set) var comments: Set<Int> = []

    /// - Parameter isEnrolled: whether the person is enrolled in the subject's course.
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

    /// Whether the person is told in advance that there will be results: those who read comments are, students are not.
    var isTheirs: Bool { !comments.isEmpty }
}
