import Foundation
import GRDB
import Testing

@testable import Database

/// Somebody has opened the file with another program.
@Suite("Beside another program")
struct ForeignConnectionTests {
    /// Ours: GRDB has a type of the same name.
    private typealias Store = DatabaseFile.Store
    private let file: DatabaseFile
    private let database: Store
    private let other: DatabaseQueue

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        other = try DatabaseQueue(path: file.path, configuration: configuration)
    }

    private func insert(_ id: String) async throws {
        try await database.write { try $0.execute("INSERT INTO topic (id) VALUES (\(id))") }
    }

    @Test("that writes, changes are refused after a while instead of waiting for ever, and go on when it has finished")
    func writes() async throws {
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: DatabaseProblem.busy) { try await insert("a") }
        try other.inDatabase { try $0.execute(sql: "COMMIT") }
        try await insert("b")
        let ids: [String] = try await database.read { try $0.rows("SELECT id FROM topic").map { try $0["id"] } }
        #expect(ids == ["b"])
    }

    @Test("that writes, closing comes to an end")
    func closesBesideAWriter() async throws {
        try await insert("a")
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        try database.close()
        try other.inDatabase { try $0.execute(sql: "COMMIT") }
        let again = try file.open()
        #expect(try await again.read { try $0.rows("SELECT id FROM topic").count } == 1)
    }

    @Test("that reads, closing is no failure: what it may not take from the log stays there")
    func closesBesideAReader() async throws {
        try await insert("a")
        try other.inDatabase { database in
            try database.execute(sql: "BEGIN")
            _ = try GRDB.Row.fetchAll(database, sql: "SELECT * FROM topic")
        }
        try await insert("b")
        try database.close()
        try other.inDatabase { try $0.execute(sql: "COMMIT") }
        let again = try file.open()
        #expect(try await again.read { try $0.rows("SELECT id FROM topic").count } == 2)
    }
}
