import Database
import Foundation

/// Receipts, issued and looked up inside the transactions of this feature's stores.
struct ReceiptRows: Sendable {
    let key: ReceiptKey

    /// Issues the receipt of an attempt that has ended.
    /// - Parameter isAgain: whether an answer that had waited is counted after the end: the receipt is then that of the answers as they
    ///   stand now. Otherwise one that is there already stays: an attempt ends once, and what seems to end twice was tampered with.
    func issue(for id: ID<Attempt>, isAgain: Bool = false, at now: Instant, _ tx: WriteTransaction) throws {
        guard let code = try code(of: id, tx.reading), try isAgain || Self.issued(for: id, tx.reading) == nil else { return }
        try tx.execute(
            """
            INSERT INTO receipt (attempt_id, code, key_name, issued_at) VALUES (\(id), \(code.text), \(key.name), \(now))
            ON CONFLICT (attempt_id) DO UPDATE SET
                code = excluded.code, key_name = excluded.key_name, issued_at = excluded.issued_at
            """)
    }

    /// The code that all that is stored of an attempt gives now; nil while it is in progress.
    func code(of id: ID<Attempt>, _ tx: ReadTransaction) throws -> ReceiptCode? {
        guard let attempt = try AttemptRows.attempts(tx, where: "attempt.id = \(id)").first,
            let submission = attempt.submission
        else { return nil }
        return try key.code(for: ReceiptRecord(attempt, submission, AttemptRows.log(of: id, tx)))
    }

    /// The code that was issued for an attempt, whatever is stored of it now.
    static func issued(for id: ID<Attempt>, _ tx: ReadTransaction) throws -> ReceiptCode? {
        try tx.first("SELECT code FROM receipt WHERE attempt_id = \(id)").map { try ReceiptCode(stored: $0["code"]) }
    }
}
