import Database

/// Checks the receipts of registrations, for anyone who has the code of one.
struct ExamReceiptStore: Sendable {
    let database: Database
    let receipts: ExamReceiptRows

    /// Nil where no registration has the code.
    func check(_ code: ReceiptCode) async throws -> ExamReceiptCheck? {
        try await database.read { [receipts] tx in try receipts.check(code, tx) }
    }
}
