import Foundation
import Synchronization
import Testing

@testable import Database

@Suite("What everybody reads")
struct SharedReadTests {
    private let file: DatabaseFile
    private let database: Database
    /// How often the titles were read from the tables.
    private let readings = Readings()

    init() throws {
        file = try DatabaseFile()
        database = try Self.open(file)
    }

    private static func open(_ file: DatabaseFile) throws -> Database {
        try Database(path: file.path, migrations: [.topics], busyTables: ["question", "topic.position"])
    }

    private final class Readings: Hashable, Sendable {
        private let number = Atomic(0)

        var count: Int { number.load(ordering: .relaxed) }
        func add() { number.add(1, ordering: .relaxed) }

        static func == (one: Readings, other: Readings) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private struct Titles: SharedRead {
        let first: String
        let readings: Readings

        func read(_ tx: ReadTransaction) throws -> [String] {
            readings.add()
            return try tx.rows("SELECT title FROM topic WHERE title >= \(first) ORDER BY id").map { try $0["title"] }
        }
    }

    private var titles: Titles { Titles(first: "", readings: readings) }

    private func read(from first: String = "") throws -> [String] {
        try database.readInline { tx in try tx.shared(Titles(first: first, readings: readings)) }
    }

    private static func insertion(_ id: String) -> @Sendable (WriteTransaction) throws -> Int {
        { tx in try tx.executeCounting("INSERT INTO topic (id, title) VALUES (\(id), \(id))") }
    }

    private struct Refused: Error {}

    private final class Found: Sendable {
        let all = Mutex<[[String]]>([])
    }

    @Test("is read once, by however many, in the background as well")
    func once() async throws {
        try await database.write(Self.insertion("a"))
        for _ in 1...5 { #expect(try read() == ["a"]) }
        let titles = titles
        let background = try await database.read { tx in try tx.shared(titles) }
        #expect(background == ["a"])
        #expect(readings.count == 1)
    }

    @Test("is one thing for each question")
    func each() async throws {
        try await database.write(Self.insertion("a"))
        try await database.write(Self.insertion("b"))
        for _ in 1...2 {
            #expect(try read() == ["a", "b"])
            #expect(try read(from: "b") == ["b"])
        }
        #expect(readings.count == 2)
    }

    @Test("is read again after an edit, by this program or another")
    func edited() async throws {
        #expect(try read() == [])
        try await database.write(Self.insertion("a"))
        #expect(try read() == ["a"])
        let other = try Self.open(file)
        try await other.write(Self.insertion("b"))
        #expect(try read() == ["a", "b"])
        try await other.write { tx in try tx.execute("DELETE FROM topic WHERE id = 'a'") }
        #expect(try read() == ["b"])
        try await other.write { tx in _ = try tx.rows("UPDATE topic SET title = 'c' WHERE id = 'b' RETURNING id") }
        #expect(try read() == ["c"])
        #expect(readings.count == 5)
        try other.close()
    }

    @Test("is not read again after what is written all the time, nor after what changed nothing")
    func busy() async throws {
        try await database.write(Self.insertion("a"))
        #expect(try read() == ["a"])
        try await database.write { tx in
            try tx.execute("INSERT INTO question (id, topic_id) VALUES ('q', 'a')")
            try tx.execute("UPDATE topic SET position = 3 WHERE id = 'a'")
        }
        try await database.write { tx in try tx.execute("UPDATE topic SET title = 'b' WHERE id = 'nobody'") }
        #expect(try read() == ["a"])
        #expect(readings.count == 1)
    }

    @Test("is that of the own moment, for a reader who began before an edit and ends after it")
    func ownMoment() async throws {
        try await database.write(Self.insertion("a"))
        let (database, titles) = (database, titles)
        let held = await HeldReader(database) { tx in try tx.shared(titles) }
        try await database.write(Self.insertion("b"))
        #expect(try read() == ["a", "b"])
        let readings = readings.count
        let late = Titles(first: "a", readings: self.readings)
        let found = try await held.end { tx in try tx.shared(late) }
        #expect(found == ["a"])
        #expect(self.readings.count == readings + 1)
        // What the late reader found is not kept for others.
        #expect(try read(from: "a") == ["a", "b"])
    }

    @Test("is what a change itself has edited, and nothing of it is kept when that is undone")
    func undone() async throws {
        #expect(try read() == [])
        let titles = titles
        await #expect(throws: Refused.self) {
            try await database.write { tx in
                #expect(try tx.reading.shared(titles) == [])
                try tx.execute("INSERT INTO topic (id, title) VALUES ('a', 'a')")
                #expect(try tx.reading.shared(titles) == ["a"])
                throw Refused()
            }
        }
        #expect(try read() == [])
        try await database.write(Self.insertion("b"))
        #expect(try read() == ["b"])
    }

