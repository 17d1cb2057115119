import Database
import Foundation

/// Attempts: starting, answering, ending. The only writer of answers; what it acknowledged is on disk.
struct AttemptStore: Sendable {
    let database: Database
    let revisions: RevisionStore

    enum Start: Sendable, Equatable {
        /// The attempt that now is, or already was, in progress.
        case sitting(ID<Attempt>)
        /// A final test that this person has already ended.
        case alreadyEnded(ID<Attempt>)
        case notYetOpen
        case closed
    }

    /// Starts an attempt at a test, or gives the one in progress: pressing twice starts one.
    /// Nil when this person may not see the test.
    func start(_ id: ID<Assessment>, for viewer: Viewer, seed: Int64, at now: Instant) async throws -> Start? {
        try await database.write { tx in
            let reading = tx.reading
            guard let assessment = try AssessmentStore.assessments(reading, where: "assessment.id = \(id)").first,
                try CourseStore.visible(to: viewer, reading).contains(where: { $0.id == assessment.course })
            else { return nil }
            let earlier = try AttemptRowsStore.attempts(
                reading, where: "attempt.assessment_id = \(id) AND attempt.person_id = \(viewer.id)")
            if let running = earlier.first(where: \.isInProgress) { return .sitting(running.id) }
            if assessment.kind == .final, let ended = earlier.last { return .alreadyEnded(ended.id) }
            switch assessment.schedule?.phase(at: now) {
            case .notYetOpen: return .notYetOpen
            case .closed: return .closed
            case .open, nil: break
            }
            let attempt = ID<Attempt>(at: now)
            try tx.execute(
                """
                INSERT INTO attempt
                    (id, assessment_id, person_id, ordinal, revision_id, seed, started_at, deadline)
                VALUES (\(attempt), \(id), \(viewer.id), \(earlier.count + 1),
                    \(AssessmentStore.newestRevision(of: id, reading)), \(seed), \(now),
                    \(assessment.schedule?.deadline(startingAt: now)))
                """)
            return .sitting(attempt)
        }
    }

    /// This person's attempt with all that belongs to it, nil when it is not theirs. An attempt whose time is up is
    /// ended first, at its deadline.
    func sitting(_ id: ID<Attempt>, of person: ID<Person>, at now: Instant) async throws -> Sitting? {
        let found = try await database.read { tx in try sitting(id, of: person, tx) }
        guard let found, found.attempt.isExpired(at: now) else { return found }
        return try await database.write { tx in
            try endIfExpired(id, of: person, at: now, tx)
            return try sitting(id, of: person, tx.reading)
        }
    }

    enum Saving: Sendable, Equatable {
        case saved
        /// Ended, or past its deadline, when the answer arrived.
        case tooLate
    }

    /// Appends an answer to the log, unless it says what is there already, and sets the flag. Returns when it is on disk.
    /// An answer that arrived in time counts even if the attempt was ended at its deadline while it waited.
    func save(
        _ change: AnswerChange, to question: ID<Question>, in id: ID<Attempt>, of person: ID<Person>,
        arrivedAt: Instant
    ) async throws -> Saving {
        try await database.write { tx in
            let attempt = try AttemptRowsStore.attempts(
                tx.reading, where: "attempt.id = \(id) AND attempt.person_id = \(person)"
            ).first
            guard let attempt, attempt.takesAnswer(arrivedAt: arrivedAt) else { return .tooLate }
            if case .set(let answer) = change.answer { try Self.append(answer, to: question, in: id, arrivedAt, tx) }
            if let isFlagged = change.isFlagged { try Self.setFlag(isFlagged, on: question, in: id, tx) }
            if let submission = attempt.submission, let sitting = try sitting(id, of: person, tx.reading) {
                try Self.end(sitting, .expired, at: submission.endedAt, tx)
            }
            return .saved
        }
    }

    private static func append(
        _ answer: Answer?, to question: ID<Question>, in id: ID<Attempt>, _ arrivedAt: Instant, _ tx: WriteTransaction
    ) throws {
        let value = Question.stored(answer)
        let last = try AttemptRowsStore.log(of: id, tx.reading)[question]
        // The last to arrive counts, not the last to get its turn; and saying the same again says nothing.
        if let last, last.arrivedAt > arrivedAt { return }
        guard last?.value ?? "" != value else { return }
        try tx.execute(
            """
            INSERT INTO answer (attempt_id, sequence, question_id, value, arrived_at)
            SELECT \(id), coalesce(max(answer.sequence), 0) + 1, \(question), \(value), \(arrivedAt)
            FROM answer WHERE answer.attempt_id = \(id)
            """)
    }

    private static func setFlag(
        _ isFlagged: Bool, on question: ID<Question>, in id: ID<Attempt>, _ tx: WriteTransaction
    ) throws {
        guard isFlagged else {
            try tx.execute("DELETE FROM flag WHERE attempt_id = \(id) AND question_id = \(question)")
            return
        }
        try tx.execute(
            """
            INSERT INTO flag (attempt_id, question_id) VALUES (\(id), \(question))
            ON CONFLICT (attempt_id, question_id) DO NOTHING
            """)
    }

