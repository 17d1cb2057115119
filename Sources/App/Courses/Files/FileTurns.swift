import Synchronization

/// How many files may be on their way to browsers at once: as many as the connections leave of what the system lets the process open, see
/// `OpenFiles`. Who comes too late is told to come back.
final class FileTurns: Sendable {
    /// One file's turn; ends with the object.
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
