import Database
import Testing

@Suite("A column")
struct ColumnTests {
    private enum Kind: String, DatabaseValue {
        case quiz
        case final
    }

    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private func row(_ sql: SQL) async throws -> Row {
        try #require(try await database.read { try $0.first(sql) })
    }

    @Test("gives back just what was stored")
    func roundTrip() async throws {
        let bytes: [UInt8] = [0, 255, 10]
        try await database.write {
            try $0.execute(
                """
                INSERT INTO topic (id, title, position, picture)
                VALUES (\(Kind.final), 'Straturi', \(Int64.max), \(bytes))
                """)
        }
        let row = try await row("SELECT * FROM topic")
        #expect(try row["id"] == Kind.final)
        #expect(try row["title"] == "Straturi")
        #expect(try row["position"] == Int64.max)
        #expect(try row["position"] == Int.max)
        #expect(try row["picture"] == bytes)
    }

    @Test("is found by its whole name, and the first of two of the same name")
    func names() async throws {
        let row = try await row("SELECT 1 AS axe, 2 AS ate, 3 AS a, 4 AS \"ăe\", 5 AS ate")
        #expect(try row["axe"] == 1 && row["ate"] == 2 && row["a"] == 3 && row["ăe"] == 4)
        for name in ["ace", "A", "", "axes", "ae"] {
            #expect(throws: ColumnProblem.missing(column: name)) { try row[name] as Int }
        }
    }

    @Test("that is not in the answer is a mistake of the store")
    func missing() async throws {
        let row = try await row("SELECT 1 AS one")
        #expect(throws: ColumnProblem.missing(column: "two")) { try row["two"] as Int }
        #expect(throws: ColumnProblem.missing(column: "two")) { try row["two"] as Int? }
    }

    @Test("of another type is a mistake of the store")
    func ofAnotherType() async throws {
        let row = try await row("SELECT 'a' AS word, 1 AS number, NULL AS absent, x'00' AS bytes, 1.5 AS fraction")
        #expect(throws: ColumnProblem.unreadable(.text("a"))) { try row["word"] as Int }
        #expect(throws: ColumnProblem.unreadable(.text("a"))) { try row["word"] as Int? }
        #expect(throws: ColumnProblem.unreadable(.text("a"))) { try row["word"] as Kind }
        #expect(throws: ColumnProblem.unreadable(.integer(1))) { try row["number"] as String }
        #expect(throws: ColumnProblem.unreadable(.integer(1))) { try row["number"] as [UInt8] }
        #expect(throws: ColumnProblem.unreadable(.bytes([0]))) { try row["bytes"] as String }
        #expect(throws: ColumnProblem.unreadable(.null)) { try row["absent"] as String }
        #expect(throws: ColumnProblem.unreadable(.text("1.5"))) { try row["fraction"] as Int }
    }
}
