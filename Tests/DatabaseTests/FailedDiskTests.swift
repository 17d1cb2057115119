import Foundation
import Testing

@testable import Database

@Suite("On a disk that fails")
struct FailedDiskTests {
    private let file: DatabaseFile
    private let before: Database
    private let database: Database

    /// The log is cut off behind the database's back, as by a disk that has lost what it said it had: its pages cannot be read any more.
    init() async throws {
        file = try DatabaseFile()
        before = try file.open()
        try await before.write { tx in
            for number in 1...200 { try tx.execute("INSERT INTO topic (id, title) VALUES (\("t\(number)"), \(Self.title))") }
        }
        database = try Database(
            path: file.path, migrations: [.topics], limits: WriteLimits(group: 256, longestGroup: .seconds(60)))
        try #require(truncate(file.path + "-wal", 32) == 0)
    }

    private static let title = String(repeating: "x", count: 300)

    private func change() async -> DatabaseProblem? {
        do {
            try await database.write { tx in
                try tx.execute("UPDATE topic SET title = 'new', position = 2")
            }
            return nil
        } catch {
            return error as? DatabaseProblem
        }
    }

    @Test("nothing is acknowledged any more, and whoever watches is told why, once")
    func stops() async throws {
        let problem = try #require(await change())
        guard case .stopped(let reason) = problem else {
            Issue.record("\(problem)")
            return
        }
        // SQLITE_IOERR_SHORT_READ.
        #expect(reason.hasSuffix("(522)"))
        #expect(await change() == problem)
        await #expect(throws: problem) { try await database.write { _ = try $0.first("SELECT 1 AS one") } }
        await #expect(throws: problem) { try await database.checkReady() }
        var failures = database.failures.makeAsyncIterator()
        #expect(await failures.next() == problem)
    }

    @Test("what waits with the change that fails is refused with it")
    func refusesAll() async throws {
        let held = await HeldWriter(database)
        let writes = await held.queue([
            { tx in try tx.rows("SELECT 2 AS two").count },
            { tx in try tx.executeCounting("UPDATE topic SET title = 'new', position = 2") },
            { tx in try tx.rows("SELECT 1 AS one").count },
        ])
        // The change that holds the connection may be in the same group.
        try? await held.release()
        for write in writes {
            let result = await write.result
            #expect(throws: DatabaseProblem.self) { try result.get() }
        }
        #expect(database.problem?.isFailureOfTheDisk == true)
    }

    @Test("closing leaves the files as they are, log and all, for whoever opens them next")
    func leavesTheFiles() async throws {
        #expect(await change() != nil)
        let log = try Data(contentsOf: URL(fileURLWithPath: file.path + "-wal"))
        #expect(!log.isEmpty)
        try database.close()
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + "-wal")) == log)
    }
}
