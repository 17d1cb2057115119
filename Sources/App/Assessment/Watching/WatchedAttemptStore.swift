import Database
import Foundation

/// One attempt as those see it who teach the course.
struct WatchedAttemptStore: Sendable {
    let database: Database
    let sittings: SittingStore

    /// Nil for an attempt at a test that is not this person's to change.
    func find(_ id: ID<Attempt>, by viewer: Viewer) async throws -> WatchedAttempt? {
        try await database.read { tx in
            guard let taught = try TaughtAssessmentStore.find(holding: id, by: viewer, tx),
                let row = try tx.first("SELECT person_id FROM attempt WHERE id = \(id)"),
                let student = try PersonStore.people(tx, where: "person.id = \(row["person_id"] as ID<Person>)").first,
                let sitting = try sittings.find(id, of: student.id, tx)
            else { return nil }
            return try WatchedAttempt(
                taught: taught, student: student, sitting: sitting, log: AttemptRowsStore.log(of: id, tx),
                deadlineChanges: Self.deadlineChanges(id, tx), markChanges: CorrectionRowsStore.changes(of: id, tx),
                receipt: ReceiptRowsStore.issued(for: id, tx), hasNext: InterventionStore.hasNext(sitting.attempt, tx))
        }
    }

    private static func deadlineChanges(
        _ id: ID<Attempt>, _ tx: ReadTransaction
    ) throws -> [WatchedAttempt.DeadlineChange] {
        try tx.rows(
            """
            SELECT changed_at, old_deadline, new_deadline, reason FROM deadline_change
            WHERE attempt_id = \(id) ORDER BY sequence
            """
        ).map {
            try .init(changedAt: $0["changed_at"], old: $0["old_deadline"], new: $0["new_deadline"], reason: $0["reason"])
        }
    }
}
