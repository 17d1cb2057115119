import Foundation
import GRDB
import GRDBSQLite

/// The mark in a file's header that says that it is a database of Gata. Checking it writes nothing, neither to the file nor
/// beside it.
enum DatabaseMark {
    /// "Gata" in ASCII, stored as `PRAGMA application_id`. Copies contain it as well.
    static let own: Int32 = 0x4761_7461

    /// Whether there is a database of Gata at a path, with the mark or older than the mark. False where one can be created: there
    /// is no file, an empty one, or one without tables, as after a crash in the first moments of a database.
    /// - Throws: `DatabaseProblem.foreign`, `.notADatabase`, `.cannotOpen`, `.inUse`, `.notWritable`
    static func isAt(_ path: String) throws -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return false }
            throw DatabaseProblem.cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw DatabaseProblem.cannotOpen(path: path, reason: "it is not a file")
        }
        if status.st_size == 0 { return false }
        do {
            return try reading(path) { database in
                let mark = try integer("PRAGMA application_id", database)
                if mark == Int64(own) { return true }
                guard mark == 0 else { throw DatabaseProblem.foreign(path: path) }
                if try integer("SELECT count(*) FROM sqlite_master", database) == 0 { return false }
                guard try isUnmarked(database) else { throw DatabaseProblem.foreign(path: path) }
                return true
            }
        } catch let error as DatabaseError {
            if isUndone(error), isUnfinished(path) { return false }
            throw SQLiteDriver.problem(error, path: path)
        }
    }

    /// Writes the mark, in the transaction that creates or updates the schema.
    static func write(_ database: GRDB.Database) throws {
        guard try Int32.fetchOne(database, sql: "PRAGMA application_id") != own else { return }
        try database.execute(sql: "PRAGMA application_id = \(own)")
    }

    /// Whether it is a database of Gata that is older than the mark: it contains the first migration.
    private static func isUnmarked(_ database: OpaquePointer) throws -> Bool {
        let tables = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema_migration'"
        guard try integer(tables, database) == 1 else { return false }
        return try integer("SELECT count(*) FROM schema_migration WHERE name = '\(Migration.own.name)'", database) == 1
    }

    /// Whether an error means that a journal has to be rolled back first: a torn page, or, when there is a log too, SQLite's
    /// error that a read-only connection cannot do so. After a power failure the journal of the first transaction can reappear
    /// beside a log, because the deletion of a name reaches the disk later.
    private static func isUndone(_ error: DatabaseError) -> Bool {
        switch error.extendedResultCode {
        case .SQLITE_READONLY_ROLLBACK: true
        default: [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
        }
    }

    /// Whether a journal says that the file was empty before. SQLite then undoes what was begun, and nothing is left.
    private static func isUnfinished(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path + "-journal") else { return false }
        defer { try? file.close() }
        // The header has an eight-byte signature, the number of pages in the journal, a nonce, and the number of pages of the
        // file before (sqlite.org/fileformat2.html, 3).
        let header = [UInt8]((try? file.read(upToCount: 20)) ?? Data())
        return header.count == 20 && header.starts(with: [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7])
            && header[16...].allSatisfy { $0 == 0 }
    }

    private static func reading<Value>(_ path: String, _ body: (OpaquePointer) throws -> Value) throws -> Value {
        SQLiteLibrary.setUp()
        let way = Way(path)
        let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        var database: OpaquePointer?
        let status = sqlite3_open_v2(
            "file:\(name)?mode=ro\(way.rawValue)", &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
        defer { sqlite3_close_v2(database) }
        guard status == SQLITE_OK, let database else { throw DatabaseError(resultCode: ResultCode(rawValue: status)) }
        sqlite3_extended_result_codes(database, 1)
        sqlite3_busy_timeout(database, SQLiteDriver.patience)
        if way == .log { sqlite3_exec(database, "PRAGMA locking_mode = EXCLUSIVE", nil, nil, nil) }
        return try body(database)
    }

    /// How a file is opened so that SQLite creates no files beside it.
    private enum Way: String {
        /// There is no log, so nobody is writing in WAL mode: the file is read as it is.
        case still = "&immutable=1"
        /// There is a log without an index, so nobody has the database open. The index is built in memory, which requires this
        /// kind of locking.
        case log = "&vfs=unix-none"
        /// Another process may be writing.
        case shared = ""

        init(_ path: String) {
            let isThere = { access(path + $0, F_OK) == 0 }
            self = !isThere("-wal") ? .still : isThere("-shm") ? .shared : .log
        }
    }

    private static func integer(_ sql: String, _ database: OpaquePointer) throws -> Int64 {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        var status = sqlite3_prepare_v2(database, sql, -1, &statement, nil)
        if status == SQLITE_OK { status = sqlite3_step(statement) }
        guard status == SQLITE_ROW else {
            throw DatabaseError(
                resultCode: ResultCode(rawValue: status), message: String(cString: sqlite3_errmsg(database)), sql: sql)
        }
        return sqlite3_column_int64(statement, 0)
    }
}
