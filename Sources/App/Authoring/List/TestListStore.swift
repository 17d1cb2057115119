import Database
import Foundation

/// The tests of a course for its teachers: lists, adds and orders them.
struct TestListStore: Sendable {
    let database: Database
    let folder: FileFolder

    /// A test with its state.
    struct Entry: Sendable {
        let test: TeacherAssessment
        /// Whether the written text differs from what students see.
        let hasChanges: Bool
        /// How many students are taking it.
        let snapshot: Int
        /// The last moment at which anybody can be taking it; nil for a quiz, and for a test that was never published.
        let openUntil: Instant?
        /// The other dates of single students.
        var dates: [DateOverride] = []
    }

    struct List: Sendable {
        let course: TeacherCourse
        let tests: [Entry]
        /// The removed tests.
        let removed: [TeacherAssessment]
        var topics = TopicTree([])

        /// The paths of the course's topics, in their order.
        var paths: [[String]] { topics.inOrder.map { topics.path(to: $0.id).map(\.title) } }
    }

    /// Nil when this person may not change the course.
    func list(of id: ID<Course>, for viewer: Viewer, at now: Instant) async throws -> List? {
        try await database.read { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            let all = try TeacherAssessmentRows.all(of: course, tx)
            let tests = all.filter { $0.removedAt == nil }
            let dates = try TestDateRows.current(in: tests.filter { $0.published?.schedule != nil }.map(\.id), tx)
            return try List(
                course: course, tests: tests.map { try Self.entry($0, dates[$0.id] ?? [], folder, at: now, tx) },
                removed: all.filter { $0.removedAt != nil }, topics: CourseStore.topics(of: id, tx))
        }
    }

    /// One test with its state; nil when this person may not change it.
    func entry(_ id: ID<Assessment>, for viewer: Viewer, at now: Instant) async throws -> Entry? {
        try await database.read { tx in
            try TeacherAssessmentRows.find(id, by: viewer, tx).map { test in
                let dates = try test.published?.schedule == nil ? [:] : TestDateRows.current(in: [id], tx)
                return try Self.entry(test, dates[id] ?? [], folder, at: now, tx)
            }
        }
    }

    private static func entry(
        _ test: TeacherAssessment, _ dates: [DateOverride], _ folder: FileFolder, at now: Instant, _ tx: ReadTransaction
    ) throws -> Entry {
        try Entry(
            test: test, hasChanges: TestChangesRows.hasChanges(test, folder, at: now, tx),
            snapshot: test.published?.schedule == nil ? 0 : snapshot(in: test.id, at: now, tx),
            openUntil: test.published.flatMap { try AssessmentRows.openUntil($0, at: now, tx) },
            dates: dates)
    }

    private static func snapshot(in id: ID<Assessment>, at now: Instant, _ tx: ReadTransaction) throws -> Int {
        try AttemptRows.attempts(tx, where: "attempt.assessment_id = \(id) AND submission.attempt_id IS NULL")
            .count { !$0.isExpired(at: now) }
    }

    /// Adds a test with a text that shows how questions are written. Adding the same id again gives the same test. Nil when this
    /// person may not change the course.
    /// - Parameter text: makes the text, given the time zone.
    func create(
        _ new: NewTest, in id: ID<Course>, by viewer: Viewer, at now: Instant,
        text: @escaping @Sendable (Course, TimeZone) -> String
    ) async throws -> ID<Assessment>? {
        try await database.write { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx.reading) else { return nil }
            if let holder = try TeacherAssessmentRows.course(of: new.id, tx.reading) { return holder == id ? new.id : nil }
            try Self.begin(
                new, with: text(course.course, TestEditorStore.zone(tx.reading)), base: nil, in: id, by: viewer, at: now, tx)
            return new.id
        }
    }

    /// Adds the draft of a new, unpublished test.
    static func begin(
        _ new: NewTest, with text: String, base: ID<AssessmentRevision>?, in course: ID<Course>, by viewer: Viewer,
        at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO assessment_draft (assessment_id, course_id, assessment_key, version, base_revision_id, person_id,
                saved_at, text)
            VALUES (\(new.id), \(course), \(TestKeyRows.new(for: new.title, of: course, tx)), 1, \(base), \(viewer.id), \(now),
                \(text))
            """)
    }

    /// Moves a published test one place up or down among the published ones. False when this person may not change the test or
    /// the course.
    func move(
        _ test: ID<Assessment>, isUp: Bool, in id: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx.reading) else { return false }
            let shown = try TeacherAssessmentRows.all(of: course, tx.reading).filter {
                $0.published != nil && $0.removedAt == nil
            }
            var order = shown.map(\.id)
            guard let index = order.firstIndex(of: test) else { return false }
            let other = isUp ? index - 1 : index + 1
            if order.indices.contains(other) { order.swapAt(index, other) }
            let places = try tx.reading.rows(
                "SELECT position FROM assessment WHERE id IN (\(SQL.list(order))) ORDER BY position, id")
            var last = 0
            for (id, row) in zip(order, places) {
                last = try max(last + 1, row["position"])
                try AssessmentWriteRows.move(id, to: last, at: now, tx)
            }
            return true
        }
    }
}
