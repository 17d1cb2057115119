import Database
import Foundation

/// Marks an ended attempt again, when an answer that counts is written after its end.
struct LateMarkRows {
    let snapshots: AttemptSnapshotRows

    /// Stores the mark that the attempt would have if the answer had been written before its end. The change that each later
    /// correction made is worked out again, and a new receipt is issued.
    func mark(_ id: ID<Attempt>, of person: ID<Person>, now: Instant, _ tx: WriteTransaction) throws {
        guard let row = try tx.reading.first("SELECT corrections FROM submission WHERE attempt_id = \(id)") else { return }
        let first: Int = try row["corrections"]
        let since = try Self.corrections(of: id, since: first, tx.reading)
        guard let ended = try snapshots.find(id, of: person, correctedUpTo: since.isEmpty ? nil : first, tx.reading) else {
            return
        }
        try AttemptWriteRows.set(ended.outcome, ended.mark, of: id, tx)
        for correction in since {
            try tx.execute("DELETE FROM mark_change WHERE attempt_id = \(id) AND correction_id = \(correction.id)")
        }
        for correction in since {
            guard let then = try snapshots.find(id, of: person, correctedUpTo: correction.sequence, tx.reading),
                let move = MarkMove(then, { $0 })
            else { continue }
            try CorrectionWriteRows.apply([move], by: correction.id, at: correction.madeAt, tx)
        }
        try snapshots.receipts.issue(for: id, isAgain: true, at: now, tx)
    }

    private struct Since {
        let id: ID<Correction>
        let sequence: Int
        let madeAt: Instant
    }

    /// The corrections that concern an attempt, the oldest first.
    private static func corrections(of id: ID<Attempt>, since first: Int, _ tx: ReadTransaction) throws -> [Since] {
        try tx.rows(
            """
            SELECT correction.id, correction.sequence, correction.made_at FROM attempt
            JOIN mark_correction AS correction ON correction.assessment_id = attempt.assessment_id
            WHERE attempt.id = \(id) AND correction.sequence > \(first) AND (
                correction.attempt_id = attempt.id OR EXISTS (
                    SELECT 1 FROM corrected_revision WHERE corrected_revision.revision_id = attempt.revision_id
                        AND corrected_revision.correction_id = correction.id
                )
            ) ORDER BY correction.sequence
            """
        ).map { try Since(id: $0["id"], sequence: $0["sequence"], madeAt: $0["made_at"]) }
    }
}
