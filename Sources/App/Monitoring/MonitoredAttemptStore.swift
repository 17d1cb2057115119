import Database
import Foundation

/// Finds one attempt, for teachers of the course.
struct MonitoredAttemptStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    /// Nil when this person may not change the test.
    func find(_ id: ID<Attempt>, by viewer: Viewer) async throws -> MonitoredAttempt? {
        try await database.read { tx in
            guard let taught = try TeacherAssessmentRows.find(holding: id, by: viewer, tx), let assessment = taught.published,
                let row = try tx.first("SELECT person_id FROM attempt WHERE id = \(id)"),
                let student = try PersonStore.people(tx, where: "person.id = \(row["person_id"] as ID<Person>)").first,
                let snapshot = try snapshots.find(id, of: student.id, tx)
            else { return nil }
            let enrolled = try tx.first(
                "SELECT 1 AS enrolled FROM enrolment WHERE course_id = \(assessment.course) AND person_id = \(student.id)")
            let dates = try DateOverrideRows(of: student.id, tx)
            return try MonitoredAttempt(
                taught: taught, student: student, isEnrolled: enrolled != nil, snapshot: snapshot,
                log: AttemptRows.log(of: id, tx), deadlineChanges: Self.deadlineChanges(id, tx),
                markChanges: CorrectionRows.changes(of: id, tx),
                receipt: ReceiptRows.issued(for: id, tx), hasNext: SettledAttemptRows.hasNext(snapshot.attempt, tx),
                hasOther: SettledAttemptRows.hasOther(snapshot.attempt, tx),
                dates: dates(in: assessment, startingAt: snapshot.attempt.startedAt),
                givenTime: InterventionRows.givenTime(of: snapshot.attempt, tx))
        }
    }

    private static func deadlineChanges(
        _ id: ID<Attempt>, _ tx: ReadTransaction
    ) throws -> [MonitoredAttempt.DeadlineChange] {
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
