import Foundation

@testable import Database

/// Keeps the one connection that writes busy, so that what comes meanwhile has to wait for it.
final class HeldWriter: Sendable {
    private let database: Database
    private let mayEnd = DispatchSemaphore(value: 0)
    private let holding: Task<Void, any Error>

    /// Returns when the connection is held.
    init(_ database: Database) async {
        self.database = database
        let mayEnd = mayEnd
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        holding = Task {
            try await database.write { _ in
                hasBegun.finish()
                mayEnd.wait()
            }
        }
        for await _ in begun {}
    }

    /// Begins writes that all wait, one after the other, and gives them.
    func queue(_ bodies: [@Sendable (WriteTransaction) throws -> Int]) async -> [Task<Int, any Error>] {
        var tasks: [Task<Int, any Error>] = []
        for body in bodies {
            let waiting = database.waitingWrites
            tasks.append(Task { try await database.write(body) })
            while database.waitingWrites == waiting { await Task.yield() }
        }
        return tasks
    }

    /// Lets the connection go.
    func release() async throws {
        mayEnd.signal()
        try await holding.value
    }
}
