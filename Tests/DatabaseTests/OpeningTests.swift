import Database
import Foundation
import Testing

@Suite("Opening a database")
struct OpeningTests {
    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    @Test(
        "makes every commit wait for the disk, on the connection that writes",
        arguments: [("synchronous", SQLValue.integer(2)), ("journal_mode", .text("wal")), ("foreign_keys", .integer(1))])
    func isDurable(setting: String, expected: SQLValue) async throws {
        let database = try file.open()
        try await database.checkReady()
        try await database.write { tx in
            let row = try #require(try tx.first(SQL(stringLiteral: "PRAGMA \(setting)")))
            switch expected {
            case .integer(let number): #expect(try row[setting] == number)
            case .text(let text): #expect(try row[setting] == text)
            default: Issue.record("no other settings are known")
            }
        }
    }

    @Test("says that it is ready without changing anything")
    func ready() async throws {
        let database = try file.open()
        let number = try await database.write { try $0.nextNumber(of: "person") }
        try await database.checkReady()
        let next = try await database.write { try $0.nextNumber(of: "person") }
        #expect(number == 1)
        #expect(next == 2)
    }

    @Test("is refused in a folder that is not there")
    func withoutAFolder() {
        let path = file.folder + "/nowhere/test.sqlite"
        #expect(throws: DatabaseProblem.self) { try Database(path: path, migrations: []) }
        let problem = problem(path)
        guard case .cannotOpen(path, let reason) = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        #expect(!reason.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("is refused where a folder has its name")
    func onAFolder() throws {
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
        guard case .cannotOpen(file.path, _) = problem(file.path) else {
            Issue.record("\(String(describing: problem(file.path)))")
            return
        }
    }

    @Test("is refused on a file that is not a database, and leaves that as it is")
    func onAnotherFile() throws {
        let text = String(repeating: "This is a letter and not a database. ", count: 200)
        try text.write(toFile: file.path, atomically: true, encoding: .utf8)
        #expect(problem(file.path) == .notADatabase(path: file.path))
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
    }

    @Test("is refused on a database whose pages were overwritten")
    func onADamagedFile() throws {
        try file.open().close()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file.path))
        try #require(bytes.count > 4096)
        bytes.replaceSubrange(100..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 100))
        try bytes.write(to: URL(fileURLWithPath: file.path))
        #expect(problem(file.path) == .notADatabase(path: file.path))
    }

    private func problem(_ path: String) -> DatabaseProblem? {
        do {
            try Database(path: path, migrations: [.topics]).close()
            return nil
        } catch {
            return error as? DatabaseProblem
        }
    }
}
