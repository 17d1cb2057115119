import Database
import Foundation

/// Checks and issues receipts.
struct ReceiptStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    /// The most receipts that are issued in one transaction.
    private static let batch = 200

    /// Checks a receipt against the stored attempt; nil when no receipt with this code was issued.
    func check(_ code: ReceiptCode) async throws -> ReceiptCheck? {
        try await database.read { tx in
            guard let row = try tx.first("SELECT attempt_id, key_name FROM receipt WHERE code = \(code.text)") else {
                return try InterventionRows.reopened(after: code, tx).map(ReceiptCheck.reopened)
            }
            guard try row["key_name"] == snapshots.receipts.key.name else { return .otherKey }
            return try confirmed(row["attempt_id"], code, tx).map(ReceiptCheck.genuine) ?? .changed
        }
    }

    /// The attempt of a receipt, for the person who took it; nil for anybody else.
    func attempt(of code: ReceiptCode, by person: ID<Person>) async throws -> ID<Attempt>? {
        try await database.read { tx in
            try tx.first(
                """
                SELECT receipt.attempt_id FROM receipt JOIN attempt ON attempt.id = receipt.attempt_id
                WHERE receipt.code = \(code.text) AND attempt.person_id = \(person)
                """
            ).map { try $0["attempt_id"] }
        }
    }

    /// Nil when the stored attempt gives another code.
    private func confirmed(
        _ id: ID<Attempt>, _ code: ReceiptCode, _ tx: ReadTransaction
    ) throws -> ReceiptCheck.Confirmed? {
        do {
            guard try snapshots.receipts.code(of: id, tx) == code,
                let attempt = try AttemptRows.attempts(tx, where: "attempt.id = \(id)").first,
                let submission = attempt.submission, let snapshot = try snapshots.find(id, of: attempt.person, tx)
            else { return nil }
            return ReceiptCheck.Confirmed(
                title: snapshot.revision.title, language: snapshot.course.language, endedAt: submission.endedAt,
                answered: snapshot.questions.count - snapshot.unanswered.count, total: snapshot.questions.count,
                annulledAt: snapshot.annulments.current?.madeAt)
        } catch is ColumnProblem {
            // An attempt that cannot be read is not what was stored at its end.
            return nil
        }
    }

    /// Issues receipts for ended attempts that have none. Gives how many.
    @discardableResult
    func issueMissing(at now: Instant) async throws -> Int {
        var last = ID<Attempt>(text: "")
        var count = 0
        while true {
            let after = last
            let ids = try await database.write { tx in
                let ids: [ID<Attempt>] = try tx.rows(
                    """
                    SELECT submission.attempt_id FROM submission
                    LEFT JOIN receipt ON receipt.attempt_id = submission.attempt_id
                    WHERE receipt.attempt_id IS NULL AND submission.attempt_id > \(after)
                    ORDER BY submission.attempt_id LIMIT \(Self.batch)
                    """
                ).map { try $0["attempt_id"] }
                for id in ids { try issue(for: id, at: now, tx) }
                return ids
            }
            guard let newest = ids.last else { return count }
            last = newest
            count += ids.count
        }
    }

    /// An attempt that cannot be read gets no receipt and does not keep others from theirs; `countOfMissing` counts it.
    private func issue(for id: ID<Attempt>, at now: Instant, _ tx: WriteTransaction) throws {
        do {
            try snapshots.receipts.issue(for: id, at: now, tx)
        } catch is ColumnProblem {}
    }

    /// How many ended attempts have no receipt: they cannot be read, or their receipt was deleted.
    func countOfMissing() async throws -> Int {
        let row = try await database.read { tx in
            try tx.first(
                """
                SELECT count(*) AS n FROM submission LEFT JOIN receipt ON receipt.attempt_id = submission.attempt_id
                WHERE receipt.attempt_id IS NULL
                """)
        }
        return try row.map { try $0["n"] } ?? 0
    }

    /// How many receipts cannot be checked because they were issued under another key.
    func countOfOtherKeys() async throws -> Int {
        let name = snapshots.receipts.key.name
        let row = try await database.read { tx in try tx.first("SELECT count(*) AS n FROM receipt WHERE key_name <> \(name)") }
        return try row.map { try $0["n"] } ?? 0
    }
}
