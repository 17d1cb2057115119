import Database
import Foundation
import GRDB
import Testing

/// A file says whose it is in bytes 68 to 71 of its header (https://sqlite.org/fileformat2.html#application_id).
@Suite("Whose database a file is")
struct MarkTests {
    /// Ours: GRDB has types of the same names.
    private typealias Store = DatabaseFile.Store
    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    private var mark: String {
        get throws { String(decoding: try Data(contentsOf: URL(fileURLWithPath: file.path))[68..<72], as: UTF8.self) }
    }

    private func contents() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: file.folder)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: file.folder + "/" + $0))) })
    }

    /// A database of somebody else.
    private func makeOther(_ statements: String) throws {
        let other = try DatabaseQueue(path: file.path)
        try other.writeWithoutTransaction { try $0.execute(sql: statements) }
        try other.close()
    }

    /// That whoever looks, and whoever opens it, is refused and leaves the folder byte by byte as it was.
    private func expectRefusal(_ problem: DatabaseProblem) throws {
        let before = try contents()
        #expect(throws: problem) { try Store.isAt(file.path) }
        #expect(throws: problem) { try file.open() }
        #expect(try contents() == before)
    }

    @Test("one that we made says that it is ours, in itself and in its copies")
    func ours() throws {
        #expect(try !Store.isAt(file.path))
        let database = try file.open()
        #expect(try Store.isAt(file.path))
        let copy = file.folder + "/copy.sqlite"
        try database.copy(to: copy) {}
        try database.close()
        #expect(try mark == "Gata")
        #expect(try Store.isAt(copy))
        #expect(try Data(contentsOf: URL(fileURLWithPath: copy))[68..<72] == Data("Gata".utf8))
    }

    @Test("one of ours from before there was a mark is known by its first migration, and gets the mark")
    func unmarked() throws {
        try file.open().close()
        try makeOther("PRAGMA application_id = 0")
        #expect(try mark == "\0\0\0\0")
        #expect(try Store.isAt(file.path))
        try file.open().close()
        #expect(try mark == "Gata")
    }

    @Test(
        "another program's is refused, and nothing is written to it nor beside it",
        arguments: [
            "CREATE TABLE bookmark (url TEXT)", "PRAGMA application_id = 1", "CREATE VIEW one AS SELECT 1",
            "CREATE TABLE schema_migration (name TEXT); INSERT INTO schema_migration VALUES ('1 bookmarks')",
            "CREATE TABLE schema_migration (version INTEGER); PRAGMA application_id = 252006673",
            "PRAGMA journal_mode = WAL; CREATE TABLE bookmark (url TEXT)",
        ])
    func foreign(statements: String) throws {
        try makeOther(statements)
        try expectRefusal(.foreign(path: file.path))
    }

    @Test("one that another program is writing is read with its log, and left to it")
    func foreignInUse() throws {
        let other = try DatabasePool(path: file.path)
        try other.write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT); INSERT INTO bookmark VALUES ('a')") }
        #expect(throws: DatabaseProblem.foreign(path: file.path)) { try Store.isAt(file.path) }
        try other.write { try $0.execute(sql: "INSERT INTO bookmark VALUES ('b')") }
        #expect(try other.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM bookmark") } == 2)
        try other.close()
    }

    @Test("one that was copied with its log, without what SQLite keeps in memory of it, is read with it and left as it is")
    func copied() throws {
        let origin = try DatabaseFile()
        let other = try DatabasePool(path: origin.path)
        try other.write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
        for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: origin.path + ending, toPath: file.path + ending) }
        try other.close()
        try expectRefusal(.foreign(path: file.path))
    }

    @Test("one of ours whose machine lost its power is known by its log")
    func lostPower() async throws {
        let origin = try DatabaseFile()
        let database = try origin.open()
        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('a')") }
        for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: origin.path + ending, toPath: file.path + ending) }
        try database.close()
        let before = try contents()
        #expect(try mark == "\0\0\0\0")
        #expect(try Store.isAt(file.path))
        #expect(try contents() == before)
        let again = try file.open()
        let count = try await again.read { try $0.rows("SELECT id FROM topic").count }
        #expect(count == 1)
        try again.close()
    }

    @Test("a text is none, however it begins", arguments: ["Dear Ana,", "SQLite format 3\0", "SQLite format 3\0" + dots])
    func text(content: String) throws {
        try Data(content.utf8).write(to: URL(fileURLWithPath: file.path))
        try expectRefusal(.notADatabase(path: file.path))
    }

    private static let dots = String(repeating: ".", count: 8_000)

    @Test("a folder is none, and a missing folder holds none")
    func folders() throws {
        #expect(throws: DatabaseProblem.cannotOpen(path: file.folder, reason: "it is not a file")) { try Store.isAt(file.folder) }
        #expect(try !Store.isAt(file.folder + "/nowhere/test.sqlite"))
    }

    @Test(
        "one without content, as a crash in its first moment leaves it, is none yet, and becomes ours",
        arguments: ["", "PRAGMA user_version = 1", "PRAGMA journal_mode = WAL"])
    func empty(statements: String) throws {
        if statements.isEmpty { try Data().write(to: URL(fileURLWithPath: file.path)) } else { try makeOther(statements) }
        let before = try contents()
        #expect(try !Store.isAt(file.path))
        #expect(try contents() == before)
        try file.open().close()
        #expect(try mark == "Gata")
    }

    @Test(
        "one whose first page was cut off by the power, with a journal that takes it back, is none yet; another's journal is left"
    )
    func cutOff() throws {
        let page = Data(repeating: 0, count: 4096)
        try page.write(to: URL(fileURLWithPath: file.path))
        var journal = Self.journal
        try journal.write(to: URL(fileURLWithPath: file.path + "-journal"))
        #expect(try !Store.isAt(file.path))
        try file.open().close()
        #expect(try mark == "Gata")

        try page.write(to: URL(fileURLWithPath: file.path))
        // Of a file that had pages before.
        journal[19] = 9
        try journal.write(to: URL(fileURLWithPath: file.path + "-journal"))
        try expectRefusal(.notADatabase(path: file.path))
    }

    /// Of a file that was empty when its first transaction began (https://sqlite.org/fileformat2.html#the_rollback_journal).
    private static var journal: Data {
        var journal = Data([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7])
        for number in [0, 7, 0, 512, 4096] as [UInt32] {
            withUnsafeBytes(of: number.bigEndian) { journal.append(contentsOf: $0) }
        }
        return journal + Data(repeating: 0, count: 512 - journal.count)
    }

    @Test("one whose log is there already, and whose journal the power brought back, is none yet, and becomes ours")
    func journalBesideLog() throws {
        try makeOther("PRAGMA journal_mode = WAL")
        try Data().write(to: URL(fileURLWithPath: file.path + "-wal"))
        try Self.journal.write(to: URL(fileURLWithPath: file.path + "-journal"))
        let before = try contents()
        #expect(try !Store.isAt(file.path))
        #expect(try contents() == before)
        try file.open().close()
        #expect(try mark == "Gata")
    }

    @Test("its name may hold what means something in an address")
    func oddNames() throws {
        let path = file.folder + "/a?mode=rw&b#c%20d ș.sqlite"
        try Store(path: path, migrations: [.topics]).close()
        #expect(try Store.isAt(path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["a?mode=rw&b#c%20d ș.sqlite"])
    }
}
