import Database
import Testing

@Suite("The schema")
struct MigrationTests {
    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    private let first = Migration("1 course", "CREATE TABLE course (title TEXT NOT NULL)")
    private let second = Migration("2 marks", "ALTER TABLE course ADD COLUMN marks TEXT; INSERT INTO course VALUES ('a', 'ro')")

    private func titles(_ database: Database) async throws -> [String] {
        try await database.read { try $0.rows("SELECT title FROM course").map { try $0["title"] } }
    }

    @Test("is made by all steps in their order")
    func inOrder() async throws {
        let database = try Database(path: file.path, migrations: [first, second])
        #expect(try await titles(database) == ["a"])
    }

    @Test("takes each step once")
    func once() async throws {
        for _ in 1...3 { try Database(path: file.path, migrations: [first, second]).close() }
        let database = try Database(path: file.path, migrations: [first, second])
        #expect(try await titles(database) == ["a"])
    }

    @Test("takes a step that was added later")
    func later() async throws {
        let before = try Database(path: file.path, migrations: [first])
        try await before.write { try $0.execute("INSERT INTO course (title) VALUES ('old')") }
        try before.close()
        let database = try Database(path: file.path, migrations: [first, second])
        #expect(try await titles(database) == ["old", "a"])
    }

    @Test("is refused when it is newer than the program, and stays as it was")
    func newer() async throws {
        try Database(path: file.path, migrations: [first, second]).close()
        #expect(throws: DatabaseProblem.newerSchema(path: file.path, migration: "2 marks")) {
            try Database(path: file.path, migrations: [first])
        }
        let database = try Database(path: file.path, migrations: [first, second])
        #expect(try await titles(database) == ["a"])
    }

    @Test("stays as it was when a step fails: not half of the steps, nor half of one")
    func failing() async throws {
        try Database(path: file.path, migrations: [first]).close()
        let broken = Migration("3 broken", "CREATE TABLE lesson (id TEXT); INSERT INTO course VALUES ('x', 'ro'); NONSENSE")
        #expect(throws: (any Error).self) { try Database(path: file.path, migrations: [first, second, broken]) }
        let database = try Database(path: file.path, migrations: [first])
        #expect(try await titles(database).isEmpty)
        let tables = try await database.read {
            try $0.rows("SELECT name FROM sqlite_master WHERE name = 'lesson'").count
        }
        #expect(tables == 0)
    }
}
