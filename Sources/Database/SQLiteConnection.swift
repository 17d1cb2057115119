import Foundation
import GRDB

/// SQLite's side of one transaction; statements are prepared once per connection.
struct SQLiteConnection: Connection {
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
