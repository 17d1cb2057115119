import GRDB
import Synchronization

/// Connections for reads that are over before another thread could begin them. Each serves one read at a time, on the thread of whoever
/// reads; long reads have others (`DatabasePool`), so that they never keep these waiting.
final class SQLiteInlineReads: Sendable {
    private struct State {
        /// As many as were ever in use at once.
        var idle: [DatabaseQueue] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let path: String
    private let configuration: Configuration

    /// Opens nothing before the first read.
    init(path: String, configuration: Configuration) {
        var configuration = configuration
        configuration.readonly = true
        self.path = path
        self.configuration = configuration
    }

    /// Runs a closure on one snapshot, here and now.
    /// - Throws: what the closure throws, `DatabaseProblem.closed`, or the driver's error.
    func read<Value>(_ body: (any Connection) throws -> Value) throws -> Value {
        let connection = try take()
        defer { giveBack(connection) }
        return try connection.unsafeRead { database in
            let connection = SQLiteConnection(database: database)
            // A transaction is only left open by an error, and none may stay so.
            defer { if database.isInsideTransaction { try? connection.execute("ROLLBACK") } }
            try connection.execute("BEGIN")
            let value = try body(connection)
            try connection.execute("COMMIT")
            return value
        }
    }

    /// Closes all that are not in use now, and those when they are given back.
    func close() throws {
        let connections = state.withLock { state in
            defer { state = State(idle: [], isClosed: true) }
            return state.idle
        }
        for connection in connections { try connection.close() }
    }

    private func take() throws -> DatabaseQueue {
        let kept = try state.withLock { state in
            if state.isClosed { throw DatabaseProblem.closed }
            return state.idle.popLast()
        }
        return try kept ?? DatabaseQueue(path: path, configuration: configuration)
    }

    private func giveBack(_ connection: DatabaseQueue) {
        // One that is let go of closes itself.
        state.withLock { state in if !state.isClosed { state.idle.append(connection) } }
    }
}
