import GRDB
import GRDBSQLite

/// The SQLite implementation of a transaction. Statements are prepared once per connection.
///
/// Values are bound and columns read with SQLite's own functions, because GRDB's conversions took half of the time of a page.
struct SQLiteConnection: Connection {
    let database: GRDB.Database
    /// Nil for a connection that serves many things.
    var memo: SharedReads.Memo?

    func rows(_ sql: SQL) throws -> [Row] {
        let prepared = try prepare(sql)
        defer { release(prepared) }
        let statement = prepared.sqliteStatement
        let columns = ColumnNames(prepared.columnNames)
        var rows: [Row] = []
        while try step(prepared) {
            let values = (0..<Int32(columns.count)).map { Self.value(in: statement, column: $0) }
            rows.append(Row(columns: columns, values: values))
        }
        return rows
    }

    func execute(_ sql: SQL) throws {
        let prepared = try prepare(sql)
        defer { release(prepared) }
        while try step(prepared) {}
    }

    /// For a statement that changes no rows, such as CREATE TABLE, SQLite gives the number of the statement before it.
    func executeCounting(_ sql: SQL) throws -> Int {
        try execute(sql)
        return database.changesCount
    }

    var changeCount: Int { database.totalChangesCount }

    /// SQLite counts every commit that a transaction finds when it begins to read, whoever made it
    /// (sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_DATA_VERSION).
    var dataVersion: UInt32? {
        guard sqlite3_txn_state(database.sqliteConnection, "main") != SQLITE_TXN_NONE else { return nil }
        var version: UInt32 = 0
        let status = sqlite3_file_control(database.sqliteConnection, "main", SQLITE_FCNTL_DATA_VERSION, &version)
        return status == SQLITE_OK ? version : nil
    }

    private func prepare(_ sql: SQL) throws -> Statement {
        let prepared = try database.cachedStatement(sql: sql.text { _ in "?" })
        var index: Int32 = 0
        for case .value(let value) in sql.parts {
            index += 1
            let status = Self.bind(value, to: prepared.sqliteStatement, at: index)
            guard status == SQLITE_OK else { throw failure(status, prepared) }
        }
        return prepared
    }

    /// Whether there is another row.
    private func step(_ prepared: Statement) throws -> Bool {
        switch sqlite3_step(prepared.sqliteStatement) {
        case SQLITE_ROW: true
        case SQLITE_DONE: false
        case let status: throw failure(status, prepared)
        }
    }

    /// Resets a statement for its next use and removes its bound values.
    private func release(_ prepared: Statement) {
        sqlite3_reset(prepared.sqliteStatement)
        sqlite3_clear_bindings(prepared.sqliteStatement)
    }

    private func failure(_ status: Int32, _ prepared: Statement) -> any Error {
        // The caller's task was cancelled.
        if status & 0xff == SQLITE_INTERRUPT { return CancellationError() }
        return DatabaseError(
            resultCode: ResultCode(rawValue: status), message: String(cString: sqlite3_errmsg(database.sqliteConnection)),
            sql: prepared.sql)
    }

    private static func bind(_ value: SQLValue, to statement: OpaquePointer, at index: Int32) -> Int32 {
        // SQLite copies the value (`SQLITE_TRANSIENT`, which is not imported into Swift).
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null:
            return sqlite3_bind_null(statement, index)
        case .integer(let integer):
            return sqlite3_bind_int64(statement, index, integer)
        case .text(var text):
            // An empty Swift text may have no address, which SQLite would read as NULL.
            if text.isEmpty { return sqlite3_bind_text(statement, index, "", 0, copied) }
            return text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text64(statement, index, $0.baseAddress, UInt64($0.count), copied, UInt8(SQLITE_UTF8))
                }
            }
        case .bytes(let bytes):
            if bytes.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
            return bytes.withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied) }
        }
    }

    private static func value(in statement: OpaquePointer, column: Int32) -> SQLValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER:
            return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT:
            return .text(String(sqlite3_column_double(statement, column)))
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(statement, column) else { return .text("") }
            let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column)))
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, column))
            guard count > 0, let blob = sqlite3_column_blob(statement, column) else { return .bytes([]) }
            return .bytes([UInt8](UnsafeRawBufferPointer(start: blob, count: count)))
        default:
            return .null
        }
    }
}
