import Database
import Foundation

@testable import App

/// The schema as the database itself tells it, after all migrations.
struct Schema {
    struct Column {
        let table: String
        let name: String
        let isNotNull: Bool
    }

    struct ForeignKey: Hashable {
        let table: String
        let columns: [String]
    }

    let tables: [String]
    let columns: [Column]
    let foreignKeys: [ForeignKey]
    /// The columns of every index and primary key, by table.
    let indexes: [String: [[String]]]
    /// Of these those whose columns no two rows share.
    let keys: [String: [[String]]]
    /// Every statement that made it.
    let statements: [String]
    /// Kinds of things in it: "table", "index", "trigger", "view".
    let kinds: Set<String>

    /// Reads the schema of a new database with these migrations.
    init(_ migrations: [Migration]) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database(path: folder.appendingPathComponent("schema.sqlite").path, migrations: migrations)
        self = try await database.read { try Schema($0) }
        try database.close()
    }

    private init(_ tx: ReadTransaction) throws {
        let things = try tx.rows(
            """
            SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'
            ORDER BY tbl_name, type DESC, name
            """)
        tables = try things.filter { try $0["type"] == "table" }.map { try $0["name"] }.sorted()
        statements = try things.map { try $0["sql"] }
        kinds = Set(try things.map { try $0["type"] })
        columns = try tables.flatMap { table in
            try tx.rows("SELECT name, \"notnull\" AS required FROM pragma_table_info(\(table)) ORDER BY cid").map { row in
                try Column(table: table, name: row["name"], isNotNull: row["required"] == 1)
            }
        }
        foreignKeys = try tables.flatMap { try Self.foreignKeys($0, tx) }
        indexes = Dictionary(
            try tables.map { ($0, try Self.indexes($0, tx)) }, uniquingKeysWith: { first, _ in first })
        keys = Dictionary(
            try tables.map { ($0, try Self.indexes($0, areKeys: true, tx)) }, uniquingKeysWith: { first, _ in first })
    }

    private static func foreignKeys(_ table: String, _ tx: ReadTransaction) throws -> [ForeignKey] {
        let rows = try tx.rows("SELECT id, \"from\" AS name FROM pragma_foreign_key_list(\(table)) ORDER BY id, seq")
        let keys = try Dictionary(grouping: rows) { row -> Int in try row["id"] }
        return try keys.sorted { $0.key < $1.key }.map { _, rows in
            try ForeignKey(table: table, columns: rows.map { try $0["name"] })
        }
    }

    private static func indexes(_ table: String, areKeys: Bool = false, _ tx: ReadTransaction) throws -> [[String]] {
        let which = (areKeys ? "\"unique\" = 1" : "1 = 1") as SQL
        return try tx.rows("SELECT name FROM pragma_index_list(\(table)) WHERE \(which) ORDER BY name").map { row in
            let index: String = try row["name"]
            return try tx.rows("SELECT name FROM pragma_index_info(\(index)) ORDER BY seqno").map { try $0["name"] }
        }
    }

    /// Foreign keys that no index begins with: deleting or joining would read the whole table.
    var unindexed: [String] {
        foreignKeys.filter { key in
            !(indexes[key.table] ?? []).contains { Set($0.prefix(key.columns.count)) == Set(key.columns) }
        }.map { "\($0.table) (\($0.columns.joined(separator: ", ")))" }
    }

    /// Columns that may be NULL.
    var optional: [String] {
        columns.filter { !$0.isNotNull }.map { "\($0.table).\($0.name)" }
    }

    /// All statements as a file.
    var dump: String {
        statements.map { $0 + ";\n" }.joined()
    }
}
