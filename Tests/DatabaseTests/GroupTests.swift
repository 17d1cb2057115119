import Foundation
import Testing

@testable import Database

@Suite("Changes that wait together")
struct GroupTests {
    private struct Refused: Error {}

    private let file: DatabaseFile

    init() throws {
        file = try DatabaseFile()
    }

    /// Lets a group take as long as this machine needs.
    private func patient() throws -> Database {
        try Database(path: file.path, migrations: [.topics], limits: WriteLimits(group: 256, longestGroup: .seconds(60)))
    }

    private func ids(_ database: Database) async throws -> [String] {
        try await database.read { try $0.rows("SELECT id FROM topic ORDER BY position").map { try $0["id"] } }
    }

    private static func insertion(_ number: Int) -> @Sendable (WriteTransaction) throws -> Int {
        { tx in try tx.executeCounting("INSERT INTO topic (id, position) VALUES (\("t\(number)"), \(number))") }
    }

    @Test("share one commit, in the order in which they came")
    func oneCommit() async throws {
        let database = try patient()
        let before = try Commits.count(inLogOf: file.path)
        let held = await HeldWriter(database)
        let writes = await held.queue((1...20).map(Self.insertion))
        try await held.release()
        for write in writes { #expect(try await write.value == 1) }
        #expect(try await ids(database) == (1...20).map { "t\($0)" })
        // The change that held the connection was alone in its group, or was joined by the others.
        #expect((1...2).contains(try Commits.count(inLogOf: file.path) - before))
    }

    @Test("are not more than the limit: with a limit of one each has a commit of its own")
    func limited() async throws {
        let database = try Database(path: file.path, migrations: [.topics], groupLimit: 1)
        let before = try Commits.count(inLogOf: file.path)
        let held = await HeldWriter(database)
        let writes = await held.queue((1...20).map(Self.insertion))
        try await held.release()
        for write in writes { #expect(try await write.value == 1) }
        #expect(try Commits.count(inLogOf: file.path) - before == 20)
    }

    @Test("are each undone alone: by an error of their own, by a refused statement, in the middle of several")
    func undoneAlone() async throws {
        let database = try file.open()
        let held = await HeldWriter(database)
        let writes = await held.queue([
            Self.insertion(1),
            { tx in
                try tx.execute("INSERT INTO topic (id, position) VALUES ('half', 2)")
                throw Refused()
            },
            { tx in
                try tx.execute("INSERT INTO topic (id, position) VALUES ('other half', 3)")
                return try tx.executeCounting("INSERT INTO topic (id, position) VALUES ('t1', 3)")
            },
            Self.insertion(4),
        ])
        try await held.release()
        #expect(try await writes[0].value == 1)
        await #expect(throws: Refused.self) { try await writes[1].value }
        await #expect(throws: (any Error).self) { try await writes[2].value }
        #expect(try await writes[3].value == 1)
        #expect(try await ids(database) == ["t1", "t4"])
    }

    @Test("see what the ones before them changed")
    func seeEachOther() async throws {
        let database = try file.open()
        let held = await HeldWriter(database)
        let numbers = await held.queue((1...5).map { _ in { tx in try tx.nextNumber(of: "person") } })
        try await held.release()
        var given: [Int] = []
        for number in numbers { given.append(try await number.value) }
        #expect(given == [1, 2, 3, 4, 5])
    }

    @Test("are told only when they are in the file: whoever reads then, from another connection, finds them")
    func toldAfterwards() async throws {
        let database = try file.open()
        let other = try file.open()
        await withTaskGroup(of: Void.self) { group in
            for number in 1...60 {
                group.addTask {
                    do {
                        try await database.write { try Self.insertion(number)($0) }
                        let found = try await other.read { try $0.first("SELECT id FROM topic WHERE position = \(number)") }
                        #expect(found != nil)
                    } catch {
                        Issue.record(error)
                    }
                }
            }
        }
        #expect(try await ids(database).count == 60)
    }

    @Test("more than may wait are refused at once, and keep nobody else from theirs")
    func tooMany() async throws {
        let most = 600
        let database = try Database(path: file.path, migrations: [.topics], limits: WriteLimits(group: 256, waiting: most))
        let held = await HeldWriter(database)
        // The one that holds the connection does not wait any more.
        let writes = await held.queue((1...most).map(Self.insertion))
        await #expect(throws: DatabaseProblem.busy) { try await database.write { try Self.insertion(0)($0) } }
        try await held.release()
        for write in writes { #expect(try await write.value == 1) }
        #expect(try await ids(database).count == most)
        try await database.write { _ = try Self.insertion(0)($0) }
    }

    @Test("still have their turn when the database is closed; later ones are told that it is")
    func closing() async throws {
        let database = try file.open()
        let held = await HeldWriter(database)
        let writes = await held.queue((1...5).map(Self.insertion))
        let closing = Task.detached { try database.close() }
        while database.problem != .closed { await Task.yield() }
        await #expect(throws: DatabaseProblem.closed) { try await database.write { try Self.insertion(9)($0) } }
        try await held.release()
        try await closing.value
        for write in writes { #expect(try await write.value == 1) }
        try database.close()
        #expect(try await ids(file.open()) == (1...5).map { "t\($0)" })
    }
}
