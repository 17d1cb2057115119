import Database
import Foundation

/// Annuls attempts and restores annulled ones. Each is one transaction, which also checks that the test is the teacher's.
struct AnnulmentStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    private var settled: SettledAttemptRows { SettledAttemptRows(snapshots: snapshots) }

    /// Annuls an attempt. One in progress is ended first, with its receipt. Nil when the attempt is not at this teacher's test; false
    /// when it was annulled before.
    func annul(_ id: ID<Attempt>, because reason: String, by viewer: Viewer, at now: Instant) async throws -> Bool? {
        try await database.write { tx in
            guard let snapshot = try settled.find(id, by: viewer, at: now, tx) else { return nil }
            guard !snapshot.attempt.isAnnulled else { return false }
            try end(snapshot, because: reason, by: viewer, at: now, tx)
            try AnnulmentRows.append(.annulled, to: id, by: viewer.id, because: reason, at: now, tx)
            return true
        }
    }

    /// An attempt whose time is up, and whose last answers may still arrive, ends at its deadline.
    private func end(
        _ snapshot: AttemptSnapshot, because reason: String, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws {
        switch snapshot.attempt.phase(at: now) {
        case .open:
            try snapshots.end(snapshot, .submitted, at: now, now: now, tx)
            try InterventionRows.append(.ended, to: snapshot.attempt.id, by: viewer.id, because: reason, at: now, tx)
        case .grace: try snapshots.end(snapshot, .expired, at: snapshot.attempt.deadline ?? now, now: now, tx)
        case .over: break
        }
    }

    enum Restored: Sendable, Equatable {
        case restored
        case isValid
        /// The student has begun another attempt since, or is in the middle of one.
        case hasOther
    }

    /// Restores an annulled attempt with its mark. Nil when the attempt is not at this teacher's test.
    func restore(_ id: ID<Attempt>, because reason: String, by viewer: Viewer, at now: Instant) async throws -> Restored? {
        try await database.write { tx in
            guard let snapshot = try settled.find(id, by: viewer, at: now, tx) else { return nil }
            guard snapshot.attempt.isAnnulled else { return .isValid }
            guard try !SettledAttemptRows.hasOther(snapshot.attempt, tx.reading) else { return .hasOther }
            try AnnulmentRows.append(.restored, to: id, by: viewer.id, because: reason, at: now, tx)
            return .restored
        }
    }
}
