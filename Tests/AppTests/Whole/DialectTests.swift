import Foundation
import Testing

@testable import App

@Suite("SQL stands in stores, in the words that every database knows")
struct DialectTests {
    @Test("no store uses a word that only SQLite knows")
    func storesSpeakPlainSQL() throws {
        let stores = try SourceTree.files("Sources/App", "swift").filter(Self.isStore)
        #expect(stores.count > 8)
        #expect(stores.flatMap { store in Dialect.inStore(store.text).map { "\(store.path): \($0)" } } == [])
    }

    @Test(
        "a word of SQLite's own is found",
        arguments: [
            "INSERT OR REPLACE INTO a VALUES (1)", "insert or ignore into a values (1)", "SELECT rowid FROM a",
            "ORDER BY name COLLATE NOCASE", "SELECT strftime('%Y', at)", "SELECT date('now')", "SELECT json_extract(a, b)",
            "INSERT INTO a VALUES (1) ON CONFLICT DO NOTHING", "DELETE FROM a WHERE b = 1 LIMIT 5",
        ])
    func itComplains(sql: String) {
        #expect(Dialect.inStore("try tx.execute(\"\(sql)\")") != [])
    }

    @Test("plain SQL is left alone")
    func itDoesNotComplain() {
        let sql = "INSERT INTO a (id, date) VALUES (1, 2) ON CONFLICT (id) DO UPDATE SET date = excluded.date"
        #expect(Dialect.inStore("// rowid\ntry tx.execute(\"\(sql)\")") == [])
    }

    @Test("no file but a store speaks to the database")
    func storesAloneSpeakSQL() throws {
        let others = try SourceTree.files("Sources/App", "swift").filter { !Self.isStore($0) }
        #expect(others.filter { Self.speaksSQL($0.text) }.map(\.path) == [])
        #expect(Self.speaksSQL("let row = try tx.first(\"SELECT 1\")"))
        #expect(Self.speaksSQL("try await database.write { _ in }"))
        #expect(!Self.speaksSQL("database.checkReady()"))
    }

    /// A store owns its transactions, rows are read in one of somebody else; a cache of revisions reads what it does not have.
    private static func isStore(_ file: SourceTree.File) -> Bool {
        file.name.hasSuffix("Store") || file.name.hasSuffix("Rows") || file.name == "RevisionCache"
    }

    private static func speaksSQL(_ swift: String) -> Bool {
        SourceTree.withoutComments(swift).contains(#/\btx\.(?:rows|first|execute)\(|\bdatabase\.(?:read|write)\b/#)
    }
}
