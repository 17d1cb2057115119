import Foundation
import Testing

@testable import Database

@Suite("The write-ahead log")
struct LogTests {
    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private var size: Int {
        get throws { try FileManager.default.attributesOfItem(atPath: file.path + "-wal")[.size] as? Int ?? 0 }
    }

    private func write(pages: Int) async throws {
        let page = [UInt8](repeating: 1, count: 4_000)
        for number in 0..<pages {
            try await database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO topic (id, picture) VALUES (\("t\(number % 50)"), \(page))
                    ON CONFLICT (id) DO UPDATE SET picture = excluded.picture, position = \(number)
                    """)
            }
        }
    }

    @Test("begins anew after about a thousand pages, however much is written")
    func staysShort() async throws {
        try await write(pages: 3_000)
        #expect(try size < 8_000_000)
    }

    @Test("that was long and was copied changes nothing for those who write: their commits wait for the disk")
    func isDurableAfterwards() async throws {
        try await write(pages: 1_200)
        let row = try await database.write { tx in try tx.first("PRAGMA synchronous") }
        #expect(try #require(row)["synchronous"] as Int == 2)
    }

    @Test("is emptied in a quiet moment, and nothing is lost by that")
    func rest() async throws {
        try await write(pages: 300)
        #expect(try size > 1_000_000)
        await database.rest()
        #expect(try size == 0)
        let count = try await database.read { try $0.rows("SELECT id FROM topic").count }
        #expect(count == 50)
    }

    @Test("is not waited for while somebody reads an older state: it grows, and is emptied afterwards")
    func reader() async throws {
        try await write(pages: 1)
        let mayEnd = DispatchSemaphore(value: 0)
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        let reading = Task {
            try await database.read { tx in
                let before = try tx.rows("SELECT position FROM topic").count
                hasBegun.finish()
                mayEnd.wait()
                return before == (try tx.rows("SELECT position FROM topic").count)
            }
        }
        for await _ in begun {}
        try await write(pages: 2_500)
        #expect(try size > 8_000_000)
        mayEnd.signal()
        #expect(try await reading.value)
        await database.rest()
        #expect(try size == 0)
    }
}
