import Foundation
import Testing

@testable import App

@Suite("SQL stands in stores, in the words that every database knows")
struct DialectTests {
    @Test("no store uses a word that only SQLite knows")
    func storesSpeakPlainSQL() throws {
        let stores = try SourceTree.files("Sources/App", "swift").filter(\.isStore)
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

    @Test(
        "what two databases understand differently is found",
        arguments: [
            "SELECT sum(added) AS added FROM intervention", "SELECT coalesce(sum(added), 0) AS added FROM intervention",
            "SELECT CAST(sum(added) AS TEXT) AS added FROM intervention", "SELECT avg(mark) AS mark FROM submission",
            "SELECT id FROM person WHERE name = \"Ana\"", "SELECT id || earned AS line FROM submission",
            "SELECT earned / possible AS share FROM submission", "SELECT id FROM person WHERE number % 2 = 0",
            "SELECT id FROM person ORDER BY id LIMIT -1", "SELECT id FROM person ORDER BY id LIMIT 5, 5",
            "SELECT id FROM person WHERE name == ?", "SELECT id FROM topic WHERE parent_id IS ?",
            "SELECT removed_at IS NULL AS is_there FROM person", "SELECT mark > 5 AS passes FROM submission",
            "UPDATE participation SET is_done = TRUE", "SELECT id FROM survey_item WHERE is_compulsory AND kind = 'scale'",
            "UPDATE person SET person.name = ? WHERE id = ?", "UPDATE person SET created_at = CURRENT_TIMESTAMP",
            "SELECT CAST(mark AS INTEGER) AS mark FROM submission", "INSERT INTO picture (content) VALUES (x'ff')",
            "SELECT length(hex(content)) AS size FROM picture", "SELECT max(opened_at, finished_at) AS last FROM reading",
            "SELECT count(*) AS n FROM (SELECT id FROM person)", "SELECT course_id, count(*) AS n FROM enrolment",
            "SELECT course_id, person_id, count(*) AS n FROM enrolment GROUP BY course_id",
            "SELECT id FROM person WHERE name LIKE ?", "SELECT id FROM person WHERE number = '5'",
        ])
    func itTellsThemApart(sql: String) {
        #expect(DialectRules.complaints([sql]).count == 1)
        #expect(Dialect.inStore("try tx.rows(\"\"\"\n\(sql)\n\"\"\")").count == 1)
    }

    @Test(
        "what all databases understand alike is left alone",
        arguments: [
            "SELECT CAST(sum(added) AS BIGINT) AS added FROM intervention",
            "SELECT course_id, CAST(coalesce(sum(value * ballots), 0) AS BIGINT) AS total FROM survey_count GROUP BY course_id",
            "SELECT id, (SELECT max(sequence) FROM answer WHERE attempt_id = attempt.id) AS last FROM attempt",
            "SELECT parent.kind, count(*) AS n FROM (SELECT kind FROM survey_item) AS parent GROUP BY parent.kind ORDER BY parent.kind",
            "INSERT INTO a (id, n) SELECT ?, coalesce(max(b.n), 0) + 1 FROM b WHERE b.id = ?",
            "CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password", "NULL AS reason", "shown.searchable LIKE ?",
            "UPDATE participation SET is_done = 1 WHERE is_done = 0 AND topic_id IS NOT DISTINCT FROM ?", "kind = 'a/b || c'",
        ])
    func itLeavesAlone(sql: String) {
        #expect(DialectRules.complaints([sql]) == [])
    }

    @Test("the statements of a store are read with what stands in them")
    func statementsAreRead() {
        let store = """
            // SELECT in a comment
            let which: SQL = isOpen ? "a IS NULL" : "b = \\(list("x", y))"
            let name = "people.taken"
            let rows = try tx.rows(
                \"\"\"
                SELECT id FROM a
                WHERE \\(which) AND c = \\(isOpen ? "d OR e" : f)
                \"\"\")
            """
        #expect(StoreSQL.texts(store).sorted() == ["SELECT id FROM a WHERE ? AND c = ?", "a IS NULL", "b = ?", "d OR e"])
    }

    @Test("plain SQL is left alone")
    func itDoesNotComplain() {
        let sql = "INSERT INTO a (id, date) VALUES (1, 2) ON CONFLICT (id) DO UPDATE SET date = excluded.date"
        #expect(Dialect.inStore("// rowid\ntry tx.execute(\"\(sql)\")") == [])
    }

    @Test("no file but a store speaks to the database")
    func storesAloneSpeakSQL() throws {
        let others = try SourceTree.files("Sources/App", "swift").filter { !$0.isStore }
        #expect(others.filter { Self.speaksSQL($0.text) }.map(\.path) == [])
        #expect(Self.speaksSQL("let row = try tx.first(\"SELECT 1\")"))
        #expect(Self.speaksSQL("try await database.write { _ in }"))
        #expect(!Self.speaksSQL("database.checkReady()"))
    }

    private static func speaksSQL(_ swift: String) -> Bool {
        SourceTree.withoutComments(swift).contains(
            #/\btx\.(?:rows|first|execute|executeCounting)\(|\bdatabase\.(?:read|write)\b/#)
    }
}
