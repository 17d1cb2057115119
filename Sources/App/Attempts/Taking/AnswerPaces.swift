import Synchronization

/// The paces of all attempts that are being answered. They are kept in memory: who is let in by a server that has just started is still held
/// by the most that a log takes.
final class AnswerPaces: Sendable {
    /// When there are more, those that rest are forgotten.
    private static let mostKept = 50_000
    private let paces = Mutex<[Key: AnswerPace]>([:])

    /// Whoever asks for somebody else's attempt uses up nothing of theirs.
    private struct Key: Hashable {
        let attempt: ID<Attempt>
        let person: ID<Person>
    }

    /// How many seconds the next change of an attempt's answers has to wait; nil when it is taken.
    func wait(_ attempt: ID<Attempt>, of person: ID<Person>, at now: Instant) -> Int? {
        paces.withLock { paces in
            var pace = paces[Key(attempt: attempt, person: person)]
            return pace?.admit(at: now)
        }
    }

    /// Takes one change of an attempt's answers, or says how many seconds it has to wait.
    func admit(_ attempt: ID<Attempt>, of person: ID<Person>, at now: Instant) -> Int? {
        paces.withLock { paces in
            if paces.count >= Self.mostKept { paces = paces.filter { !$0.value.isRested(at: now) } }
            return paces[Key(attempt: attempt, person: person), default: AnswerPace()].admit(at: now)
        }
    }
}
