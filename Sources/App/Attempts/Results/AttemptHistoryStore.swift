import Database
import Foundation

/// What the results page needs besides the attempt: the test, the course's topics, and the person's other attempts.
struct AttemptHistoryStore: Sendable {
    let database: Database
    let lessons: QuizLessonRows

    struct Background: Sendable {
        /// The test with this person's own dates, where a teacher gave some.
        let assessment: Assessment
        let topics: TopicTree
        /// This person's attempts at the test that count, the oldest first.
        let attempts: [Attempt]
        /// The last moment at which an answer of anybody can count; nil where nothing waits for it.
        let busyUntil: Instant?
        /// The last moment at which anybody can be taking the test; nil for a quiz.
        let openUntil: Instant?
        /// The receipt of the attempt; nil before it has ended.
        let receipt: ReceiptCode?
        /// The lessons that end with this test, for links back to them.
        let lessons: [QuizLesson]
        /// Whether the person can begin no further attempt, because the test or its course was removed or the enrolment ended.
        let isPutAway: Bool
        /// A survey about the course that the person has yet to answer; nil for a quiz.
        var gate: SurveyGate?
        /// The effects of corrections on the mark, the oldest first.
        var changes: [MarkChange] = []
        /// The lessons of the course that are about a topic.
        var topicLessons: [QuizLesson] = []

        /// Why mark and statistics of an attempt may not be seen yet.
        func waitForResults(of attempt: Attempt, at now: Instant) -> Wait? {
            if case .grace(let end) = attempt.phase(at: now) { return .grace(until: end) }
            return assessment.disclosure.waitForResults(at: now, busyUntil: busyUntil, gate: gate)
        }

        /// Why right answers may not be seen yet. A person who can begin no further attempt has had the last one.
        func waitForAnswers(at now: Instant) -> Wait? {
            let wait = assessment.disclosure.waitForAnswers(at: now, attempts: attempts, policy: assessment.policy)
            let isOver = isPutAway && !attempts.contains(where: \.isInProgress)
            return wait == .lastAttempt && isOver ? nil : wait
        }

        /// Whether the person may begin another attempt now or later.
        func mayTryAgain(at now: Instant) -> Bool {
            guard !isPutAway, !attempts.contains(where: \.isInProgress), assessment.policy.left(after: attempts.count) != 0 else {
                return false
            }
            guard let closes = assessment.schedule?.closes else { return true }
            return (assessment.policy.pauseEnd(after: attempts, at: now) ?? now) < closes
        }
    }

    /// - Throws: `Problem.notFound` when the test does not exist.
    func background(of snapshot: AttemptSnapshot, for viewer: Viewer, at now: Instant) throws -> Background {
        let attempt = snapshot.attempt
        let course = snapshot.course.id
        return try database.readInline { tx in
            guard let assessment = try tx.shared(TestRead(id: attempt.assessment))?.test else { throw Problem.notFound }
            let offered = try AssessmentStore.entry(assessment.id, for: viewer, at: now, tx)
            let openUntil = try AssessmentRows.openUntil(assessment, at: now, tx)
            return try Background(
                // Whoever is offered it no more begins no other attempt, and needs no dates.
                assessment: offered?.entry.assessment ?? assessment, topics: tx.shared(CourseTopicsRead(course: course)),
                attempts: offered?.entry.attempts ?? attempts(like: attempt, tx),
                busyUntil: assessment.disclosure.results == .afterLast ? openUntil : nil, openUntil: openUntil,
                receipt: ReceiptRows.issued(for: attempt.id, tx),
                lessons: offered == nil ? [] : lessons.lessons(attempt.assessment, tx),
                isPutAway: offered?.entry.isEnrolled != true,
                gate: offered.map { $0.entry.gate } ?? SurveyGateRows(of: attempt.person, tx).gate(before: assessment),
                changes: CorrectionRows.changes(of: attempt.id, tx),
                topicLessons: offered == nil ? [] : lessons.topicLessons(course, tx))
        }
    }

    /// A person's attempts at one test that count.
    private func attempts(like attempt: Attempt, _ tx: ReadTransaction) throws -> [Attempt] {
        let own: SQL = "attempt.assessment_id = \(attempt.assessment) AND attempt.person_id = \(attempt.person)"
        return try AttemptRows.attempts(tx, where: own).valid
    }

    /// The whole answer log of an attempt.
    func log(of snapshot: AttemptSnapshot) async throws -> AnswerLog {
        let id = snapshot.attempt.id
        return try await database.read { tx in try AttemptRows.log(of: id, tx) }
    }
}
