import Foundation
import GRDB
import GRDBSQLite

/// A whole database in a single file that nobody writes: a copy made by SQLite, or a backup that is being restored. Its calls
/// block their thread.
public final class DatabaseCopy {
    /// A summary of the contents, to compare one copy with another.
    public struct Contents: Sendable, Equatable {
        /// The names of its migrations, in alphabetical order.
        public let migrations: [String]
        /// The number of rows of each table.
        public let rows: [String: Int]

        public init(migrations: [String], rows: [String: Int]) {
            (self.migrations, self.rows) = (migrations, rows)
        }
    }

    private let queue: DatabaseQueue

    /// Opens a file for reading.
    /// - Parameter goesOn: called repeatedly during long work. When it returns false, the work ends with
    ///   `DatabaseCopyProblem.stopped`.
    /// - Throws: `DatabaseCopyProblem`
    public init(path: String, goesOn: @escaping @Sendable () -> Bool = { true }) throws {
        guard try Self.isPlain(path) else { throw DatabaseCopyProblem.damaged("it is not one plain file of SQLite") }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "Gata.copy"
        let question = Question(goesOn)
        configuration.prepareDatabase { database in
            // The file may come from anywhere, so its functions are not run and the sizes of its cells are checked.
            try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
            question.ask(database)
        }
        queue = try Self.explained { try DatabaseQueue(path: path, configuration: configuration) }
    }

    /// Reads every page and row, and checks all references.
    /// - Throws: `DatabaseCopyProblem.damaged` with the reason.
    public func check() throws -> Contents {
        try Self.explained {
            try queue.read { database in
                if let complaint = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)"), complaint != "ok" {
                    throw DatabaseCopyProblem.damaged(complaint)
                }
                if let row = try GRDB.Row.fetchOne(database, sql: "PRAGMA foreign_key_check") {
                    throw DatabaseCopyProblem.damaged("a row of \(row[0] as String) refers to nothing")
                }
                let migrations = try String.fetchAll(database, sql: "SELECT name FROM schema_migration ORDER BY name")
                let tables = try String.fetchAll(
                    database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@'")
                let counts = try tables.map { table in
                    try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0
                }
                return Contents(migrations: migrations, rows: Dictionary(zip(tables, counts), uniquingKeysWith: { $1 }))
            }
        }
    }

    /// Moves the contents of a database's log into its file, so that the file alone is complete. No process may be using the
    /// database.
    /// - Throws: `DatabaseCopyProblem`; then nothing is changed.
    public static func settle(_ path: String) throws {
        try explained {
            let queue = try DatabaseQueue(path: path)
            let mode = try queue.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
            try queue.close()
            guard mode == "delete" else { throw DatabaseCopyProblem.failed("its log stays") }
        }
    }

    /// Runs a closure on the contents of the file.
    public func read<Value>(_ body: (ReadTransaction) throws -> Value) throws -> Value {
        try Self.explained {
            try queue.read { try body(ReadTransaction(connection: SQLiteConnection(database: $0))) }
        }
    }

    /// Whether the file's header says that it has no log of its own.
    private static func isPlain(_ path: String) throws -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let header = try [UInt8](file.read(upToCount: 20) ?? Data())
        return header.count == 20 && header.starts(with: "SQLite format 3\0".utf8) && header[18] == 1 && header[19] == 1
    }

    fileprivate static func explained<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_INTERRUPT: throw DatabaseCopyProblem.stopped
            case .SQLITE_FULL: throw DatabaseCopyProblem.full
            case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_NOMEM:
                throw DatabaseCopyProblem.failed(error.message ?? "\(error.resultCode)")
            default: throw DatabaseCopyProblem.damaged(error.message ?? "\(error.resultCode)")
            }
        }
    }
}

/// Why copying or checking failed.
public enum DatabaseCopyProblem: Error, Equatable {
    /// The contents are damaged; with SQLite's message.
    case damaged(String)
    /// The system refused to read or write; with SQLite's message.
    case failed(String)
    /// The disk was full before the copy was complete.
    case full
    /// The caller ended the work.
    case stopped
}

/// Asks whether long work on a connection may continue, between its steps.
private final class Question: Sendable {
    private static let steps: CInt = 20_000
    private let goesOn: @Sendable () -> Bool

    init(_ goesOn: @escaping @Sendable () -> Bool) {
        self.goesOn = goesOn
    }

    /// Installs the question. The connection must not outlive this object.
    func ask(_ database: GRDB.Database) {
        sqlite3_progress_handler(
            database.sqliteConnection, Self.steps,
            { question in
                guard let question else { return 0 }
                return Unmanaged<Question>.fromOpaque(question).takeUnretainedValue().goesOn() ? 0 : 1
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}

extension Database {
    /// The first name that is not a migration of this program; nil when all are known.
    public static func unknownMigration(in names: [String], known migrations: [Migration]) -> String? {
        Set(names).subtracting(([.own] + migrations).map(\.name)).min()
    }

    /// Copies everything, as it is at one moment, to a new or empty file, while others read and write; blocks its thread.
    /// - Parameter step: called after each megabyte; what it throws ends the copy.
    /// - Throws: `DatabaseCopyProblem`, or what `step` throws.
    public func copy(to path: String, step: @escaping () throws -> Void) throws {
        try file.copy(to: path, step: step)
    }
}

extension SQLiteFile {
    private static let pagesPerStep: CInt = 256

    func copy(to path: String, step: @escaping () throws -> Void) throws {
        try DatabaseCopy.explained {
            try pool.read { source in
                // The first read starts the snapshot. It is kept, so that writes of others do not make SQLite start the copy
                // again.
                _ = try Int.fetchOne(source, sql: "SELECT count(*) FROM sqlite_master")
                let target = try DatabaseQueue(path: path)
                try target.writeWithoutTransaction { target in
                    // An incomplete copy is of no use, so SQLite need not wait for the disk; the caller does at the end.
                    try target.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
                    try source.backup(to: target, pagesPerStep: Self.pagesPerStep) { _ in try step() }
                    // The header was copied from a database with a log.
                    try target.execute(sql: "PRAGMA journal_mode = DELETE")
                }
                try target.close()
            }
        }
    }
}
