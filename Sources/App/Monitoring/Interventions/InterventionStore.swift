import Database
import Foundation

/// Interventions of teachers in attempts: gives minutes or takes them back, ends an attempt, reopens an ended one. Each is one transaction, which
/// also checks that the test is the teacher's.
struct InterventionStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    private var settled: SettledAttemptRows { SettledAttemptRows(snapshots: snapshots) }

    /// The result of giving minutes, or of taking them back.
    struct Given: Sendable, Equatable {
        /// The number of attempts that got the minutes.
        var moved = 0
        /// The number of attempts that got none, because somebody has given them minutes, or taken some back, since the page was shown.
        var already = 0
        /// The number of attempts of which none were taken back, because nobody gave them so many, or they are used.
        var kept = 0
        /// The number of attempts that had ended.
        var over = 0
    }

    /// Gives an attempt in progress more minutes, unless somebody has done so since the page was shown. Nil when the attempt is
    /// not at this teacher's test.
    func give(
        _ minutes: Int, to id: ID<Attempt>, because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant
    ) async throws -> Given? {
        try await database.write { tx in
            guard try TeacherAssessmentRows.find(holding: id, by: viewer, tx.reading) != nil else { return nil }
            let attempts = try AttemptRows.attempts(tx.reading, where: "attempt.id = \(id)")
            return try Self.move(by: .minutes(minutes), attempts, because: reason, shown: shown, by: viewer, at: now, tx)
        }
    }

    /// Gives more minutes to all attempts in progress at a test, in one transaction. Nil when the test is not this teacher's.
    func give(
        _ minutes: Int, toAllIn id: ID<Assessment>, because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant
    ) async throws -> Given? {
        try await database.write { tx in
            guard try TeacherAssessmentRows.find(id, by: viewer, tx.reading) != nil else { return nil }
            let running = try RunningDeadlineRows.running(at: now, in: id, tx.reading)
            return try Self.move(by: .minutes(minutes), running, because: reason, shown: shown, by: viewer, at: now, tx)
        }
    }

    /// Takes minutes back that teachers gave an attempt in progress, where nobody has used them, unless somebody has changed its
    /// minutes since the page was shown. Nil when the attempt is not at this teacher's test.
    func take(
        _ minutes: Int, from id: ID<Attempt>, because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant
    ) async throws -> Given? {
        try await database.write { tx in
            guard try TeacherAssessmentRows.find(holding: id, by: viewer, tx.reading) != nil else { return nil }
            let attempts = try AttemptRows.attempts(tx.reading, where: "attempt.id = \(id)")
            return try Self.move(by: .minutes(-minutes), attempts, because: reason, shown: shown, by: viewer, at: now, tx)
        }
    }

    /// Takes minutes back from all attempts in progress at a test that have them. Nil when the test is not this teacher's.
    func take(
        _ minutes: Int, fromAllIn id: ID<Assessment>, because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant
    ) async throws -> Given? {
        try await database.write { tx in
            guard try TeacherAssessmentRows.find(id, by: viewer, tx.reading) != nil else { return nil }
            let running = try RunningDeadlineRows.running(at: now, in: id, tx.reading)
            return try Self.move(by: .minutes(-minutes), running, because: reason, shown: shown, by: viewer, at: now, tx)
        }
    }

    /// - Parameter time: negative when it is taken back.
    private static func move(
        by time: Milliseconds, _ attempts: [Attempt], because reason: String?, shown: Instant, by viewer: Viewer, at now: Instant,
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
            if time.count < 0 {
                let taken = Milliseconds(count: -time.count)
                guard try InterventionRows.givenTime(of: attempt, tx.reading)?.covers(taken, at: now) == true else {
                    given.kept += 1
                    continue
                }
            }
            try AttemptWriteRows.setDeadline(deadline + time, of: attempt.id, tx)
            try InterventionRows.append(
                .minutes(time), added: time, to: attempt.id, by: viewer.id, because: reason, at: now, tx)
            given.moved += 1
        }
        return given
    }

    /// Ends an attempt in progress now, as its student could. Nil when the attempt is not at this teacher's test; false when it
    /// had ended or its time is over.
    func end(_ id: ID<Attempt>, because reason: String, by viewer: Viewer, at now: Instant) async throws -> Bool? {
        try await database.write { tx in
            guard let snapshot = try settled.find(id, by: viewer, at: now, tx) else { return nil }
            guard snapshot.attempt.phase(at: now) == .open else { return false }
            try snapshots.end(snapshot, .submitted, at: now, now: now, tx)
            try InterventionRows.append(.ended, to: id, by: viewer.id, because: reason, at: now, tx)
            return true
        }
    }

    enum Reopening: Sendable, Equatable {
        /// - Parameter until: the new deadline; nil for an attempt without a time limit.
        case reopened(until: Instant?)
        case isOpen
        /// The student has begun another attempt since.
        case hasNext
        /// It counts for nothing, and has to be restored first.
        case isAnnulled
    }

    /// Reopens an ended attempt with its answers. Its submission and receipt are deleted, and recorded with the intervention. Nil
    /// when the attempt is not at this teacher's test.
    /// - Parameter minutes: the time from now to the new deadline; not used for an attempt without a time limit.
    func reopen(
        _ id: ID<Attempt>, minutes: Int, because reason: String, by viewer: Viewer, at now: Instant
    ) async throws -> Reopening? {
        try await database.write { tx in
            guard let snapshot = try settled.find(id, by: viewer, at: now, tx) else { return nil }
            let attempt = snapshot.attempt
            guard let submission = attempt.submission else { return .isOpen }
            guard !attempt.isAnnulled else { return .isAnnulled }
            guard try !SettledAttemptRows.hasNext(attempt, tx.reading) else { return .hasNext }
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

    /// The time that an intervention has to add so that an attempt ends at `deadline`: the part that is not given by the
    /// schedule, extra time, jumps of the clock and earlier interventions.
    private static func added(_ attempt: Attempt, _ deadline: Instant?, _ tx: ReadTransaction) throws -> Milliseconds {
        let test: SQL = "assessment.id = \(attempt.assessment)"
        let dates = try DateOverrideRows(of: attempt.person, tx)
        guard let deadline, let assessment = try AssessmentRows.assessments(tx, where: test).first,
            let schedule = dates.applied(to: assessment, running: attempt.startedAt).schedule
        else { return Milliseconds(count: 0) }
        let extra = try ExtraTimeRows(of: attempt.person, tx)(in: attempt.assessment)
        let beside = try RunningDeadlineRows.movedBesideRules(attempt, tx)
        return deadline - (schedule.deadline(startingAt: attempt.startedAt, extra: extra) + beside)
    }
}
