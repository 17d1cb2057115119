import GRDB
import Testing

@testable import Database

@Suite("A read on the asking thread")
struct InlineReadTests {
    private let file: DatabaseFile
    private let database: DatabaseFile.Store

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    private func count() throws -> Int {
        try database.readInline { try $0.rows("SELECT id FROM topic").count }
    }

    @Test("sees what was acknowledged before, and nothing that was undone")
    func seesWrites() async throws {
        #expect(try count() == 0)
        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('a')") }
        #expect(try count() == 1)
        await #expect(throws: (any Error).self) {
            try await database.write { tx in
                try tx.execute("INSERT INTO topic (id) VALUES ('b')")
                throw ColumnProblem.missing(column: "none")
            }
        }
        #expect(try count() == 1)
    }

    @Test("sees one moment, whatever is written meanwhile")
    func seesOneMoment() throws {
        let other = try DatabaseQueue(path: file.path)
        let counts = try database.readInline { tx in
            let before = try tx.rows("SELECT id FROM topic").count
            try other.write { try $0.execute(sql: "INSERT INTO topic (id) VALUES ('a')") }
            return [before, try tx.rows("SELECT id FROM topic").count]
        }
        #expect(counts == [0, 0])
        #expect(try count() == 1)
    }

    @Test("cannot write")
    func cannotWrite() throws {
        #expect(throws: (any Error).self) {
            try database.readInline { try $0.rows("INSERT INTO topic (id) VALUES ('a') RETURNING id") }
        }
        #expect(try count() == 0)
    }

    @Test("that fails leaves nothing behind: the next ones see what is new")
    func fails() async throws {
        for _ in 0..<10 {
            #expect(throws: (any Error).self) { try database.readInline { try $0.rows("SELECT nothing FROM nowhere") } }
        }
        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES ('a')") }
        #expect(try count() == 1)
    }

    @Test("is there for more at once than there are cores")
    func manyAtOnce() throws {
        func nested(_ depth: Int) throws -> Int {
            try database.readInline { tx in
                try tx.rows("SELECT id FROM topic").count + (depth == 0 ? 1 : try nested(depth - 1))
            }
        }
        #expect(try nested(8) == 1)
    }
}
