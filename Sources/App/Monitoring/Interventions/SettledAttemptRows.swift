import Database

/// Finds the attempt that a teacher is about to change, inside the transactions of this folder's stores.
struct SettledAttemptRows: Sendable {
    let snapshots: AttemptSnapshotRows

    /// The attempt; if its time is over, it is ended first. Nil when it is not at this teacher's test.
    func find(_ id: ID<Attempt>, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction) throws -> AttemptSnapshot? {
        guard try TeacherAssessmentRows.find(holding: id, by: viewer, tx.reading) != nil,
            let row = try tx.reading.first("SELECT person_id FROM attempt WHERE id = \(id)")
        else { return nil }
        let person: ID<Person> = try row["person_id"]
        try snapshots.endIfExpired(id, of: person, at: now, tx)
        return try snapshots.find(id, of: person, tx.reading)
    }

    /// Whether the student has started another attempt after this one, which counts.
    static func hasNext(_ attempt: Attempt, _ tx: ReadTransaction) throws -> Bool {
        try others(than: attempt, tx).contains { $0.ordinal > attempt.ordinal && !$0.isAnnulled }
    }

    /// Whether the student has begun another attempt since, or is in the middle of one: an annulled attempt is not restored then.
    static func hasOther(_ attempt: Attempt, _ tx: ReadTransaction) throws -> Bool {
        try others(than: attempt, tx).contains { $0.ordinal > attempt.ordinal || $0.isInProgress }
    }

    private static func others(than attempt: Attempt, _ tx: ReadTransaction) throws -> [Attempt] {
        try AttemptRows.attempts(
            tx,
            where: """
                attempt.assessment_id = \(attempt.assessment) AND attempt.person_id = \(attempt.person)
                AND attempt.id <> \(attempt.id)
                """)
    }
}
