import Database

/// The marks of a course, for its teachers. The number of queries does not depend on the number of students.
struct CourseMarksStore: Sendable {
    let database: Database

    /// The whole matrix: every student with a mark for every test. Files are made of it.
    ///
    /// Of each cell `TestMark.counted` is the mark that counts, as the student sees it, `points` what was earned of how much, and
    /// `state(at:)` what there is where no mark is. Students who left the course are in it while they have attempts there
    /// (`MarkedStudent.isEnrolled`).
    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func whole(_ id: ID<Course>, by viewer: Viewer) async throws -> CourseMarks? {
        try await database.read { tx in try Self.whole(id, by: viewer, tx) }
    }

    /// The same inside a transaction.
    static func whole(_ id: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> CourseMarks? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        let tests = try CourseMarksRows.tests(of: id, tx)
        return try CourseMarks(
            taught: taught, topics: CourseStore.topics(of: id, tx), tests: tests,
            rows: CourseMarksRows.rows(CourseMarksRows.students(of: id, tx), in: tests, isOfAll: true, tx))
    }

    /// One page of it. Only the attempts of its students are read, and everyone's at the tests that the order or the filter asks
    /// for.
    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func page(
        _ id: ID<Course>, _ query: CourseMarksQuery, by viewer: Viewer, at now: Instant
    ) async throws -> CourseMarksSheet? {
        try await database.read { tx in try Self.page(id, query, by: viewer, at: now, tx) }
    }

    /// The same inside a transaction.
    static func page(
        _ id: ID<Course>, _ query: CourseMarksQuery, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction
    ) throws -> CourseMarksSheet? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        let (all, topics) = try (CourseMarksRows.tests(of: id, tx), CourseStore.topics(of: id, tx))
        let (query, shown) = (query.settled(all, topics), query.chosen(all, topics))
        let students = try CourseMarksRows.students(of: id, tx)
        let asked = all.filter { $0.id == query.missingTest(all)?.id || query.order(all) == .test($0.id) }
        let known = try KnownMarks(asked.isEmpty ? [] : CourseMarksRows.rows(students, in: asked, isOfAll: true, tx), in: asked)
        let taken = query.order(all) == .taken ? try CourseMarksRows.takenCounts(shown, tx) : [:]
        let listed = query.listed(students, in: all, known: known, taken: taken)
        return try CourseMarksSheet(
            taught: taught, topics: topics, allTests: all, tests: shown, query: query,
            rows: CourseMarksRows.rows(CourseMarksSheet.page(query.number, of: listed), in: shown, isOfAll: false, tx),
            students: students.count, listed: listed.count, holders: CourseMarksRows.holders(all, tx),
            wait: query.chosenTest(all).flatMap { try wait(for: $0, at: now, tx) })
    }

    /// Why students do not see their marks in a test yet. Whether one of them has a survey to answer first is nobody else's
    /// business.
    static func wait(for test: Assessment, at now: Instant, _ tx: ReadTransaction) throws -> Wait? {
        try test.disclosure.waitForResults(at: now, busyUntil: AssessmentRows.busyUntil(test, at: now, tx), gate: nil)
    }
}
