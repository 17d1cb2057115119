import GRDB
import Synchronization

/// Connections for short reads, which are over before another thread could begin them. Each serves one read at a time, on the
/// calling thread. Long reads use others (`DatabasePool`), so that short reads do not wait for them.
final class SQLiteInlineReads: Sendable {
    private struct State {
        /// Connections that are not in use; at most as many as were in use at the same time.
        var idle: [DatabaseQueue] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let path: String
    private let configuration: Configuration

    /// The first connection is opened by the first read.
    init(path: String, configuration: Configuration) {
        var configuration = configuration
        configuration.readonly = true
        self.path = path
        self.configuration = configuration
    }

    /// Runs a closure on one snapshot, on the calling thread.
    /// - Throws: what the closure throws, `DatabaseProblem.closed`, or the driver's error.
    func read<Value>(_ body: (any Connection) throws -> Value) throws -> Value {
        let connection = try take()
        defer { giveBack(connection) }
        return try connection.unsafeRead { database in
            let connection = SQLiteConnection(database: database)
            // A transaction is left open only after an error; it must not stay open.
            defer { if database.isInsideTransaction { try? connection.execute("ROLLBACK") } }
            try connection.execute("BEGIN")
            let value = try body(connection)
            try connection.execute("COMMIT")
            return value
        }
    }

    /// Closes all connections: those in use when they are returned.
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
        // A connection that is released here closes itself.
        state.withLock { state in if !state.isClosed { state.idle.append(connection) } }
    }
}
