import Database
import Synchronization

/// How many questions of attempts in progress have an answer, kept in memory: the log of an attempt only grows, so that a count
/// holds as long as the log is as long.
final class AnsweredCounts: Sendable {
    /// When there are more, all are forgotten and counted again.
    private static let mostKept = 50_000
    private let counts = Mutex<[ID<Attempt>: Count]>([:])

    private struct Count {
        let answered: Int
        /// The length of the log.
        let length: Int
    }

    /// How many questions of an attempt have an answer that counts.
    func answered(in id: ID<Attempt>, _ tx: ReadTransaction) throws -> Int {
        guard let length = try AttemptRows.length(of: id, tx) else { return 0 }
        if let known = counts.withLock({ $0[id] }), known.length == length { return known.answered }
        let answered = try AttemptRows.answered(in: id, tx)
        counts.withLock { counts in
            if counts.count >= Self.mostKept { counts.removeAll() }
            counts[id] = Count(answered: answered, length: length)
        }
        return answered
    }
}