    @Test("is what others have edited in the same group, also when all of it is undone")
    func together() async throws {
        #expect(try read() == [])
        let (titles, found) = (titles, Found())
        let held = await HeldWriter(database)
        let writes = await held.queue([
            Self.insertion("a"),
            { tx in
                let all = try tx.reading.shared(titles)
                found.all.withLock { $0.append(all) }
                return all.count
            },
        ])
        try await held.release()
        #expect(try await writes[0].value == 1)
        #expect(try await writes[1].value == 1)
        #expect(found.all.withLock { $0.last } == ["a"])
        #expect(try read() == ["a"])
    }

    @Test("is kept for a change that has edited nothing")
    func change() async throws {
        try await database.write(Self.insertion("a"))
        #expect(try read() == ["a"])
        let titles = titles
        let found = try await database.write { tx in try tx.reading.shared(titles) }
        #expect(found == ["a"])
        #expect(readings.count == 1)
    }

    private struct Questions: SharedRead {
        let statement: String

        func read(_ tx: ReadTransaction) throws -> Int { try tx.rows(SQL(stringLiteral: statement)).count }
    }

    @discardableResult
    private func count(_ statement: String) throws -> Int {
        try database.readInline { tx in try tx.shared(Questions(statement: statement)) }
    }

    @Test(
        "is nothing that is written all the time",
        arguments: [
            ("SELECT id FROM question", "question"),
            ("SELECT topic.id FROM topic JOIN question ON topic_id = topic.id", "question"),
            ("SELECT title FROM topic WHERE position > 1", "position"),
            ("SELECT last_number FROM number_sequence", "number_sequence"),
        ])
    func neverBusy(statement: String, name: String) {
        #expect(throws: SharedReadProblem(table: name)) {
            try count(statement)
        }
    }

    private struct Position: SharedRead {
        let id: String
        let readings: Readings

        func read(_ tx: ReadTransaction) throws -> String? {
            readings.add()
            return try tx.first("SELECT title FROM topic WHERE id = \(id)")?["title"]
        }
    }

    @Test("is not kept where there is nothing: whoever asks for what is not there fills no memory")
    func nothing() async throws {
        try await database.write(Self.insertion("a"))
        for _ in 1...2 {
            for (id, title) in [("a", "a"), ("nobody", nil)] {
                let found = try database.readInline { tx in try tx.shared(Position(id: id, readings: readings)) }
                #expect(found == title)
            }
        }
        #expect(readings.count == 3)
    }

    @Test("cannot be read when it fails, and is tried again")
    func fails() throws {
        for _ in 1...2 {
            #expect(throws: (any Error).self) {
                try count("SELECT nothing FROM topic")
            }
        }
        #expect(try count("SELECT id FROM topic") == 0)
    }

    @Test(
        "is told from the rest by the statement that writes",
        arguments: [
            ("INSERT INTO topic (id) VALUES (1)", true), ("  insert into question (id) VALUES (1)", false),
            ("INSERT INTO question (id) SELECT id FROM topic", false), ("UPDATE topic SET title = ''", true),
            ("UPDATE topic SET position = 1", false), ("UPDATE question SET position = 1", false),
            ("UPDATE\n    question\nSET topic_id = 1", false), ("DELETE FROM topic", true), ("DELETE FROM question", false),
            ("SELECT id FROM topic", false), ("WITH old AS (SELECT 1) DELETE FROM question", true), ("DROP TABLE question", true),
            ("", true),
        ])
    func statements(statement: String, isEdit: Bool) {
        let tables = BusyTables(["question", "topic.position"])
        #expect(tables.isEdit(SQL(stringLiteral: statement)) == isEdit)
        let (table, rest) = ("topic", "title = ''")
        #expect(tables.isEdit("UPDATE \(SQL(stringLiteral: table)) SET \(SQL(stringLiteral: rest))"))
    }
}
