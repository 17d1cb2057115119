import Database
import Foundation

/// The only writer of answers: what it acknowledged is on disk.
struct AnswerStore: Sendable {
    let database: Database
    let sittings: SittingStore
    /// The server's clock, which may have been set back since an answer was written down.
    var clock: @Sendable () -> Instant = { .farthest }
    /// Whether all that is under way arrived by the clock as it is now.
    var clockIsSettled: @Sendable () -> Bool = { true }

    enum Saving: Sendable, Equatable {
        case saved(Saved)
        /// Ended, or past its grace, when the answer arrived. It is in the log, and not counted.
        case tooLate
    }

    struct Saved: Sendable, Equatable {
        /// How far the log is now.
        let logLength: Int
        /// When the answer that now stands arrived; nil when there never was one.
        let savedAt: Instant?
        /// When another window changed the answer without this page having shown it.
        let changedElsewhere: Instant?
        /// Whether the answer was kept on a device and came after another, which stays.
        var isOvertaken = false
    }

    /// Appends an answer to the log, unless it says nothing new, and sets the flag. Returns when it is on disk. What counts is when
    /// the answer arrived, even if the attempt was ended at its deadline while it waited. An attempt that is not this person's
    /// takes nothing.
    /// - Parameter fields: all that the page says, for pages that were heard before; without it `change` is believed.
    func save(
        _ change: AnswerChange, fields: PageFields? = nil, to question: ID<Question>, in id: ID<Attempt>,
        of person: ID<Person>, arrivedAt: Instant
    ) async throws -> Saving {
        let (clock, isSettled) = (clock, clockIsSettled)
        return try await database.write { tx in
            let now = clock()
            let own: SQL = "attempt.id = \(id) AND attempt.person_id = \(person)"
            guard let attempt = try AttemptRowsStore.attempts(tx.reading, where: own).first else { return .tooLate }
            let arrival = attempt.arrival(at: arrivedAt, clock: now)
            // Of late ones there is a limit in the whole attempt.
            var log =
                arrival == .late
                ? try AttemptRowsStore.log(of: id, tx.reading)
                : try AttemptRowsStore.log(of: id, about: question, tx.reading)
            let before = log.answer(to: question)
            if arrival != .late, let before, change.yields(to: before) {
                return .saved(
                    Saved(
                        logLength: log.length, savedAt: before.arrivedAt, changedElsewhere: before.arrivedAt, isOvertaken: true))
            }
            let change = arrival == .late ? change : try Self.news(change, fields, in: id, tx)
            if case .set(let answer) = change.answer,
                let line = log.line(
                    for: answer, to: question, from: change.page, arrivedAt: arrivedAt, arrival, clock: isSettled() ? now : nil)
            {
                try AttemptRowsStore.append(line, to: id, tx)
                log.append(line)
            }
            if arrival == .late { return .tooLate }
            if let isFlagged = change.isFlagged { try Self.setFlag(isFlagged, on: question, in: id, tx) }
            if attempt.submission != nil { try LateMarkStore(sittings: sittings).mark(id, of: person, now: arrivedAt, tx) }
            return .saved(
                Saved(
                    logLength: log.length, savedAt: log.answer(to: question)?.arrivedAt,
                    changedElsewhere: change.changedElsewhere(since: before, in: log)))
        }
    }

    /// What of a change the page has not said before; remembers that it has now.
    private static func news(
        _ change: AnswerChange, _ fields: PageFields?, in id: ID<Attempt>, _ tx: WriteTransaction
    ) throws -> AnswerChange {
        guard let page = change.page else { return change }
        let heard = try tx.first(
            "SELECT sequence, said FROM answer_page WHERE attempt_id = \(id) AND page = \(page.nonce)"
        ).map { try PageMark.Heard(sequence: $0["sequence"], said: $0["said"]) }
        let said = fields?.said ?? change.said
        let nothing = AnswerChange(answer: .unchanged, isFlagged: nil, page: page)
        guard page.isNews(said, after: heard) else { return nothing }
        let news = heard.flatMap { fields?.change(since: $0, from: page) } ?? change
        if news.isNothing { return nothing }
        try tx.execute(
            """
            INSERT INTO answer_page (attempt_id, page, sequence, said)
            VALUES (\(id), \(page.nonce), \(page.sequence), \(said))
            ON CONFLICT (attempt_id, page) DO UPDATE SET sequence = excluded.sequence, said = excluded.said
            """)
        return news
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
