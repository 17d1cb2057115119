import Foundation
import Testing

@testable import Database

/// SQLite keeps its log open, and from some moment on the system lets it be read and no more: every write to it is an error of the disk.
@Suite("On a full disk that then fails")
struct FailedRoomTests {
    private let file: DatabaseFile
    private let database: Database

    init() async throws {
        file = try DatabaseFile()
        database = try file.open()
        try await database.write { tx in
            let pages: Int = try tx.first("PRAGMA page_count")?["page_count"] ?? 0
            _ = try tx.rows(SQL(stringLiteral: "PRAGMA max_page_count = \(pages + 3)"))
        }
        let large = [UInt8](repeating: 7, count: 100_000)
        await #expect(throws: DatabaseProblem.full) {
            try await database.write { try $0.execute("INSERT INTO topic (id, picture) VALUES ('large', \(large))") }
        }
    }

    /// Puts a descriptor that only reads in the place of each of this process for the log.
    private func failLog() throws {
        let log = URL(fileURLWithPath: file.path + "-wal").resolvingSymlinksInPath().path
        let onlyReading = open(log, O_RDONLY | O_CLOEXEC)
        try #require(onlyReading >= 0)
        defer { close(onlyReading) }
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(Int32.init)
        let ofLog = descriptors.filter {
            $0 != onlyReading && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == log
        }
        try #require(!ofLog.isEmpty)
        for descriptor in ofLog { try #require(dup2(onlyReading, descriptor) == descriptor) }
    }

    @Test("asking for room finds it out: nothing is acknowledged from then on, and whoever watches is told")
    func stops() async throws {
        try failLog()
        let problem = await #expect(throws: DatabaseProblem.self) { try await database.checkReady() }
        guard case .stopped(let reason) = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        // SQLITE_IOERR_WRITE.
        #expect(reason.hasSuffix("(778)"), "\(reason)")
        #expect(database.problem == problem)
        await #expect(throws: problem ?? .closed) { try await database.write { _ = try $0.first("SELECT 1 AS one") } }
        var failures = database.failures.makeAsyncIterator()
        #expect(await failures.next() == problem)
    }

    @Test("room that is there again is found as before")
    func goesOn() async throws {
        try await database.checkReady()
        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('small')") }
        #expect(database.problem == nil)
    }
}
