import Database
import Foundation

/// What teachers do with attempts: more minutes, an end, an end taken back. Each is one transaction that loads the test as theirs.
struct InterventionStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    /// What became of minutes that were given.
    struct Given: Sendable, Equatable {
        /// How many attempts have them now.
        var moved = 0
        /// How many had been given minutes since the page was shown, and got none again.
        var already = 0
        /// How many had ended meanwhile.
        var over = 0
    }

    /// Gives one running attempt minutes, unless somebody has since its page was shown. Nil when it is not this person's.
    func give(
        _ minutes: Int, to id: ID<Attempt>, because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant
    ) async throws -> Given? {
        try await database.write { tx in
            guard try TeacherAssessmentRows.find(holding: id, by: viewer, tx.reading) != nil else { return nil }
            let attempts = try AttemptRows.attempts(tx.reading, where: "attempt.id = \(id)")
            return try Self.give(.minutes(minutes), to: attempts, because: reason, shown: shown, by: viewer, at: now, tx)
        }
    }

    /// Gives minutes to all who are in the middle of a test, in one transaction. Nil when the test is not this person's.
    func give(
        _ minutes: Int, toAllIn id: ID<Assessment>, because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant
    ) async throws -> Given? {
        try await database.write { tx in
            guard try TeacherAssessmentRows.find(id, by: viewer, tx.reading) != nil else { return nil }
            let running = try RunningDeadlineRows.running(at: now, in: id, tx.reading)
            return try Self.give(.minutes(minutes), to: running, because: reason, shown: shown, by: viewer, at: now, tx)
        }
    }

    private static func give(
        _ time: Milliseconds, to attempts: [Attempt], because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant,
        _ tx: WriteTransaction
    ) throws -> Given {
        var given = Given()
        for attempt in attempts {
            guard let deadline = attempt.deadline, attempt.isInProgress, !attempt.isExpired(at: now) else {
                given.over += 1
                continue
            }
            if try InterventionRows.gaveMinutes(to: attempt.id, since: shown, tx.reading) {
                given.already += 1
                continue
            }
            try AttemptWriteRows.setDeadline(deadline + time, of: attempt.id, tx)
            try InterventionRows.append(
                .minutes(time), added: time, to: attempt.id, by: viewer.id, because: reason, at: now, tx)
            given.moved += 1
        }
        return given
    }

    /// Ends a running attempt now, as its student could. Nil when it is not this person's; false when it had ended, or its time is up.
    func end(_ id: ID<Attempt>, because reason: String, by viewer: Viewer, at now: Instant) async throws -> Bool? {
        try await database.write { tx in
            guard let snapshot = try settled(id, by: viewer, at: now, tx) else { return nil }
            guard snapshot.attempt.phase(at: now) == .open else { return false }
            try snapshots.end(snapshot, .submitted, at: now, now: now, tx)
            try InterventionRows.append(.ended, to: id, by: viewer.id, because: reason, at: now, tx)
            return true
        }
    }

    enum Reopening: Sendable, Equatable {
        /// - Parameter until: nil for an attempt without a limit.
        case reopened(until: Instant?)
        case isOpen
        /// The student has begun another attempt since.
        case hasNext
    }

    /// Opens an attempt again that has ended, with its answers as they are. What it ended with goes, and is written down: submission and
    /// receipt. Nil when it is not this person's.
    /// - Parameter minutes: from now; an attempt without a limit needs none.
    func reopen(
        _ id: ID<Attempt>, minutes: Int, because reason: String, by viewer: Viewer, at now: Instant
    ) async throws -> Reopening? {
        try await database.write { tx in
            guard let snapshot = try settled(id, by: viewer, at: now, tx) else { return nil }
            let attempt = snapshot.attempt
            guard let submission = attempt.submission else { return .isOpen }
            guard try !Self.hasNext(attempt, tx.reading) else { return .hasNext }
            let receipt = try ReceiptRows.issued(for: id, tx.reading)
            let ending = Intervention.Ending(
                endedAt: submission.endedAt, reason: submission.reason, mark: submission.mark, receipt: receipt?.text)
            let deadline = attempt.deadline.map { _ in now + .minutes(minutes) }
            let added = try Self.added(attempt, deadline, tx.reading)
            try AttemptWriteRows.reopen(id, until: deadline, tx)
            try InterventionRows.append(
                .reopened(ending), added: added, to: id, by: viewer.id, because: reason, at: now, tx)
            return .reopened(until: deadline)
        }
    }

    /// The attempt, ended first if its time was up.
    private func settled(_ id: ID<Attempt>, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction) throws -> AttemptSnapshot?
    {
        guard try TeacherAssessmentRows.find(holding: id, by: viewer, tx.reading) != nil,
            let row = try tx.reading.first("SELECT person_id FROM attempt WHERE id = \(id)")
        else { return nil }
        let person: ID<Person> = try row["person_id"]
        try snapshots.endIfExpired(id, of: person, at: now, tx)
        return try snapshots.find(id, of: person, tx.reading)
    }

    /// Whether a person has begun another attempt after one.
    static func hasNext(_ attempt: Attempt, _ tx: ReadTransaction) throws -> Bool {
        let row = try tx.first(
            """
            SELECT id FROM attempt WHERE assessment_id = \(attempt.assessment) AND person_id = \(attempt.person)
                AND ordinal > \(attempt.ordinal) LIMIT 1
            """)
        return row != nil
    }

    /// How much an intervention has to add so that an attempt ends at `deadline`: the part that schedule, extra time, moved clocks and earlier
    /// interventions do not give.
    private static func added(_ attempt: Attempt, _ deadline: Instant?, _ tx: ReadTransaction) throws -> Milliseconds {
        let test: SQL = "assessment.id = \(attempt.assessment)"
        guard let deadline, let schedule = try AssessmentRows.assessments(tx, where: test).first?.schedule else {
            return Milliseconds(count: 0)
        }
        let extra = try ExtraTimeRows(of: attempt.person, tx)(in: attempt.assessment)
        let beside = try RunningDeadlineRows.movedBesideRules(attempt, tx)
        return deadline - (schedule.deadline(startingAt: attempt.startedAt, extra: extra) + beside)
    }
}
