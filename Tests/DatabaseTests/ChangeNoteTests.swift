import Database
import Testing

@Suite("A note that a task's changes take along")
struct ChangeNoteTests {
    private struct Refused: Error {}

    private let file: DatabaseFile
    private let database: Database
    private let note = ChangeNote { try $0.execute("INSERT INTO topic (id) VALUES ('note') ON CONFLICT (id) DO NOTHING") }

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private func ids() async throws -> [String] {
        try await database.read { try $0.rows("SELECT id FROM topic ORDER BY id").map { try $0["id"] } }
    }

    @Test("is stored with them, in their transaction, and by whichever of them is the first")
    func isStored() async throws {
        try await note.accompany {
            try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('a')") }
            #expect(try await ids() == ["a", "note"])
            try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('b')") }
        }
        #expect(try await ids() == ["a", "b", "note"])
    }

    @Test("is not stored where nothing was changed, and not by others")
    func isNotStored() async throws {
        let database = database
        try await note.accompany {
            try await database.write { tx in
                try tx.execute("UPDATE topic SET title = 'x'")
                _ = try tx.rows("DELETE FROM topic RETURNING id")
            }
            let other = Task.detached {
                try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('other')") }
            }
            try await other.value
        }
        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('later')") }
        #expect(try await ids() == ["later", "other"])
    }

    @Test("is undone with a change that fails")
    func isUndone() async throws {
        await #expect(throws: Refused.self) {
            try await note.accompany {
                try await database.write { tx in
                    try tx.execute("INSERT INTO topic (id) VALUES ('a')")
                    throw Refused()
                }
            }
        }
        #expect(try await ids().isEmpty)
    }

    @Test("that refuses undoes the change, and lets through what changes nothing")
    func refuses() async throws {
        let note = ChangeNote { _ in throw Refused() }
        try await database.write { try $0.execute("INSERT INTO topic (id, title) VALUES ('a', 'x')") }
        for change: SQL in [
            "INSERT INTO topic (id) VALUES ('b')", "UPDATE topic SET title = 'y'", "DELETE FROM topic WHERE id = 'a'",
        ] {
            await #expect(throws: Refused.self) {
                try await note.accompany { try await database.write { try $0.execute(change) } }
            }
        }
        let title = try await note.accompany {
            try await database.write { tx in
                try tx.execute("DELETE FROM topic WHERE id = 'b'")
                return try tx.first("SELECT title FROM topic")?["title"] as String?
            }
        }
        #expect(title == "x")
    }

    @Test("of one task goes with its change alone, also when many are written together")
    func isItsOwn() async throws {
        let database = database
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...40 {
                let (question, topic, other) = ("q\(number)", "t\(number)", "u\(number)")
                let own = ChangeNote { try $0.execute("INSERT INTO question (id, topic_id) VALUES (\(question), \(topic))") }
                group.addTask {
                    try await own.accompany {
                        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES (\(topic))") }
                    }
                }
                group.addTask { try await database.write { try $0.execute("INSERT INTO topic (id) VALUES (\(other))") } }
            }
            try await group.waitForAll()
        }
        let pairs = try await database.read { tx in
            try tx.first("SELECT count(*) AS count FROM question WHERE substr(id, 2) = substr(topic_id, 2)")?["count"] as Int?
        }
        #expect(pairs == 40)
        #expect(try await ids().count == 80)
    }

    @Test("goes with a change that is worked out beside others")
    func planned() async throws {
        _ = try await note.accompany { try await database.write(planned: Addition()) }
        #expect(try await ids() == ["note", "planned"])
    }

    private struct Addition: PlannedChange {
        func begin(_ tx: ReadTransaction) -> Int? { 1 }
        func think(_ begun: Int) -> Int { begun }
        func plan(_ thought: Int, _ tx: ReadTransaction) -> Int { thought }
        func stands(_ plan: Int, _ tx: ReadTransaction) -> Bool { true }
        func write(_ plan: Int, _ tx: WriteTransaction) throws { try tx.execute("INSERT INTO topic (id) VALUES ('planned')") }
    }
}
