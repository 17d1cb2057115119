import Foundation
import Synchronization

@testable import Database

/// A reader that has begun, and goes on later in the same snapshot.
final class HeldReader<Value: Sendable>: Sendable {
    private let mayEnd = DispatchSemaphore(value: 0)
    private let rest = Rest()
    private let reading: Task<Value, any Error>

    private final class Rest: Sendable {
        let body = Mutex<(@Sendable (ReadTransaction) throws -> Value)?>(nil)
    }

    /// Returns when the first part was read.
    init(_ database: Database, _ first: @escaping @Sendable (ReadTransaction) throws -> Value) async {
        let (mayEnd, rest) = (mayEnd, rest)
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        reading = Task {
            try await database.read { tx in
                let value = try first(tx)
                hasBegun.finish()
                mayEnd.wait()
                return try rest.body.withLock { $0 }?(tx) ?? value
            }
        }
        for await _ in begun {}
    }

    /// Reads the second part.
    func end(_ body: @escaping @Sendable (ReadTransaction) throws -> Value) async throws -> Value {
        rest.body.withLock { $0 = body }
        mayEnd.signal()
        return try await reading.value
    }
}
