import Database
import Foundation

/// Tests as lists show them to a person: the tests that there are, and the state of the person's attempts.
struct AssessmentStore: Sendable {
    let database: Database
    let revisions: RevisionCache
    var counts = AnsweredCounts()

    /// A course with its tests and this person's attempts at them.
    struct Shelf: Sendable {
        let course: Course
        let topics: TopicTree
        let entries: [Entry]
        /// Whether the person is enrolled there.
        var isStudied = true
    }

    struct Entry: Sendable {
        /// The test with this person's own dates, where a teacher gave some.
        let assessment: Assessment
        /// This person's attempts that count, the oldest first.
        let attempts: [Attempt]
        /// Those that a teacher annulled.
        var annulled: [Attempt] = []
        /// How many questions of the attempt in progress are answered.
        let answered: Int
        /// Questions of the attempt in progress; its revision may be an older one.
        let attemptQuestions: Int
        let extraTime: ExtraTime
        /// The last moment at which anybody's answer can count; nil where no results wait for it.
        let busyUntil: Instant?
        /// A survey about the course that this person has yet to answer; nil for a quiz.
        var gate: SurveyGate?
        /// Whether the person studies the course. Others who see it, its teachers and administrators, cannot take its tests.
        var isEnrolled = true
        /// This person's other dates; nil for those of everyone.
        var dates: DateOverride?

        /// The number of the newest attempt, whether it counts or not; 0 before the first.
        var begun: Int { (attempts + annulled).map(\.ordinal).max() ?? 0 }
    }

    /// All courses that a person may see, with their tests in the teacher's order.
    func shelves(for viewer: Viewer, at now: Instant) throws -> [Shelf] {
        try database.readInline { tx in try Self.shelves(for: viewer, at: now, counting: counts, tx) }
    }

    /// The same, or only the courses that the person studies, inside a transaction.
    static func shelves(
        for viewer: Viewer, onlyStudied: Bool = false, at now: Instant, counting counts: AnsweredCounts, _ tx: ReadTransaction
    ) throws -> [Shelf] {
        let attempts = try Dictionary(
            grouping: AttemptRows.attempts(tx, where: "attempt.person_id = \(viewer.id)"), by: \.assessment)
        let (extraTimes, dates) = try (ExtraTimeRows(of: viewer.id, tx), DateOverrideRows(of: viewer.id, tx))
        let gates = try SurveyGateRows(of: viewer.id, tx)
        let studied = try CourseStore.enrolments(of: viewer.id, tx)
        let courses = try CourseStore.visible(to: viewer, tx).filter { !onlyStudied || studied.contains($0.id) }
        return try courses.map { course in
            try Shelf(
                course: course, topics: tx.shared(CourseTopicsRead(course: course.id)),
                entries: tx.shared(CourseTestsRead(course: course.id)).map {
                    try entry(
                        $0, attempts[$0.id] ?? [], extraTimes, dates, gates, isEnrolled: studied.contains(course.id), at: now,
                        counting: counts, tx)
                }, isStudied: studied.contains(course.id))
        }
    }

    struct Details: Sendable {
        let entry: Entry
        let course: Course
        /// The newest revision, which a new attempt gets.
        let revision: AssessmentRevision

        /// Whether a new attempt can begin now and requires the access code.
        func asksForCode(at now: Instant) -> Bool {
            entry.assessment.policy.code != nil && TestState(entry, at: now) == .open
        }
    }

    /// One test of a course that this person may see, nil otherwise.
    func find(_ id: ID<Assessment>, for viewer: Viewer, at now: Instant) throws -> Details? {
        try database.readInline { tx in
            guard let (entry, course) = try Self.entry(id, for: viewer, at: now, counting: counts, tx),
                let newest = try tx.shared(TestRead(id: id))?.newest, let revision = try revisions.find(newest, tx)
            else { return nil }
            return Details(entry: entry, course: course, revision: revision)
        }
    }

    /// The state of a test for a person, inside a transaction; nil when this person may not see it.
    static func entry(
        _ id: ID<Assessment>, for viewer: Viewer, at now: Instant, counting counts: AnsweredCounts? = nil, _ tx: ReadTransaction
    ) throws -> (entry: Entry, course: Course)? {
        guard let found = try tx.shared(TestRead(id: id)), !found.isRemoved else { return nil }
        let assessment = found.test
        guard let course = try CourseStore.visible(to: viewer, tx).first(where: { $0.id == assessment.course })
        else { return nil }
        let attempts = try AttemptRows.attempts(
            tx, where: "attempt.person_id = \(viewer.id) AND attempt.assessment_id = \(id)")
        let isEnrolled = try CourseStore.enrolments(of: viewer.id, tx).contains(course.id)
        return try (
            entry(
                assessment, attempts, ExtraTimeRows(of: viewer.id, tx), DateOverrideRows(of: viewer.id, tx),
                SurveyGateRows(of: viewer.id, tx), isEnrolled: isEnrolled, at: now, counting: counts, tx),
            course
        )
    }

    /// A test for a person with these attempts, annulled ones among them. Without `counts` answers are counted in the log.
    static func entry(
        _ assessment: Assessment, _ all: [Attempt], _ extraTimes: ExtraTimeRows, _ dates: DateOverrideRows,
        _ gates: SurveyGateRows, isEnrolled: Bool, at now: Instant, counting counts: AnsweredCounts? = nil, _ tx: ReadTransaction
    ) throws -> Entry {
        let attempts = all.valid
        let running = attempts.first(where: \.isInProgress)
        let head = try running.flatMap { try tx.shared(RevisionHeadRead(id: $0.revision)) }
        return try Entry(
            assessment: dates.applied(to: assessment, running: running?.startedAt), attempts: attempts,
            annulled: all.filter(\.isAnnulled),
            answered: running.map { try counts?.answered(in: $0.id, tx) ?? AttemptRows.answered(in: $0.id, tx) } ?? 0,
            attemptQuestions: head?.questionCount ?? assessment.questionCount,
            extraTime: extraTimes(in: assessment.id), busyUntil: AssessmentRows.busyUntil(assessment, at: now, tx),
            gate: gates.gate(before: assessment), isEnrolled: isEnrolled,
            dates: assessment.schedule == nil ? nil : dates(in: assessment.id))
    }
}
