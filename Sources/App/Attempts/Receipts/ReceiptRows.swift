import Database
import Foundation

/// Issues and finds receipts, inside the transactions of this feature's stores.
struct ReceiptRows: Sendable {
    let key: ReceiptKey

    /// Issues the receipt of an attempt that has ended.
    /// - Parameter isAgain: whether a delayed answer was added after the end, so that the receipt is replaced by one for the
    ///   present answers. Otherwise an existing receipt stays: an attempt ends once, and a second end would mean that the
    ///   database was tampered with.
    func issue(for id: ID<Attempt>, isAgain: Bool = false, at now: Instant, _ tx: WriteTransaction) throws {
        guard let code = try code(of: id, tx.reading), try isAgain || Self.issued(for: id, tx.reading) == nil else { return }
        try tx.execute(
            """
            INSERT INTO receipt (attempt_id, code, key_name, issued_at) VALUES (\(id), \(code.text), \(key.name), \(now))
            ON CONFLICT (attempt_id) DO UPDATE SET
                code = excluded.code, key_name = excluded.key_name, issued_at = excluded.issued_at
            """)
    }

    /// The code that the stored attempt gives at present; nil while it is in progress.
    func code(of id: ID<Attempt>, _ tx: ReadTransaction) throws -> ReceiptCode? {
        guard let attempt = try AttemptRows.attempts(tx, where: "attempt.id = \(id)").first,
            let submission = attempt.submission
        else { return nil }
        return try key.code(for: ReceiptRecord(attempt, submission, AttemptRows.log(of: id, tx)))
    }

    /// The code that was issued for an attempt, even if the stored attempt was changed since.
    static func issued(for id: ID<Attempt>, _ tx: ReadTransaction) throws -> ReceiptCode? {
        try tx.first("SELECT code FROM receipt WHERE attempt_id = \(id)").map { try ReceiptCode(stored: $0["code"]) }
    }
}
