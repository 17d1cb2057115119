import Database
import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import App

extension ExecutableTests {
    @Suite("A server that is killed", .serialized)
    struct KilledServerTests {
        @Test("loses no answer that it had acknowledged, whenever that happens", arguments: [1, 20, 33])
        func killed(afterSaves: Int) async throws {
            try await GataCommand.withInstitution { folder, database in
                let options = ["--database", database, "--port", "0"]
                let (ana, attempt, acknowledged) = try await RunningGata.serve(options, in: folder) { server in
                    let ana = server.visitor()
                    try await ana.signIn("ana")
                    let attempt = try await ana.start("Exerciții")
                    let acknowledged = try await saves(ana, attempt, server, killAfter: afterSaves)
                    #expect(await server.end(SIGKILL) == SIGKILL)
                    return (ana, attempt, acknowledged)
                }
                #expect(acknowledged >= afterSaves)
                try await RunningGata.serve(options, in: folder) { server in
                    let again = server.visitor()
                    again.set("s", to: try #require(ana.cookies["s"]))
                    let list = try await again.get("/tests")
                    #expect(list.status == .ok)
                    #expect(try await again.get("\(attempt)/questions/1").status == .ok)
                    #expect(await server.end(SIGTERM) == 0)
                }
                try await check(database, TestSite.lastPart(attempt), acknowledged: acknowledged)
            }
        }

        /// Saves changing answers until the server is gone; gives how many were acknowledged.
        private func saves(_ ana: TestBrowser, _ attempt: String, _ server: RunningGata, killAfter: Int) async throws -> Int {
            var acknowledged = 0
            var kill: Task<Int32, Never>?
            while true {
                if acknowledged == killAfter, kill == nil { kill = Task { await server.end(SIGKILL) } }
                let position = String(acknowledged % 2 + 1)
                let answer = try? await ana.post("\(attempt)/questions/1", [("choice[]", position), ("go", "stay")])
                guard answer?.status == .seeOther else { break }
                acknowledged += 1
            }
            _ = await kill?.value
            return acknowledged
        }

        /// Every acknowledged answer is a row of its own, for each was another than the one before.
        private func check(_ path: String, _ attempt: String, acknowledged: Int) async throws {
            let database = try Database(path: path, migrations: Migrations.all)
            let (values, integrity) = try await database.read { tx in
                let rows = try tx.rows("SELECT value FROM answer WHERE attempt_id = \(attempt) ORDER BY sequence")
                let integrity: String? = try tx.first("PRAGMA integrity_check")?["integrity_check"]
                return (try rows.map { row -> String in try row["value"] }, integrity)
            }
            #expect((acknowledged...acknowledged + 1).contains(values.count))
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 })
            #expect(integrity == "ok")
            try database.close()
        }
    }
}
