import Database
import Dispatch
import Testing

@Suite("Reading")
struct SnapshotTests {
    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private func count() async throws -> Int {
        try await database.read { try $0.rows("SELECT id FROM topic").count }
    }

    @Test("sees one moment, whatever is written meanwhile")
    func seesOneMoment() async throws {
        let (hasRead, hasReadContinuation) = AsyncStream<Void>.makeStream()
        let hasWritten = DispatchSemaphore(value: 0)
        async let counts = database.read { tx -> [Int?] in
            let before = try? tx.rows("SELECT id FROM topic").count
            hasReadContinuation.finish()
            hasWritten.wait()
            return [before, try tx.rows("SELECT id FROM topic").count]
        }
        for await _ in hasRead {}
        let written = await Result.of {
            try await database.write { try $0.executeCounting("INSERT INTO topic (id) VALUES ('a')") }
        }
        hasWritten.signal()
        #expect(try written.get() == 1)
        #expect(try await counts == [0, 0])
        #expect(try await count() == 1)
    }

    @Test("never sees half of a change")
    func neverSeesHalf() async throws {
        let database = database
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 0..<40 {
                    try await database.write { tx in
                        try tx.execute("INSERT INTO topic (id) VALUES (\("a\(number)"))")
                        try tx.execute("INSERT INTO topic (id) VALUES (\("b\(number)"))")
                    }
                }
            }
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<40 {
                        let count = try await database.read { try $0.rows("SELECT id FROM topic").count }
                        #expect(count.isMultiple(of: 2))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await count() == 80)
    }
}

extension Result where Failure == any Error {
    fileprivate static func of(_ body: () async throws -> Success) async -> Self {
        do {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }
}
