import Database

/// The slip of one student of a course: an invitation, or a new password for one who forgot it.
struct StudentSlipStore: Sendable {
    let database: Database
    let key: LinkCodeKey

    /// What a slip would be for, and which earlier one would end.
    struct Question: Sendable {
        let course: Course
        let student: Person
        let purpose: OneTimeLink.Purpose
        let open: OneTimeLink?
    }

    enum Answer: Sendable {
        case made(Question, LinkSecret)
        /// The link that would end is another one than the maker knows.
        case question(Question)
    }

    /// Nil when the course is not this person's, or no slip may be made for the student.
    func question(
        about student: ID<Person>, in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Question? {
        try await database.read { tx in try Self.question(student, course, viewer, now, tx) }
    }

    /// Makes a slip. Nil in the same cases as above.
    /// - Parameter ending: the id of the link that the maker knows to end.
    func make(
        for student: ID<Person>, in course: ID<Course>, ending: String?, by viewer: Viewer, at now: Instant
    ) async throws -> Answer? {
        try await database.write { tx in
            guard let question = try Self.question(student, course, viewer, now, tx.reading) else { return nil }
            if let open = question.open, open.id.text != ending { return .question(question) }
            let secret = try OneTimeLinkStore.make(
                for: student, question.purpose, by: viewer.id, under: key, at: now, tx)
            return .made(question, secret)
        }
    }

    private static func question(
        _ id: ID<Person>, _ course: ID<Course>, _ viewer: Viewer, _ now: Instant, _ tx: ReadTransaction
    ) throws -> Question? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx),
            let purpose = try CoursePeopleStore.students(of: course, among: [id], for: viewer, tx).first?.slip,
            let student = try PersonStore.people(tx, where: "id = \(id)").first
        else { return nil }
        let open = try OneTimeLinkStore.open(of: [id], at: now, tx)
        return Question(course: taught.course, student: student, purpose: purpose, open: open[id])
    }
}
