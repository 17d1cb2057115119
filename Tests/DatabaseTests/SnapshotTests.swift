import Database
import Dispatch
import Testing

@Suite("Reading")
struct SnapshotTests {
    @Test("sees one moment, whatever is written meanwhile")
    func seesOneMoment() async throws {
        let file = try DatabaseFile()
        let database = try file.open()
        let hasRead = DispatchSemaphore(value: 0)
        let hasWritten = DispatchSemaphore(value: 0)
        async let counts = database.read { tx -> [Int] in
            let before = try tx.rows("SELECT id FROM topic").count
            hasRead.signal()
            hasWritten.wait()
            return [before, try tx.rows("SELECT id FROM topic").count]
        }
        let writing = Task.detached {
            Self.wait(hasRead)
            try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('a')") }
            hasWritten.signal()
        }
        #expect(try await counts == [0, 0])
        try await writing.value
        let later = try await database.read { try $0.rows("SELECT id FROM topic").count }
        #expect(later == 1)
    }

    @Test("never sees half of a change")
    func neverSeesHalf() async throws {
        let file = try DatabaseFile()
        let database = try file.open()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 0..<100 {
                    try await database.write { tx in
                        try tx.execute("INSERT INTO topic (id) VALUES (\("a\(number)"))")
                        try tx.execute("INSERT INTO topic (id) VALUES (\("b\(number)"))")
                    }
                }
            }
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<100 {
                        let count = try await database.read { try $0.rows("SELECT id FROM topic").count }
                        #expect(count.isMultiple(of: 2))
                    }
                }
            }
            try await group.waitForAll()
        }
        let all = try await database.read { try $0.rows("SELECT id FROM topic").count }
        #expect(all == 200)
    }

    private static func wait(_ semaphore: DispatchSemaphore) {
        semaphore.wait()
    }
}
