import Database
import Testing

@Suite("The next number of a kind")
struct NumberTests {
    private struct Refused: Error {}

    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private func next(_ kind: String) async throws -> Int {
        try await database.write { try $0.nextNumber(of: kind) }
    }

    @Test("counts from 1, each kind for itself")
    func countsFromOne() async throws {
        var numbers: [Int] = []
        for kind in ["person", "person", "course", "person", "course"] { numbers.append(try await next(kind)) }
        #expect(numbers == [1, 2, 1, 3, 2])
    }

    @Test("is not given again after the thing that had it is gone")
    func afterADeletion() async throws {
        for _ in 1...2 {
            try await database.write { tx in
                try tx.execute("INSERT INTO topic (id, position) VALUES ('a', \(tx.nextNumber(of: "topic")))")
            }
            try await database.write { try $0.execute("DELETE FROM topic") }
        }
        #expect(try await next("topic") == 3)
    }

    @Test("goes on where it was when the file is opened again")
    func afterReopening() async throws {
        _ = try await next("person")
        try database.close()
        let again = try file.open()
        let number = try await again.write { try $0.nextNumber(of: "person") }
        #expect(number == 2)
    }

    @Test("of a transaction that failed was never given: nothing that is kept shares it")
    func afterAFailure() async throws {
        var kept = [try await next("person")]
        await #expect(throws: Refused.self) {
            try await database.write { tx in
                _ = try tx.nextNumber(of: "person")
                throw Refused()
            }
        }
        kept.append(try await next("person"))
        kept.append(try await next("person"))
        #expect(kept == [1, 2, 3])
    }

    @Test("is given once, however many ask at the same time")
    func manyAtOnce() async throws {
        let database = database
        let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { try await database.write { try $0.nextNumber(of: "person") } } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(numbers.sorted() == Array(1...50))
    }
}
