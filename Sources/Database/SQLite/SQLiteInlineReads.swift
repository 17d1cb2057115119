import GRDB
import Synchronization

/// Connections for short reads, which are over before another thread could begin them. Each serves one read at a time, on the
/// calling thread. Long reads use others (`DatabasePool`), so that short reads do not wait for them.
final class SQLiteInlineReads: Sendable {
    private struct State {
        /// Connections that are not in use; at most as many as were in use at the same time.
        var idle: [Kept] = []
        var isClosed = false
    }

    /// A connection with what it remembers. It is unchecked because it is always used by one read alone: it is not idle meanwhile.
    private final class Kept: @unchecked Sendable {
        let connection: DatabaseQueue
        let memo = SharedReads.Memo()

        init(_ connection: DatabaseQueue) {
            self.connection = connection
        }
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
        let kept = try take()
        defer { giveBack(kept) }
        return try kept.connection.unsafeRead { database in
            let connection = SQLiteConnection(database: database, memo: kept.memo)
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
        for kept in connections { try kept.connection.close() }
    }

    private func take() throws -> Kept {
        let kept = try state.withLock { state in
            if state.isClosed { throw DatabaseProblem.closed }
            return state.idle.popLast()
        }
        return try kept ?? Kept(DatabaseQueue(path: path, configuration: configuration))
    }

    private func giveBack(_ kept: Kept) {
        // A connection that is released here closes itself.
        state.withLock { state in if !state.isClosed { state.idle.append(kept) } }
    }
}
