import Database
import Testing

@Suite("A value in a statement")
struct ValueTests {
    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    @Test(
        "is bound, never part of the text",
        arguments: ["'); DROP TABLE topic; --", "' OR '1' = '1", "\"title\"", "?", "?1", ":a", "\\", "ș 🎓", "%", "", "a\u{0}b"])
    func isBound(title: String) async throws {
        try await database.write { tx in
            try tx.execute("INSERT INTO topic (id, title) VALUES ('decoy', 'other')")
            try tx.execute("INSERT INTO topic (id, title) VALUES ('mine', \(title))")
        }
        let rows = try await database.read { try $0.rows("SELECT id, title FROM topic WHERE title = \(title)") }
        #expect(try rows.map { try $0["id"] as String } == ["mine"])
        #expect(try rows.map { try $0["title"] as String } == [title])
    }

    @Test("may be nothing")
    func mayBeNothing() async throws {
        let title: String? = nil
        try await database.write { try $0.execute("INSERT INTO topic (id, title) VALUES ('a', \(title))") }
        let row = try await database.read { try $0.first("SELECT title FROM topic WHERE title IS NULL") }
        #expect(try #require(row)["title"] as String? == nil)
    }

    @Test("stays with the statement that it is part of")
    func inAFragment() async throws {
        try await database.write { tx in
            for (id, position) in [("a", 1), ("b", 2), ("c", 3)] {
                try tx.execute("INSERT INTO topic (id, position) VALUES (\(id), \(position))")
            }
        }
        let condition: SQL = "position > \(1) AND id <> \("c'")"
        let rows = try await database.read {
            try $0.rows("SELECT id FROM topic WHERE \(condition) AND position < \(3)")
        }
        #expect(try rows.map { try $0["id"] as String } == ["b"])
    }

    @Test("may be one of a list", arguments: [(["a", "c"], ["a", "c"]), (["b'"], []), (["b"], ["b"]), ([], [])])
    func inAList(wanted: [String], found: [String]) async throws {
        try await database.write { tx in
            for id in ["a", "b", "c"] { try tx.execute("INSERT INTO topic (id) VALUES (\(id))") }
        }
        let rows = try await database.read {
            try $0.rows("SELECT id FROM topic WHERE id IN (\(SQL.list(wanted))) ORDER BY id")
        }
        #expect(try rows.map { try $0["id"] as String } == found)
    }
}
