import Database
import Foundation

extension CorrectionRows {
    /// The effects of corrections on an attempt's mark, the oldest first.
    static func changes(of attempt: ID<Attempt>, _ tx: ReadTransaction) throws -> [MarkChange] {
        try tx.rows(
            """
            SELECT mark_correction.question_id, mark_correction.kind, mark_correction.reason, mark_change.changed_at,
                mark_change.old_mark, mark_change.new_mark, submission.mark_scheme
            FROM mark_change JOIN mark_correction ON mark_correction.id = mark_change.correction_id
            JOIN submission ON submission.attempt_id = mark_change.attempt_id
            WHERE mark_change.attempt_id = \(attempt) ORDER BY mark_change.sequence
            """
        ).map { row in
            let (scheme, kind) = try (row["mark_scheme"] as MarkScheme, row["kind"] as String)
            return try MarkChange(
                question: row["question_id"], isOfOneAnswer: kind == "points", reason: row["reason"],
                changedAt: row["changed_at"], oldMark: Mark(scheme: scheme, thousandths: row["old_mark"]),
                newMark: Mark(scheme: scheme, thousandths: row["new_mark"]))
        }
    }

    /// The points that teachers gave to single answers of an attempt, the last for each question.
    /// - Parameter last: the number of the last correction that is looked at.
    static func adjusted(
        in attempt: ID<Attempt>, upTo last: Int = .max, _ tx: ReadTransaction
    ) throws -> [ID<Question>: Points] {
        let rows = try tx.rows(
            """
            SELECT question_id, points FROM mark_correction
            WHERE attempt_id = \(attempt) AND sequence <= \(last) ORDER BY sequence, id
            """)
        let pairs = try rows.map { row -> (ID<Question>, Points) in try (row["question_id"], row["points"]) }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }

    /// The names of the people whose marks change.
    static func names(_ moves: [MarkMove], _ tx: ReadTransaction) throws -> [ID<Person>: String] {
        let ids = Set(moves.map(\.attempt.person))
        guard !ids.isEmpty else { return [:] }
        let pairs = try PersonStore.people(tx, where: "person.id IN (\(SQL.list(Array(ids))))").map {
            ($0.id, "\($0.surname) \($0.name)")
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension CorrectionWriteRows {
    /// Stores new marks of attempts, and what their marks were before.
    static func apply(_ moves: [MarkMove], by correction: ID<Correction>, at now: Instant, _ tx: WriteTransaction) throws {
        for move in moves {
            let (id, outcome, old) = (move.attempt.id, move.outcome, move.old)
            try AttemptWriteRows.set(outcome, move.mark, of: id, tx)
            try tx.execute(
                """
                INSERT INTO mark_change (attempt_id, sequence, correction_id, changed_at, old_earned, new_earned, old_mark, new_mark)
                SELECT \(id), coalesce(max(mark_change.sequence), 0) + 1, \(correction), \(now), \(old.outcome.earned),
                    \(outcome.earned), \(old.mark.thousandths), \(move.mark.thousandths)
                FROM mark_change WHERE mark_change.attempt_id = \(id)
                """)
        }
    }
}
