import Database
import Foundation

/// Sittings read, and ended, inside the transactions of this feature's stores.
struct SittingStore: Sendable {
    let revisions: RevisionStore
    let receipts: ReceiptRowsStore

    /// This person's attempt with all that belongs to it, nil when it is not theirs.
    func find(_ id: ID<Attempt>, of person: ID<Person>, _ tx: ReadTransaction) throws -> Sitting? {
        let own: SQL = "attempt.id = \(id) AND attempt.person_id = \(person)"
        guard let attempt = try AttemptRowsStore.attempts(tx, where: own).first,
            let row = try tx.first("SELECT kind, course_id FROM assessment WHERE id = \(attempt.assessment)"),
            let course = try CourseStore.courses(tx, where: "course.id = \(row["course_id"] as ID<Course>)").first,
            let revision = try revisions.find(attempt.revision, tx)
        else { return nil }
        let log = try AttemptRowsStore.log(of: id, tx)
        let flags = try tx.rows("SELECT question_id FROM flag WHERE attempt_id = \(id)")
        return try Sitting(
            attempt: attempt, kind: row["kind"], course: course, revision: revision,
            answers: Self.answers(log, revision), flagged: Set(flags.map { try $0["question_id"] }),
            logLength: log.lines.count, adjusted: CorrectionRowsStore.adjusted(in: id, tx),
            interventions: InterventionRowsStore.interventions(in: id, tx))
    }

    private static func answers(
        _ log: AnswerLog, _ revision: AssessmentRevision
    ) -> [ID<Question>: Sitting.SavedAnswer] {
        let entries = log.answers
        let answers = revision.questions.compactMap { question -> (ID<Question>, Sitting.SavedAnswer)? in
            entries[question.id].flatMap { Sitting.SavedAnswer($0, to: question) }.map { (question.id, $0) }
        }
        return Dictionary(answers, uniquingKeysWith: { first, _ in first })
    }

    /// Ends an attempt whose grace is over at its deadline, with all that was saved until then.
    func endIfExpired(_ id: ID<Attempt>, of person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        guard let sitting = try find(id, of: person, tx.reading), sitting.attempt.isExpired(at: now),
            let deadline = sitting.attempt.deadline
        else { return }
        try end(sitting, .expired, at: deadline, now: now, tx)
    }

    /// Marks an attempt, writes down that it ended, and issues its receipt. Again for an attempt that has ended: marks it anew.
    func end(
        _ sitting: Sitting, _ reason: Submission.Reason, at moment: Instant, now: Instant, _ tx: WriteTransaction
    ) throws {
        let outcome = sitting.outcome
        let mark = sitting.course.markScheme.mark(earned: outcome.earned, possible: outcome.possible)
        try tx.execute(
            """
            INSERT INTO submission (attempt_id, ended_at, reason, earned, possible, correct, partly, incorrect,
                unanswered, mark_scheme, mark)
            VALUES (\(sitting.attempt.id), \(moment), \(reason), \(outcome.earned), \(outcome.possible),
                \(outcome.correct), \(outcome.partly), \(outcome.incorrect), \(outcome.unanswered),
                \(mark.scheme), \(mark.thousandths))
            ON CONFLICT (attempt_id) DO UPDATE SET
                earned = excluded.earned, correct = excluded.correct, partly = excluded.partly,
                incorrect = excluded.incorrect, unanswered = excluded.unanswered,
                mark_scheme = excluded.mark_scheme, mark = excluded.mark
            """)
        try tx.execute("DELETE FROM answer_page WHERE attempt_id = \(sitting.attempt.id)")
        try receipts.issue(for: sitting.attempt.id, isAgain: sitting.attempt.submission != nil, at: now, tx)
    }
}
