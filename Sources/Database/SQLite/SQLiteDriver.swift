import Foundation
import GRDB

/// SQLite in WAL mode, with one connection for writing and, for reading, one for each core and one more.
struct SQLiteDriver: Driver {
    private let path: String
    private let pool: DatabasePool
    private let inlineReads: SQLiteInlineReads
    private let queue: WriteQueue
    private let log = WriteAheadLog()
    private let writer: SQLiteWriter
    /// The file and its log.
    let file: SQLiteFile
    let failures: AsyncStream<DatabaseProblem>

    /// How long a connection waits for the lock of another, in milliseconds.
    static let patience: Int32 = 5_000

    init(path: String, limits: WriteLimits, unordered: UnorderedRows) throws {
        SQLiteLibrary.setUp()
        self.path = path
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(Double(Self.patience) / 1_000)
        // One more than can read at the same time, because a backup uses one for a long time.
        configuration.maximumReaderCount = max(2, ProcessInfo.processInfo.activeProcessorCount) + 1
        configuration.label = "Gata"
        if unordered == .reversed {
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA reverse_unordered_selects = ON") }
        }
        do {
            pool = try DatabasePool(path: path, configuration: configuration)
            // GRDB sets NORMAL on the writer while it switches to WAL; commits could then be lost in a power failure.
            try pool.writeWithoutTransaction { [log] database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
                // Deleted data, such as survey ballots, is overwritten in the file.
                try database.execute(sql: "PRAGMA secure_delete = ON")
                log.watch(database)
            }
        } catch let error as DatabaseError {
            throw Self.problem(error, path: path)
        }
        inlineReads = SQLiteInlineReads(path: path, configuration: configuration)
        queue = WriteQueue(capacity: limits.waiting)
        let reserve = DiskReserve(databasePath: path)
        let (failures, failed) = AsyncStream.makeStream(of: DatabaseProblem.self)
        writer = SQLiteWriter(
            pool: pool, queue: queue, log: log, limits: limits, makeRoom: { reserve.giveUp() }, failed: { failed.yield($0) })
        file = SQLiteFile(pool: pool, queue: queue, writer: writer, reserve: reserve)
        self.failures = failures
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value
    ) async throws -> Value {
        try await pool.read { try body(SQLiteConnection(database: $0)) }
    }

    func readInline<Value>(_ body: (any Connection) throws -> Value) throws -> Value {
        try inlineReads.read(body)
    }

    func write(_ pending: PendingWrite) {
        writer.add(pending)
    }

    func migrate(_ migrations: [Migration]) throws {
        do {
            try pool.write { database in
                try database.execute(
                    sql: "CREATE TABLE IF NOT EXISTS schema_migration (name TEXT NOT NULL PRIMARY KEY)")
                let done = try String.fetchSet(database, sql: "SELECT name FROM schema_migration")
                if let unknown = done.subtracting(migrations.map(\.name)).min() {
                    throw DatabaseProblem.newerSchema(path: path, migration: unknown)
                }
                for migration in migrations where !done.contains(migration.name) {
                    try database.execute(sql: migration.statements)
                    try database.execute(
                        sql: "INSERT INTO schema_migration (name) VALUES (?)", arguments: [migration.name])
                }
                try DatabaseMark.write(database)
            }
        } catch let error as DatabaseError {
            throw Self.problem(error, path: path)
        }
    }

    func checkDurability() throws {
        try pool.writeWithoutTransaction(Self.requireDurability)
    }

    func checkReady() async throws {
        if let problem = queue.problem { throw problem }
        try await pool.writeWithoutTransaction { try writer.checkReady($0, Self.requireDurability) }
    }

    var problem: DatabaseProblem? { queue.problem }

    var waitingWrites: Int { queue.count }

    /// Moves the log into the file first, so that the file alone is complete, unless somebody else is reading it. After a failure
    /// of the disk the files are left as they are, and the next process that opens them decides.
    /// - Throws: `DatabaseProblem.stopped` when the disk fails.
    func close() throws {
        switch queue.problem {
        case .stopped, .closed: return
        default: queue.close()
        }
        // Runs after all accepted changes, because the connection serves one after the other.
        while queue.goesOn() { pool.writeWithoutTransaction { _ in } }
        writer.finish()
        try inlineReads.close()
        if let problem = queue.problem, problem.isFailureOfTheDisk { throw problem }
        try pool.close()
    }

    private static func requireDurability(_ database: GRDB.Database) throws {
        // A connection that has not read yet may still report the earlier journal mode.
        _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master")
        for (setting, expected) in [("synchronous", "2"), ("journal_mode", "wal"), ("foreign_keys", "1")] {
            let value = try String.fetchOne(database, sql: "PRAGMA \(setting)")
            guard value == expected else {
                throw DatabaseProblem.notDurable(setting: "\(setting) is \(value ?? "unset") instead of \(expected)")
            }
        }
    }

    static func problem(_ error: DatabaseError, path: String) -> DatabaseProblem {
        switch error.resultCode {
        case .SQLITE_READONLY, .SQLITE_PERM: .notWritable(path: path)
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: .notADatabase(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse(path: path)
        default: .cannotOpen(path: path, reason: error.message ?? "\(error.resultCode)")
        }
    }
}
