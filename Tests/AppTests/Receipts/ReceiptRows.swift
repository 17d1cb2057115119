import Database
import Testing

@testable import App

extension TestSite {
    /// The code that was issued for an attempt.
    func receipt(of attempt: String) async throws -> ReceiptCode {
        let id = ID<Attempt>(text: Self.lastPart(attempt))
        return try #require(try await database.read { tx in try ReceiptRows.issued(for: id, tx) }, "no receipt")
    }

    /// Changes rows behind the server's back.
    func tamper(_ statement: String) async throws {
        let count = try await database.write { tx in try tx.executeCounting(SQL(stringLiteral: statement)) }
        try #require(count > 0, "nothing was changed: \(statement)")
    }
}
