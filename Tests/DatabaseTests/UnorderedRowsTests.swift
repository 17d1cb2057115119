import Testing

@testable import Database

@Suite("Rows that no query orders")
struct UnorderedRowsTests {
    private let file: DatabaseFile
    private let numbers: @Sendable (ReadTransaction) throws -> [Int] = { tx in
        try tx.rows("SELECT position FROM topic").map { try $0["position"] }
    }

    init() throws {
        file = try DatabaseFile()
    }

    private func open(_ unordered: UnorderedRows) async throws -> Database {
        let database = try Database(
            path: file.path, migrations: [.topics], limits: WriteLimits(group: 256), unordered: unordered)
        try await database.write { tx in
            for number in 1...3 { try tx.execute("INSERT INTO topic (id, position) VALUES (\("t\(number)"), \(number))") }
        }
        return database
    }

    @Test("come the other way round where a test asks for it, whoever reads them", arguments: [UnorderedRows.asFound, .reversed])
    func reversed(unordered: UnorderedRows) async throws {
        let (database, numbers) = (try await open(unordered), numbers)
        let expected = unordered == .asFound ? [1, 2, 3] : [3, 2, 1]
        #expect(try await database.read(numbers) == expected)
        #expect(try database.readInline(numbers) == expected)
        #expect(try await database.write { tx in try numbers(tx.reading) } == expected)
    }

    @Test("are no others than before, and what is ordered stays so")
    func ordered() async throws {
        let database = try await open(.reversed)
        let ordered = try await database.read { tx in
            try tx.rows("SELECT position FROM topic ORDER BY position").map { row -> Int in try row["position"] }
        }
        #expect(ordered == [1, 2, 3])
    }
}
