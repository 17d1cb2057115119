import Database

/// How many students reached the objectives of a course, for those who teach it.
struct AttainmentStore: Sendable {
    let database: Database
    let revisions: RevisionCache

    struct Overview: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        /// Those who study the course, by name.
        let students: [MarkedStudent]
        /// In the order of the objectives.
        let attainments: [ObjectiveAttainment]
    }

    /// One objective.
    struct Sheet: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        let students: [MarkedStudent]
        /// From 1.
        let number: Int
        let attainment: ObjectiveAttainment
        let means: [PublishedMean]
    }

    /// - Returns: nil when this person may not change the course; likewise below.
    /// - Throws: the error of the database.
    func overview(of course: ID<Course>, by viewer: Viewer) async throws -> Overview? {
        try await reading { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            let students = try Self.students(of: course, tx)
            let tests = try AttainmentRows(course: course, revisions: revisions)
                .tests(among: Set(students.map(\.id)), tx)
            return try Overview(
                taught: taught, topics: CourseStore.topics(of: course, tx), students: students,
                attainments: ObjectiveAttainment.all(ObjectiveRows.all(of: course, tx), tests))
        }
    }

    /// - Returns: nil as well for an objective that is deleted.
    func sheet(of id: ID<Objective>, by viewer: Viewer, at now: Instant) async throws -> Sheet? {
        try await reading { tx in
            guard let (taught, found) = try ObjectiveStore.found(around: id, by: viewer, tx) else { return nil }
            let objectives = found.filter { $0.removedAt == nil }.map(\.objective)
            guard let place = objectives.firstIndex(where: { $0.id == id }) else { return nil }
            let course = taught.course.id
            let students = try Self.students(of: course, tx)
            let tests = try AttainmentRows(course: course, revisions: revisions)
                .tests(about: id, among: Set(students.map(\.id)), tx)
            guard let attainment = ObjectiveAttainment.all([objectives[place]], tests).first else { return nil }
            return try Sheet(
                taught: taught, topics: CourseStore.topics(of: course, tx), students: students, number: place + 1,
                attainment: attainment,
                means: PublishedMeanRows.find(AttainmentRows.items(of: id, tx), about: course, for: viewer, at: now, tx))
        }
    }

    /// On one snapshot, behind everybody who saves or reads anything smaller.
    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        try await PatientThreads.shared.run { [database] in try database.readInline(body) }
    }

    private static func students(of course: ID<Course>, _ tx: ReadTransaction) throws -> [MarkedStudent] {
        try CourseMarksRows.students(of: course, tx).filter(\.isEnrolled)
    }
}
