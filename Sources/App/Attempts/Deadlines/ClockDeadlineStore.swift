import Database
import Foundation

/// Moves the deadlines of running attempts when the server's clock is set forward.
struct ClockDeadlineStore: Sendable {
    let database: Database

    /// Moves all of them by the size of the jump, in one transaction, and gives how many. When called again for the same jump, it
    /// moves only those that it has not moved.
    func follow(_ jump: ClockJump) async throws -> Int {
        try await database.write { tx in
            let moved = try RunningDeadlineRows.moved(byClockAt: jump.at, tx.reading)
            let running = try RunningDeadlineRows.running(at: jump.at, tx.reading).filter { attempt in
                !moved.contains(attempt.id) && jump.adoptedAt.map { attempt.startedAt <= $0 } ?? true
            }
            for attempt in running {
                guard let old = attempt.deadline else { continue }
                try RunningDeadlineRows.move(attempt, from: old, to: old + jump.size, because: .clock, at: jump.at, tx)
            }
            return running.count
        }
    }
}
