import Database
import Foundation

/// The only writer of answers. When `save` returns, the answer is on disk.
struct AnswerStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows
    /// The server's clock. It may have been set back since an answer was stored.
    let clock: @Sendable () -> Instant
    /// Whether all requests in progress arrived after the last change of the clock.
    let clockIsSettled: @Sendable () -> Bool
    private let paces = AnswerPaces()

    init(
        database: Database, snapshots: AttemptSnapshotRows, clock: @escaping @Sendable () -> Instant = { .farthest },
        clockIsSettled: @escaping @Sendable () -> Bool = { true }
    ) {
        (self.database, self.snapshots) = (database, snapshots)
        (self.clock, self.clockIsSettled) = (clock, clockIsSettled)
    }

    enum Saving: Sendable, Equatable {
        case saved(Saved)
        /// The attempt had ended, or its grace was over, when the answer arrived. It is in the log and does not count.
        case tooLate
        /// Not saved, because too many changes came at once; the next is accepted after so many seconds.
        case tooOften(wait: Int)
        /// Not saved, because the attempt has the most changes that are kept.
        case full
        /// Not saved, because the answer to the question was checked: it stays as it is.
        case checked

        /// Whether it is on disk, be it only as a late one.
        var isKept: Bool {
            switch self {
            case .saved(let saved): !saved.isOvertaken
            case .tooLate: true
            case .tooOften, .full, .checked: false
            }
        }

        /// The same for a change behind which others wait that go with it or not at all.
        func waiting(for others: Int) -> Saving {
            guard case .tooOften(let wait) = self else { return self }
            return .tooOften(wait: wait + AnswerPace.seconds(for: others))
        }
    }

    struct Saved: Sendable, Equatable {
        /// The length of the log.
        let logLength: Int
        /// When the present answer arrived; nil when there has been none.
        let savedAt: Instant?
        /// When another window changed the answer and this page had not shown it; nil when none did.
        let changedElsewhere: Instant?
        /// Whether the change was dropped in favour of a newer answer, see `AnswerChange.yields`.
        var isOvertaken = false
        /// How the question stands now.
        var standing: AnswerState = .unanswered
        /// How often the attempt was reopened.
        var reopenings = 0
        /// Whether the present answer was checked, now or before.
        var isChecked = false
    }

    /// Whose answers they are, and when they arrived.
    private struct Taker: Sendable {
        let attempt: ID<Attempt>
        let person: ID<Person>
        let arrivedAt: Instant
        /// Nil for a page.
        let origin: AnswerOrigin?
    }

    /// Appends an answer to the log, unless it is the present one, and sets the flag. Returns when it is on disk. The time of
    /// arrival decides whether it counts, even if the attempt was ended at its deadline while the answer waited. Nothing is saved
    /// for an attempt that is not this person's.
    /// - Parameter origin: the program that sent it; nil for a page.
    func save(
        _ change: AnswerChange, to question: ID<Question>, in id: ID<Attempt>, of person: ID<Person>, arrivedAt: Instant,
        from origin: AnswerOrigin? = nil
    ) async throws -> Saving {
        // A request that is too fast is refused before it waits for the disk.
        if !change.isNothing, let wait = paces.wait(id, of: person, at: arrivedAt) { return .tooOften(wait: wait) }
        let taker = Taker(attempt: id, person: person, arrivedAt: arrivedAt, origin: origin)
        return try await database.write { tx in try save(change, to: question, by: taker, tx) }
    }

    /// A change of the answer to a question.
    struct QuestionChange: Sendable {
        let question: ID<Question>
        let change: AnswerChange
    }

    /// Saves changes of several answers in one transaction: all of them, or none.
    /// - Parameter ends: whether the attempt ends with them, in the same transaction.
    /// - Returns: what became of each, in order. When one is not saved although it is in time, none is, and the last one says
    ///   why. Late ones are in the log.
    func save(
        _ changes: [QuestionChange], in id: ID<Attempt>, of person: ID<Person>, arrivedAt: Instant, from origin: AnswerOrigin,
        ends: Bool = false
    ) async throws -> [Saving] {
        if let wait = paces.wait(id, of: person, at: arrivedAt) { return [.tooOften(wait: wait)] }
        let taker = Taker(attempt: id, person: person, arrivedAt: arrivedAt, origin: origin)
        do {
            return try await database.write { tx in
                try paces.together(id, of: person) {
                    let savings = try save(changes, by: taker, tx)
                    if ends { _ = try snapshots.submit(id, of: person, leaving: nil, at: arrivedAt, tx) }
                    return savings
                }
            }
        } catch let refused as Refused {
            return refused.savings
        }
    }

    /// - Throws: `Refused` at the first change that is not kept.
    private func save(_ changes: [QuestionChange], by taker: Taker, _ tx: WriteTransaction) throws -> [Saving] {
        var savings: [Saving] = []
        for change in changes {
            let saving = try save(change.change, to: change.question, by: taker, tx)
            let others = changes.count - savings.count - 1
            guard saving.isKept else { throw Refused(savings: savings + [saving.waiting(for: others)]) }
            savings.append(saving)
        }
        return savings
    }

    /// Undoes a transaction, because one of its changes is not taken.
    private struct Refused: Error {
        let savings: [Saving]
    }

    private func save(
        _ change: AnswerChange, to question: ID<Question>, by taker: Taker, _ tx: WriteTransaction
    ) throws -> Saving {
        let (id, person, arrivedAt, now) = (taker.attempt, taker.person, taker.arrivedAt, clock())
        let own: SQL = "attempt.id = \(id) AND attempt.person_id = \(person)"
        guard let attempt = try AttemptRows.attempts(tx.reading, where: own).first else { return .tooLate }
        let arrival = attempt.arrival(at: arrivedAt, clock: now)
        if arrival == .late {
            if change.isNothing { return .tooLate }
            if let wait = paces.admit(id, of: person, at: arrivedAt) { return .tooOften(wait: wait) }
            let log = try AttemptRows.lateEnd(of: id, about: question, tx.reading)
            try append(change, to: log, about: question, by: taker, arrival, clock: now, tx)
            return .tooLate
        }
        var log = try AttemptRows.end(of: id, about: question, tx.reading)
        let reopenings = try InterventionRows.reopenings(of: id, tx.reading)
        let before = log.answer(to: question)
        // A final, which alone has a deadline, checks nothing.
        let isChecked = try attempt.deadline == nil && CheckedAnswerRows.isChecked(question, in: id, tx.reading)
        if isChecked, change.differs(from: before) {
            return paces.admit(id, of: person, at: arrivedAt).map { .tooOften(wait: $0) } ?? .checked
        }
        let change = isChecked ? change.withoutAnswer : change
        let heard = try AnswerPageRows.heard(change.page, in: id, tx.reading)
        let news = change.news(after: heard)
        if let before, [change, news].contains(where: { $0.yields(to: before, reopenings: reopenings, heard: heard) }) {
            return .saved(
                Saved(
                    logLength: log.length, savedAt: before.arrivedAt, changedElsewhere: before.arrivedAt, isOvertaken: true,
                    standing: before.answer.standing, reopenings: reopenings))
        }
        if !news.isNothing {
            // Only a change that would be written counts. A post without a change of its own can still change what an earlier
            // save of its page stored.
            if let wait = paces.admit(id, of: person, at: arrivedAt) { return .tooOften(wait: wait) }
            guard log.length < AnswerPace.most,
                try AnswerPageRows.remember(change.said, of: news.page, heard, in: id, tx)
            else { return .full }
        }
        let line = try append(
            news, to: log, about: question, by: taker, arrival, clock: now,
            // The saves of an attempt's pages are deleted when it ends.
            knowsOrder: heard != nil || attempt.submission == nil, tx)
        if let line { log.append(line) }
        if let isFlagged = news.isFlagged { try Self.setFlag(isFlagged, on: question, in: id, tx) }
        let last = log.answer(to: question)
        // What cannot be undone is done only to the answer that its sender knows.
        let checksNow = change.isCheck && change.knows(last) && last?.value.isEmpty == false
        if checksNow { try CheckedAnswerRows.add(question, in: id, at: arrivedAt, tx) }
        if attempt.submission != nil, line != nil {
            try LateMarkRows(snapshots: snapshots).mark(id, of: person, now: arrivedAt, tx)
        }
        return .saved(
            Saved(
                logLength: log.length, savedAt: last?.arrivedAt,
                changedElsewhere: news.changedElsewhere(since: before, in: log),
                standing: last?.answer.standing ?? .unanswered, reopenings: reopenings,
                isChecked: isChecked || checksNow))
    }

    /// Writes what a change adds to the log; nil when it adds nothing.
    @discardableResult
    private func append(
        _ change: AnswerChange, to log: AnswerLog, about question: ID<Question>, by taker: Taker, _ arrival: Arrival,
        clock: Instant, knowsOrder: Bool = true, _ tx: WriteTransaction
    ) throws -> LoggedAnswer? {
        guard let answer = change.answer.stored,
            let line = log.line(
                for: answer, to: question, from: change.page, arrivedAt: taker.arrivedAt, arrival,
                clock: clockIsSettled() ? clock : nil, knowsOrder: knowsOrder)
        else { return nil }
        try AttemptRows.append(line, to: taker.attempt, tx)
        if let origin = taker.origin { try AnswerOriginRows.note(origin, of: line.sequence, in: taker.attempt, tx) }
        return line
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
}
