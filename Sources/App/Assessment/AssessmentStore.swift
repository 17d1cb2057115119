import Database
import Foundation

/// Tests as a person sees them in lists: what there is, and how far the person is.
struct AssessmentStore: Sendable {
    let database: Database
    let revisions: RevisionStore

    /// A course with its tests and this person's attempts at them.
    struct Shelf: Sendable {
        let course: Course
        let topics: TopicTree
        let entries: [Entry]
    }

    struct Entry: Sendable {
        let assessment: Assessment
        /// This person's, the first first.
        let attempts: [Attempt]
        /// Answered questions of the attempt in progress.
        let answered: Int
        /// Questions of the attempt in progress; its revision may be an older one.
        let attemptQuestions: Int
    }

    /// All courses that a person may see, with their tests in the teacher's order.
    func shelves(for viewer: Viewer) async throws -> [Shelf] {
        try await database.read { tx in
            let attempts = try Dictionary(
                grouping: AttemptRowsStore.attempts(tx, where: "attempt.person_id = \(viewer.id)"), by: \.assessment)
            return try CourseStore.visible(to: viewer, tx).map { course in
                try Shelf(
                    course: course, topics: CourseStore.topics(of: course.id, tx),
                    entries: Self.assessments(tx, where: "assessment.course_id = \(course.id)").map {
                        try Self.entry($0, attempts[$0.id] ?? [], tx)
                    })
            }
        }
    }

    struct Details: Sendable {
        let entry: Entry
        let course: Course
        /// The newest revision: what an attempt started now would be about.
        let revision: AssessmentRevision
    }

    /// One test of a course that this person may see, nil otherwise.
    func find(_ id: ID<Assessment>, for viewer: Viewer) async throws -> Details? {
        try await database.read { tx in
            guard let assessment = try Self.assessments(tx, where: "assessment.id = \(id)").first,
                let course = try CourseStore.visible(to: viewer, tx).first(where: { $0.id == assessment.course }),
                let revision = try revisions.find(Self.newestRevision(of: id, tx), tx)
            else { return nil }
            let attempts = try AttemptRowsStore.attempts(
                tx, where: "attempt.person_id = \(viewer.id) AND attempt.assessment_id = \(id)")
            return try Details(entry: Self.entry(assessment, attempts, tx), course: course, revision: revision)
        }
    }

    static func newestRevision(of id: ID<Assessment>, _ tx: ReadTransaction) throws -> ID<AssessmentRevision> {
        let row = try tx.first(
            "SELECT id FROM assessment_revision WHERE assessment_id = \(id) ORDER BY ordinal DESC LIMIT 1")
        return try row.map { try $0["id"] } ?? ID(text: "")
    }

    private static func entry(_ assessment: Assessment, _ attempts: [Attempt], _ tx: ReadTransaction) throws -> Entry {
        guard let running = attempts.first(where: \.isInProgress) else {
            return Entry(assessment: assessment, attempts: attempts, answered: 0, attemptQuestions: 0)
        }
        let answered = try AttemptRowsStore.log(of: running.id, tx).values.count { !$0.value.isEmpty }
        let row = try tx.first("SELECT question_count FROM assessment_revision WHERE id = \(running.revision)")
        return Entry(
            assessment: assessment, attempts: attempts, answered: answered,
            attemptQuestions: try row?["question_count"] ?? assessment.questionCount)
    }

    static func assessments(_ tx: ReadTransaction, where condition: SQL) throws -> [Assessment] {
        try tx.rows(
            """
            SELECT assessment.id, assessment.number, assessment.course_id, assessment.topic_id, assessment.kind,
                assessment.opens_at, assessment.closes_at, assessment.time_limit,
                newest.title, newest.question_count
            FROM assessment JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = assessment.id
            ) AND (\(condition))
            ORDER BY assessment.position, newest.title
            """
        ).map { row in
            try Assessment(
                id: row["id"], number: row["number"], course: row["course_id"], topic: row["topic_id"],
                kind: row["kind"], schedule: schedule(row), title: row["title"], questionCount: row["question_count"])
        }
    }

    private static func schedule(_ row: Row) throws -> Schedule? {
        guard let opens: Instant = try row["opens_at"], let closes: Instant = try row["closes_at"],
            let limit: Milliseconds = try row["time_limit"]
        else { return nil }
        return Schedule(opens: opens, closes: closes, limit: limit)
    }
}
