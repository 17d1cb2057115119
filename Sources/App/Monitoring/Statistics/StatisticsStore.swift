import Database
import Foundation

/// Reads the ended attempts at a test with their answers, for its statistics. The number of queries does not depend on the
/// number of attempts.
struct StatisticsStore: Sendable {
    let database: Database
    let revisions: RevisionCache

    struct Overview: Sendable {
        let taught: TeacherAssessment
        let assessment: Assessment
        /// Grouped by person, the oldest of each first.
        let attempts: [AnsweredAttempt]
        /// The questions of the newest revision, followed by those that only older revisions have.
        let questions: [Question]

        /// The attempts whose marks count, or all of them.
        func counted(all: Bool) -> [AnsweredAttempt] {
            if all { return attempts }
            let people = Dictionary(grouping: attempts.map(\.attempt), by: \.person)
            let ids = Set(people.values.flatMap { assessment.policy.counts.counting($0) }.map(\.id))
            return attempts.filter { ids.contains($0.attempt.id) }
        }
    }

    /// Nil when this person may not change the test, and when it was never published.
    func find(_ id: ID<Assessment>, by viewer: Viewer) async throws -> Overview? {
        try await database.read { tx in try find(id, by: viewer, tx) }
    }

    /// The same inside a transaction.
    func find(_ id: ID<Assessment>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Overview? {
        guard let taught = try TeacherAssessmentRows.find(id, by: viewer, tx), let assessment = taught.published else {
            return nil
        }
        let ended: SQL = "attempt.assessment_id = \(id) AND submission.attempt_id IS NOT NULL"
        let attempts = try AttemptRows.attempts(tx, where: ended).valid
        let used = try texts(of: id, attempts, tx)
        let (answers, adjusted) = (try Self.answers(id, tx), try Self.adjusted(id, tx))
        let answered = attempts.compactMap { attempt -> AnsweredAttempt? in
            guard let revision = used.byID[attempt.revision] else { return nil }
            let (points, stored) = (adjusted[attempt.id] ?? [:], answers[attempt.id] ?? [:])
            // The order of the questions does not matter here.
            let asked = revision.pools.isEmpty ? revision.questions : revision.paper(seed: attempt.seed)
            let questions = points.isEmpty ? asked : asked.map { $0.adjusted(to: points[$0.id]) }
            let given = questions.compactMap { question in
                stored[question.id].flatMap { question.answer(stored: $0) }.map { (question.id, $0) }
            }
            return AnsweredAttempt(
                attempt: attempt, questions: questions, answers: Dictionary(given, uniquingKeysWith: { first, _ in first }),
                pools: revision.pools)
        }
        return Overview(
            taught: taught, assessment: assessment, attempts: answered, questions: used.inOrder.flatMap(\.questions))
    }

    /// The revisions of the attempts, the newest first.
    private func texts(
        of id: ID<Assessment>, _ attempts: [Attempt], _ tx: ReadTransaction
    ) throws -> (byID: [ID<AssessmentRevision>: AssessmentRevision], inOrder: [AssessmentRevision]) {
        let used = Set(attempts.map(\.revision))
        let rows = try tx.rows("SELECT id FROM assessment_revision WHERE assessment_id = \(id) ORDER BY ordinal DESC")
        let inOrder = try rows.compactMap { row -> AssessmentRevision? in
            let revision: ID<AssessmentRevision> = try row["id"]
            return used.contains(revision) ? try revisions.find(revision, tx) : nil
        }
        return (Dictionary(inOrder.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }), inOrder)
    }

    /// The last answer to each question that is not late.
    private static func answers(
        _ id: ID<Assessment>, _ tx: ReadTransaction
    ) throws -> [ID<Attempt>: [ID<Question>: String]] {
        let rows = try tx.rows(
            """
            SELECT answer.attempt_id, answer.question_id, answer.value
            FROM attempt JOIN answer ON answer.attempt_id = attempt.id
            JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.assessment_id = \(id) AND answer.arrival <> 'late'
            ORDER BY answer.attempt_id, answer.sequence
            """)
        var answers: [ID<Attempt>: [ID<Question>: String]] = [:]
        for row in rows { answers[try row["attempt_id"], default: [:]][try row["question_id"]] = try row["value"] }
        return answers
    }

    /// The points that teachers gave to single answers, the last for each.
    private static func adjusted(
        _ id: ID<Assessment>, _ tx: ReadTransaction
    ) throws -> [ID<Attempt>: [ID<Question>: Points]] {
        let rows = try tx.rows(
            """
            SELECT attempt_id, question_id, points FROM mark_correction
            WHERE assessment_id = \(id) AND attempt_id IS NOT NULL ORDER BY sequence
            """)
        var points: [ID<Attempt>: [ID<Question>: Points]] = [:]
        for row in rows { points[try row["attempt_id"], default: [:]][try row["question_id"]] = try row["points"] }
        return points
    }
}
