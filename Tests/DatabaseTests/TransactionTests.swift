import Database
import Testing

@Suite("A transaction")
struct TransactionTests {
    private struct Refused: Error {}

    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private func ids() async throws -> [String] {
        try await database.read { try $0.rows("SELECT id FROM topic ORDER BY id").map { try $0["id"] } }
    }

    @Test("that succeeds is kept, also for whoever opens the file next")
    func isKept() async throws {
        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('a')") }
        #expect(try await ids() == ["a"])
        let again = try file.open()
        let count = try await again.read { try $0.rows("SELECT id FROM topic").count }
        #expect(count == 1)
    }

    @Test("that fails leaves nothing behind")
    func leavesNothing() async throws {
        await #expect(throws: Refused.self) {
            try await database.write { tx in
                try tx.execute("INSERT INTO topic (id) VALUES ('a')")
                throw Refused()
            }
        }
        #expect(try await ids().isEmpty)
    }

    @Test("leaves nothing behind when a statement is refused")
    func leavesNothingAfterARefusal() async throws {
        await #expect(throws: (any Error).self) {
            try await database.write { tx in
                try tx.execute("INSERT INTO topic (id) VALUES ('a')")
                try tx.execute("INSERT INTO topic (id) VALUES ('a')")
            }
        }
        #expect(try await ids().isEmpty)
    }

    @Test("sees what it wrote itself, and says how many rows it changed")
    func seesItsOwn() async throws {
        try await database.write { tx in
            // Nobody is given a number who has not asked for it: an engine may not have it.
            let uncounted: (SQL) throws -> Void = tx.execute
            try uncounted("UPDATE topic SET title = 'y'")
            #expect(try tx.executeCounting("INSERT INTO topic (id) VALUES ('a'), ('b')") == 2)
            #expect(try tx.executeCounting("UPDATE topic SET title = 'x' WHERE id = 'c'") == 0)
            #expect(try tx.reading.rows("SELECT id FROM topic").count == 2)
            let deleted = try tx.first("DELETE FROM topic WHERE id = 'a' RETURNING id")
            #expect(try deleted?["id"] == "a")
        }
        #expect(try await ids() == ["b"])
    }

    @Test("cannot write when it only reads")
    func readingCannotWrite() async throws {
        await #expect(throws: (any Error).self) {
            try await database.read { _ = try $0.rows("INSERT INTO topic (id) VALUES ('a') RETURNING id") }
        }
        #expect(try await ids().isEmpty)
    }

    @Test("keeps the parts of a whole together")
    func enforcesForeignKeys() async throws {
        await #expect(throws: (any Error).self) {
            try await database.write { try $0.execute("INSERT INTO question (id, topic_id) VALUES ('q', 'nobody')") }
        }
        try await database.write { tx in
            try tx.execute("INSERT INTO topic (id) VALUES ('a')")
            try tx.execute("INSERT INTO question (id, topic_id) VALUES ('q', 'a')")
        }
        await #expect(throws: (any Error).self) {
            try await database.write { try $0.execute("DELETE FROM topic WHERE id = 'a'") }
        }
        #expect(try await ids() == ["a"])
    }
}
