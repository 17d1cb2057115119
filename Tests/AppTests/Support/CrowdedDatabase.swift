import Foundation

@testable import App
@testable import Database

/// A database with so many changes waiting that it takes no more, until it is released.
final class CrowdedDatabase: Sendable {
    private let mayGoOn = DispatchSemaphore(value: 0)
    private let waiting: [Task<Void, any Error>]

    /// Returns when the next change would be refused.
    init(_ database: Database) async throws {
        let mayGoOn = mayGoOn
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        let holding = Task {
            try await database.write { _ in
                hasBegun.finish()
                mayGoOn.wait()
            }
        }
        for await _ in begun {}
        let most = WriteLimits(group: 1).waiting
        waiting = [holding] + (0..<most).map { _ in Task { try await database.write { _ in } } }
        while database.waitingWrites < most { await Task.yield() }
    }

    func release() async throws {
        mayGoOn.signal()
        for task in waiting { try await task.value }
    }
}
