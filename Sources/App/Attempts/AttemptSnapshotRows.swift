import Database
import Foundation

/// Reads and ends attempts, inside the transactions of this feature's stores.
struct AttemptSnapshotRows: Sendable {
    let revisions: RevisionCache
    let receipts: ReceiptRows

    /// This person's attempt with all that belongs to it, nil when it is not theirs.
    func find(_ id: ID<Attempt>, of person: ID<Person>, _ tx: ReadTransaction) throws -> AttemptSnapshot? {
        try find(id, of: person, correctedUpTo: nil, tx)
    }

    /// - Parameter last: the sequence number of the last correction to include; nil for all.
    func find(
        _ id: ID<Attempt>, of person: ID<Person>, correctedUpTo last: Int?, _ tx: ReadTransaction
    ) throws -> AttemptSnapshot? {
        let own: SQL = "attempt.id = \(id) AND attempt.person_id = \(person)"
        guard let attempt = try AttemptRows.attempts(tx, where: own).first,
            let test = try tx.shared(TestRead(id: attempt.assessment))?.test,
            let course = try tx.shared(CourseRead(id: test.course))?.course,
            let revision = try last.map({ try RevisionRows.revision(attempt.revision, correctedUpTo: $0, tx) })
                ?? revisions.find(attempt.revision, tx)
        else { return nil }
        let log = try AttemptRows.log(of: id, tx)
        return try AttemptSnapshot(
            attempt: attempt, kind: test.kind, course: course, revision: revision,
            answers: Self.answers(log, revision), unreadable: log.answers.compactMapValues(AttemptSnapshot.UnreadableAnswer.init),
            flagged: AttemptRows.flagged(in: id, tx),
            logLength: log.lines.count, adjusted: CorrectionRows.adjusted(in: id, upTo: last ?? .max, tx),
            interventions: InterventionRows.interventions(in: id, tx),
            annulments: attempt.annulments == 0 ? [] : AnnulmentRows.annulments(of: id, tx))
    }

    private static func answers(
        _ log: AnswerLog, _ revision: AssessmentRevision
    ) -> [ID<Question>: AttemptSnapshot.SavedAnswer] {
        let entries = log.answers
        let answers = revision.questions.compactMap { question -> (ID<Question>, AttemptSnapshot.SavedAnswer)? in
            entries[question.id].flatMap { AttemptSnapshot.SavedAnswer($0, to: question) }.map { (question.id, $0) }
        }
        return Dictionary(answers, uniquingKeysWith: { first, _ in first })
    }

    /// Ends an attempt because its person wants it, see `AttemptStore.submit`.
    func submit(
        _ id: ID<Attempt>, of person: ID<Person>, leaving unanswered: Set<Int>?, at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool {
        try endIfExpired(id, of: person, at: now, tx)
        guard let snapshot = try find(id, of: person, tx.reading), snapshot.attempt.phase(at: now) == .open else { return true }
        if let unanswered, !unanswered.isSuperset(of: snapshot.unanswered) { return false }
        try end(snapshot, .submitted, at: now, now: now, tx)
        return true
    }

    /// Ends an attempt whose grace is over, with its deadline as the time of the end and all answers saved until then.
    func endIfExpired(_ id: ID<Attempt>, of person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        guard let snapshot = try find(id, of: person, tx.reading), snapshot.attempt.isExpired(at: now),
            let deadline = snapshot.attempt.deadline
        else { return }
        try end(snapshot, .expired, at: deadline, now: now, tx)
    }

    /// Marks an attempt, stores its end, and issues its receipt.
    func end(
        _ snapshot: AttemptSnapshot, _ reason: Submission.Reason, at moment: Instant, now: Instant, _ tx: WriteTransaction
    ) throws {
        let (attempt, outcome, mark) = (snapshot.attempt, snapshot.outcome, snapshot.mark)
        try tx.execute(
            """
            INSERT INTO submission (attempt_id, ended_at, reason, earned, possible, correct, partly, incorrect,
                unanswered, mark_scheme, mark, corrections)
            VALUES (\(attempt.id), \(moment), \(reason), \(outcome.earned), \(outcome.possible),
                \(outcome.correct), \(outcome.partly), \(outcome.incorrect), \(outcome.unanswered),
                \(mark.scheme), \(mark.thousandths), \(CorrectionRows.last(of: attempt.assessment, tx.reading)))
            """)
        try tx.execute("DELETE FROM answer_page WHERE attempt_id = \(attempt.id)")
        try receipts.issue(for: attempt.id, at: now, tx)
    }
}
