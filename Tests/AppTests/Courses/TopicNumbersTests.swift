import Database
import Testing

@testable import App

@Suite("Topics have small numbers, as tests and questions have")
struct TopicNumbersTests {
    @Test("every topic of an import has one, no two the same, and the next one is new")
    func numbers() async throws {
        try await TestSite.run { site in
            func numbers() async throws -> [Int?] {
                try await site.database.read { tx in
                    try tx.rows("SELECT number FROM topic ORDER BY id").map { try $0["number"] }
                }
            }
            let before = try await numbers()
            #expect(!before.isEmpty && Set(before).count == before.count && !before.contains(nil))
            let now = site.clock.now
            try await site.database.write { tx in
                let row = try tx.first("SELECT id FROM course ORDER BY id")
                let course: ID<Course> = try #require(row)["id"]
                try TopicWriteRows.insert("Nou", below: nil, at: 99, in: course, as: ID(at: now), tx)
            }
            let after = try await numbers().compactMap(\.self)
            #expect(after.count == before.count + 1 && after.max() == before.compactMap(\.self).max().map { $0 + 1 })
        }
    }
}
