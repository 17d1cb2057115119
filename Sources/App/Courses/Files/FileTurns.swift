import Synchronization

/// Limits how many files are sent to browsers at the same time: as many as the process may open besides its connections, see
/// `OpenFiles`. Further requests are told to come back later.
final class FileTurns: Sendable {
    /// The turn of one file; it ends with the object.
    final class Turn: Sendable {
        private let turns: FileTurns

        fileprivate init(_ turns: FileTurns) {
            self.turns = turns
        }

        deinit {
            turns.taken.withLock { $0 -= 1 }
        }
    }

    private let most: Int
    private let taken = Mutex(0)

    init(most: Int) {
        self.most = most
    }

    /// - Throws: `Problem.busy` when all turns are taken.
    func take() throws -> Turn {
        let isFree = taken.withLock { taken in
            guard taken < most else { return false }
            taken += 1
            return true
        }
        guard isFree else { throw Problem.busy }
        return Turn(self)
    }
}
