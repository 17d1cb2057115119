import Foundation
import GRDB

/// SQLite in WAL mode: one connection writes, as many as there are cores read.
struct SQLiteDriver: Driver {
    private let path: String
    private let pool: DatabasePool

    init(path: String) throws {
        self.path = path
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
        configuration.label = "Gata"
        do {
            pool = try DatabasePool(path: path, configuration: configuration)
            // GRDB sets NORMAL on the writer while it switches to WAL: a commit could then be lost with the power.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        } catch let error as DatabaseError {
            throw Self.problem(error, path: path)
        }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value
    ) async throws -> Value {
        try await pool.read { try body(SQLiteConnection(database: $0)) }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value
    ) async throws -> Value {
        try await pool.write { try body(SQLiteConnection(database: $0)) }
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
            }
        } catch let error as DatabaseError {
            throw Self.problem(error, path: path)
        }
    }

    func checkDurability() throws {
        try pool.writeWithoutTransaction(Self.requireDurability)
    }

    func checkReady() async throws {
        try await pool.writeWithoutTransaction { database in
            try Self.requireDurability(database)
            try database.inTransaction(.immediate) {
                try database.execute(sql: "UPDATE number_sequence SET last_number = last_number WHERE kind = ''")
                return .rollback
            }
        }
    }

    /// Moves everything into the one file first, so that the file alone is the whole database.
    func close() throws {
        _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        try pool.close()
    }

    private static func requireDurability(_ database: GRDB.Database) throws {
        // A connection that has not read yet may still tell of the journal as it was before.
        _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master")
        for (setting, expected) in [("synchronous", "2"), ("journal_mode", "wal"), ("foreign_keys", "1")] {
            let value = try String.fetchOne(database, sql: "PRAGMA \(setting)")
            guard value == expected else {
                throw DatabaseProblem.notDurable(setting: "\(setting) is \(value ?? "unset") instead of \(expected)")
            }
        }
    }

    private static func problem(_ error: DatabaseError, path: String) -> DatabaseProblem {
        switch error.resultCode {
        case .SQLITE_READONLY, .SQLITE_PERM: .notWritable(path: path)
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: .notADatabase(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse(path: path)
        default: .cannotOpen(path: path, reason: error.message ?? "\(error.resultCode)")
        }
    }
}

/// SQLite's side of one transaction; statements are prepared once per connection.
private struct SQLiteConnection: Connection {
    let database: GRDB.Database

    func rows(_ sql: SQL) throws -> [Row] {
        let cursor = try GRDB.Row.fetchCursor(prepared(sql))
        var columns: [String: Int] = [:]
        var rows: [Row] = []
        while let row = try cursor.next() {
            if rows.isEmpty {
                columns = Dictionary(
                    row.columnNames.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
            }
            rows.append(Row(columns: columns, values: row.databaseValues.map(Self.value)))
        }
        return rows
    }

    func execute(_ sql: SQL) throws -> Int {
        try prepared(sql).execute()
        return database.changesCount
    }

    private func prepared(_ sql: SQL) throws -> Statement {
        let statement = try database.cachedStatement(sql: sql.text { _ in "?" })
        try statement.setArguments(StatementArguments(sql.values.map(Self.bound)))
        return statement
    }

    private static func bound(_ value: SQLValue) -> GRDB.DatabaseValue {
        switch value {
        case .null: .null
        case .integer(let integer): integer.databaseValue
        case .text(let text): text.databaseValue
        case .bytes(let bytes): Data(bytes).databaseValue
        }
    }

    private static func value(_ value: GRDB.DatabaseValue) -> SQLValue {
        switch value.storage {
        case .null: .null
        case .int64(let integer): .integer(integer)
        case .double(let double): .text(String(double))
        case .string(let text): .text(text)
        case .blob(let data): .bytes([UInt8](data))
        }
    }
}
