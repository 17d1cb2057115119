import Synchronization

/// The paces of all attempts that are being answered. They are in memory only: after a restart of the server they begin anew, but
/// the limit on the length of a log still holds.
final class AnswerPaces: Sendable {
    /// When there are more, those that are rested are removed.
    private static let mostKept = 50_000
    private let paces = Mutex<[Key: AnswerPace]>([:])

    /// The person is part of the key, so that requests for another's attempt do not use up the owner's changes.
    private struct Key: Hashable {
        let attempt: ID<Attempt>
        let person: ID<Person>
    }

    /// How many seconds the next change of an attempt's answers has to wait; nil when it is allowed.
    func wait(_ attempt: ID<Attempt>, of person: ID<Person>, at now: Instant) -> Int? {
        paces.withLock { paces in
            paces[Key(attempt: attempt, person: person)]?.wait(at: now)
        }
    }

    /// Makes changes that are stored together or not at all: where they are not, none of them is counted.
    func together<Value>(
        _ attempt: ID<Attempt>, of person: ID<Person>, _ changes: () throws -> Value
    ) rethrows -> Value {
        let key = Key(attempt: attempt, person: person)
        let before = paces.withLock { $0[key] }
        do {
            return try changes()
        } catch {
            paces.withLock { $0[key] = before }
            throw error
        }
    }

    /// Counts one change of an attempt's answers and gives nil, or gives the seconds to wait when it is not allowed.
    func admit(_ attempt: ID<Attempt>, of person: ID<Person>, at now: Instant) -> Int? {
        paces.withLock { paces in
            if paces.count >= Self.mostKept { paces = paces.filter { !$0.value.isRested(at: now) } }
            return paces[Key(attempt: attempt, person: person), default: AnswerPace()].admit(at: now)
        }
    }
}
