import Foundation

@testable import App
@testable import Database

/// A database whose one writer is busy with somebody's change, until it is released.
final class HeldDatabase: Sendable {
    private let database: Database
    private let mayGoOn = DispatchSemaphore(value: 0)
    private let holding: Task<Void, any Error>

    /// Returns when the writer is busy.
    /// - Parameter change: what it writes when it is released.
    init(_ database: Database, change: @escaping @Sendable (WriteTransaction) throws -> Void) async {
        self.database = database
        let mayGoOn = mayGoOn
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        holding = Task {
            try await database.write { tx in
                hasBegun.finish()
                mayGoOn.wait()
                try change(tx)
            }
        }
        for await _ in begun {}
    }

    /// Returns when another change waits behind it.
    func isWaitedFor() async {
        while database.waitingWrites == 0 { await Task.yield() }
    }

    func release() async throws {
        mayGoOn.signal()
        try await holding.value
    }
}
