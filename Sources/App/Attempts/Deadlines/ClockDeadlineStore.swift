import Database
import Foundation

/// Moves the deadlines of all running attempts along with the server's clock.
struct ClockDeadlineStore: Sendable {
    let database: Database

    /// Moves each by the size of the jump, all or none, and gives how many. Again for the same jump: those that are new since.
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