    /// Ends this person's attempt: by the person now, or at its deadline if that has passed. Ending twice changes nothing.
    func submit(_ id: ID<Attempt>, of person: ID<Person>, at now: Instant) async throws {
        try await database.write { tx in
            try endIfExpired(id, of: person, at: now, tx)
            guard let sitting = try sitting(id, of: person, tx.reading), sitting.attempt.isInProgress else { return }
            try Self.end(sitting, .submitted, at: now, tx)
        }
    }

    /// Ends all attempts whose time was up at a moment, each at its own deadline. Gives how many.
    @discardableResult
    func endExpired(at now: Instant) async throws -> Int {
        let expired = try await database.read { tx in
            try AttemptRowsStore.attempts(
                tx, where: "attempt.deadline < \(now) AND submission.attempt_id IS NULL")
        }
        var failure: (any Error)?
        for attempt in expired {
            do {
                try await database.write { tx in try endIfExpired(attempt.id, of: attempt.person, at: now, tx) }
            } catch {
                failure = error
            }
        }
        // One that cannot be ended does not keep the others from their end.
        if let failure { throw failure }
        return expired.count
    }

    /// What this person is in the middle of.
    func engagements(of person: ID<Person>) async throws -> [Engagement] {
        try await database.read { tx in
            try AttemptRowsStore.attempts(
                tx, where: "attempt.person_id = \(person) AND submission.attempt_id IS NULL"
            ).map { Engagement(since: $0.startedAt, until: $0.deadline) }
        }
    }

    /// A picture of the revision that some attempt of this person is about.
    func picture(
        _ name: String, of revision: ID<AssessmentRevision>, for person: ID<Person>
    ) async throws -> RevisionStore.PictureFile? {
        try await database.read { tx in
            let attempt = try tx.first(
                "SELECT id FROM attempt WHERE revision_id = \(revision) AND person_id = \(person) LIMIT 1")
            return try attempt == nil ? nil : RevisionStore.picture(name, of: revision, tx)
        }
    }

    private func sitting(_ id: ID<Attempt>, of person: ID<Person>, _ tx: ReadTransaction) throws -> Sitting? {
        let condition: SQL = "attempt.id = \(id) AND attempt.person_id = \(person)"
        guard let attempt = try AttemptRowsStore.attempts(tx, where: condition).first,
            let assessment = try AssessmentStore.assessments(
                tx, where: "assessment.id = \(attempt.assessment)"
            ).first,
            let course = try CourseStore.courses(tx, where: "course.id = \(assessment.course)").first,
            let revision = try revisions.find(attempt.revision, tx)
        else { return nil }
        let log = try AttemptRowsStore.log(of: id, tx)
        let answers = revision.questions.compactMap { question -> (ID<Question>, Sitting.SavedAnswer)? in
            guard let entry = log[question.id], let answer = question.answer(stored: entry.value) else { return nil }
            return (question.id, Sitting.SavedAnswer(answer: answer, savedAt: entry.arrivedAt))
        }
        let flags = try tx.rows("SELECT question_id FROM flag WHERE attempt_id = \(id)")
        return Sitting(
            attempt: attempt, kind: assessment.kind, course: course, revision: revision,
            answers: Dictionary(answers, uniquingKeysWith: { first, _ in first }),
            flagged: Set(try flags.map { try $0["question_id"] }))
    }

    private func endIfExpired(_ id: ID<Attempt>, of person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        guard let sitting = try sitting(id, of: person, tx.reading), sitting.attempt.isExpired(at: now),
            let deadline = sitting.attempt.deadline
        else { return }
        try Self.end(sitting, .expired, at: deadline, tx)
    }

    private static func end(
        _ sitting: Sitting, _ reason: Submission.Reason, at moment: Instant, _ tx: WriteTransaction
    ) throws {
        let outcome = sitting.outcome
        let mark = sitting.course.markScheme.mark(earned: outcome.earned, possible: outcome.possible)
        try tx.execute(
            """
            INSERT INTO submission (attempt_id, ended_at, reason, earned, possible, correct, partly, incorrect,
                unanswered, mark_scheme, mark)
            VALUES (\(sitting.attempt.id), \(moment), \(reason), \(outcome.earned), \(outcome.possible),
                \(outcome.correct), \(outcome.partly), \(outcome.incorrect), \(outcome.unanswered),
                \(mark.scheme), \(mark.thousandths))
            ON CONFLICT (attempt_id) DO UPDATE SET
                earned = excluded.earned, correct = excluded.correct, partly = excluded.partly,
                incorrect = excluded.incorrect, unanswered = excluded.unanswered, mark = excluded.mark
            """)
    }
}
