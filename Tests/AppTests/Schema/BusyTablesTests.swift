import Testing

@testable import App

@Suite("Tables that are written all the time")
struct BusyTablesTests {
    private static let tables = Migrations.busyTables.filter { !$0.contains(".") }
    private static let columns = Migrations.busyTables.filter { $0.contains(".") }

    @Test("are there, and so are their columns")
    func areThere() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(Self.tables.subtracting(schema.tables) == [])
        #expect(Self.columns.subtracting(schema.columns.map { "\($0.table).\($0.name)" }) == [])
    }

    @Test("change no edited table by themselves: no row is changed or deleted along with another")
    func noneAlong() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(!schema.kinds.contains("trigger"))
        #expect(schema.statements.filter { $0.contains("ON DELETE") || $0.contains("ON UPDATE") } == [])
    }

    @Test("have columns that are updated alone, where only a column is written all the time")
    func columnsAlone() throws {
        let stores = try SourceTree.files("Sources/App", "swift").filter(\.isStore)
        let updates = stores.flatMap { StoreSQL.texts($0.text) }.filter { sql in
            Self.columns.contains { sql.contains("UPDATE \($0.replacing(".", with: " SET ")) =") }
        }
        #expect(updates.count > 3)
        #expect(updates.filter { Self.assignments($0) != 1 } == [])
    }

    @Test("where a column is updated with another it is found")
    func isFound() {
        #expect(Self.assignments("UPDATE person SET visited_at = max(1, 2) WHERE id = 3") == 1)
        #expect(Self.assignments("UPDATE person SET visited_at = max(1, 2), name = '' WHERE id = 3") == 2)
    }

    /// How many columns an update sets.
    private static func assignments(_ update: String) -> Int {
        StoreSQL.outsideBrackets(update).split(separator: ",").count
    }
}
