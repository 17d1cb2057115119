import Database
import Foundation

/// Starts, finds and ends attempts.
struct AttemptStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    enum Start: Sendable, Equatable {
        /// A new attempt, in front of its first question.
        case begun(ID<Attempt>)
        /// The attempt that already was in progress.
        case running(ID<Attempt>)
        /// No attempt is left; this is the last one.
        case alreadyEnded(ID<Attempt>)
        /// Not now: not open yet, closed, or between two attempts.
        case locked
        case wrongCode
        /// Attempts are only for the students of the course.
        case notEnrolled
    }

    /// Starts an attempt at a test, or gives the one in progress: pressing twice starts one.
    /// Nil when this person may not see the test.
    /// - Parameter code: the access code as it was typed, if the test has one.
    func start(
        _ id: ID<Assessment>, for viewer: Viewer, code: String? = nil, seed: Int64, at now: Instant
    ) async throws -> Start? {
        try await database.write { tx in
            let reading = tx.reading
            guard let (entry, _) = try AssessmentStore.entry(id, for: viewer, at: now, reading) else { return nil }
            switch TestState(entry, at: now) {
            case .inProgress(let running, _, _), .expired(let running): return .running(running)
            case .ended(let last): return .alreadyEnded(last)
            case .opensLater, .closed, .pausing: return .locked
            case .notEnrolled: return .notEnrolled
            case .open: break
            }
            if let expected = entry.assessment.policy.code, !expected.matches(code ?? "") { return .wrongCode }
            let attempt = ID<Attempt>(at: now)
            let deadline = entry.assessment.schedule?.deadline(startingAt: now, extra: entry.extraTime)
            try tx.execute(
                """
                INSERT INTO attempt
                    (id, assessment_id, person_id, ordinal, revision_id, seed, started_at, deadline)
                VALUES (\(attempt), \(id), \(viewer.id), \(entry.begun + 1),
                    \(AssessmentRows.newestRevision(of: id, reading)), \(seed), \(now), \(deadline))
                """)
            return .begun(attempt)
        }
    }

    /// This person's attempt with all that belongs to it; nil when it is not theirs. An attempt whose time is over is ended
    /// first, at its deadline.
    func snapshot(_ id: ID<Attempt>, of person: ID<Person>, at now: Instant) async throws -> AttemptSnapshot? {
        let found = try database.readInline { tx in try snapshots.find(id, of: person, tx) }
        guard let found, found.attempt.isExpired(at: now) else { return found }
        return try await database.write { tx in
            try snapshots.endIfExpired(id, of: person, at: now, tx)
            return try snapshots.find(id, of: person, tx.reading)
        }
    }

    /// An attempt in a list, with the test as the attempt has it.
    struct Listed: Sendable {
        let attempt: Attempt
        let kind: AssessmentKind
        let course: ID<Course>
        let title: String
        let language: Language
    }

    /// A person's attempts in the order in which they were begun, annulled ones among them.
    /// - Parameter last: the attempt after which they begin; nil for the first.
    func list(of person: ID<Person>, after last: ID<Attempt>?, most: Int) async throws -> [Listed] {
        try await database.read { tx in
            try tx.rows(
                """
                SELECT \(AttemptRows.columns), assessment.kind, assessment.course_id, course.language, assessment_revision.title
                FROM attempt LEFT JOIN submission ON submission.attempt_id = attempt.id
                JOIN assessment ON assessment.id = attempt.assessment_id JOIN course ON course.id = assessment.course_id
                JOIN assessment_revision ON assessment_revision.id = attempt.revision_id
                WHERE attempt.person_id = \(person) AND attempt.id > \(last?.text ?? "") ORDER BY attempt.id LIMIT \(most)
                """
            ).map { row in
                try Listed(
                    attempt: AttemptRows.attempt(row), kind: row["kind"], course: row["course_id"], title: row["title"],
                    language: row["language"])
            }
        }
    }

    /// Ends this person's attempt: now, or at its deadline if its grace is over. During the grace it is not ended here, because
    /// answers may still be on their way. Ending it twice changes nothing.
    /// - Parameter unanswered: the numbers of the questions that may be left unanswered; nil for all.
    /// - Returns: false when it goes on, because another one is unanswered at this moment.
    @discardableResult
    func submit(_ id: ID<Attempt>, of person: ID<Person>, leaving unanswered: Set<Int>? = nil, at now: Instant) async throws
        -> Bool
    {
        try await database.write { tx in try snapshots.submit(id, of: person, leaving: unanswered, at: now, tx) }
    }

    /// Ends all attempts that were over at a moment, each at its own deadline. Gives how many.
    @discardableResult
    func endExpired(at now: Instant) async throws -> Int {
        let latest = now + Milliseconds(count: -Attempt.grace.count)
        let expired = try await database.read { tx in
            try AttemptRows.attempts(
                tx, where: "attempt.deadline < \(latest) AND submission.attempt_id IS NULL")
        }
        var failure: (any Error)?
        for attempt in expired {
            do {
                try await database.write { tx in
                    try snapshots.endIfExpired(attempt.id, of: attempt.person, at: now, tx)
                }
            } catch {
                failure = error
            }
        }
        // A failure with one attempt does not keep the others from being ended; it is thrown at the end.
        if let failure { throw failure }
        return expired.count
    }

    /// The attempts that this person is in the middle of.
    func holds(of person: ID<Person>) async throws -> [SessionHold] {
        try await database.read { tx in
            try AttemptRows.attempts(
                tx, where: "attempt.person_id = \(person) AND submission.attempt_id IS NULL"
            ).map { SessionHold(since: $0.startedAt, until: $0.graceEnd) }
        }
    }
}
