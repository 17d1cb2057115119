import Foundation
import Testing

@testable import Database

/// SQLite says that the disk is full when a file would grow above a limit of its own: the same error by the same way.
@Suite("On a full disk")
struct FullDiskTests {
    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private static let large = [UInt8](repeating: 7, count: 100_000)

    private func limitPages(_ count: Int?) async throws {
        try await database.write { tx in
            let pages: Int = try tx.first("PRAGMA page_count")?["page_count"] ?? 0
            _ = try tx.rows(SQL(stringLiteral: "PRAGMA max_page_count = \(count.map { pages + $0 } ?? 1_000_000)"))
        }
    }

    private func ids() async throws -> [String] {
        try await database.read { try $0.rows("SELECT id FROM topic ORDER BY id").map { try $0["id"] } }
    }

    @Test("a change that has no room fails alone; those around it, undone with it, are written again")
    func failsAlone() async throws {
        try await limitPages(3)
        let held = await HeldWriter(database)
        let writes = await held.queue([
            { tx in try tx.executeCounting("INSERT INTO topic (id) VALUES ('a')") },
            { tx in try tx.executeCounting("INSERT INTO topic (id, picture) VALUES ('large', \(Self.large))") },
            { tx in try tx.executeCounting("INSERT INTO topic (id) VALUES ('b')") },
        ])
        try await held.release()
        #expect(try await writes[0].value == 1)
        await #expect(throws: DatabaseProblem.full) { try await writes[1].value }
        #expect(try await writes[2].value == 1)
        #expect(try await ids() == ["a", "b"])
    }

    @Test("it goes on when there is room again")
    func goesOn() async throws {
        try await limitPages(3)
        let insertion: @Sendable (WriteTransaction) throws -> Int = { tx in
            try tx.executeCounting("INSERT INTO topic (id, picture) VALUES ('large', \(Self.large))")
        }
        await #expect(throws: DatabaseProblem.full) { try await database.write(insertion) }
        try await limitPages(nil)
        try await database.write { _ = try insertion($0) }
        try await database.checkReady()
        #expect(try await ids() == ["large"])
    }

    @Test("the reserve is given up, and made again when somebody looks after it")
    func reserve() async throws {
        #expect(!database.reserve.isKept)
        #expect(database.reserve.keep())
        #expect(database.reserve.keep())
        let size = try FileManager.default.attributesOfItem(atPath: file.path + ".reserve")[.size] as? Int
        #expect(size == DiskReserve.size)
        try await limitPages(3)
        await #expect(throws: DatabaseProblem.full) {
            try await database.write { tx in
                try tx.execute("INSERT INTO topic (id, picture) VALUES ('large', \(Self.large))")
            }
        }
        #expect(!database.reserve.isKept)
        #expect(database.reserve.keep())
    }

    @Test("what can wait leaves 500 MB to answers, on a small disk a twentieth of it")
    func room() {
        #expect(DiskSpace(free: 600_000_000, total: 100_000_000_000).hasRoom(for: 100_000_000))
        #expect(!DiskSpace(free: 600_000_000, total: 100_000_000_000).hasRoom(for: 100_000_001))
        #expect(DiskSpace(free: 50_000_000, total: 1_000_000_000).hasRoom(for: 0))
        #expect(!DiskSpace(free: 49_999_999, total: 1_000_000_000).hasRoom(for: 0))
    }

    @Test("the system tells how much there is, unless there is no such place")
    func asked() throws {
        let space = try #require(DiskSpace(at: file.folder))
        #expect(space.free > 0 && space.free <= space.total)
        #expect(DiskSpace(at: file.folder + "/nowhere") == nil)
    }
}
