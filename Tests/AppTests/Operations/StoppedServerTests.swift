import Database
import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import App

extension ExecutableTests {
    @Suite("A server that is told to stop", .serialized)
    struct StoppedServerTests {
        private static let alive = "GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

        @Test("ends within ten seconds and in order, whatever slow connections stand open")
        func slowConnections() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    let beginnings = [
                        "", "GET /li", Self.alive, Self.alive + "GET /sign-in HTTP/1.1\r\nHo",
                        Self.alive + "POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\ntoken=",
                        Self.alive.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n"),
                    ]
                    for text in beginnings {
                        for _ in 0..<10 {
                            let channel = try await RawConnection.open(port: server.port)
                            try await channel.writeAndFlush(ByteBuffer(string: text))
                        }
                    }
                    // One that asks much and reads nothing.
                    let unread = try await RawConnection.open(port: server.port)
                    try await unread.setOption(.autoRead, value: false).get()
                    let page = "GET /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                    unread.writeAndFlush(ByteBuffer(string: String(repeating: page, count: 500)), promise: nil)
                    let ana = server.visitor()
                    try await ana.signIn("ana")
                    let told = ContinuousClock.now
                    #expect(await server.end(SIGTERM) == 0)
                    #expect(ContinuousClock.now - told < .seconds(10))
                    try? await unread.close()
                }
            }
        }

        @Test("finishes a request that was under way, says that it is the last, and is not ready any more")
        func underWay() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    let head = "POST /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\n\r\nab"
                    let ready = "GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
                    let said = try await RawConnection.talk(port: server.port, [ready + head, "cd" + ready], after: ["200 OK"]) {
                        _ in
                        Task { await server.end(SIGTERM) }
                        while (try? await RawConnection.open(port: server.port).close()) != nil { await Task.yield() }
                    }
                    let answers = said.components(separatedBy: "HTTP/1.1 ").dropFirst()
                    #expect(answers.map { $0.prefix(3) } == ["200", "403", "503"])
                    #expect(answers.map { $0.lowercased().contains("connection: close") } == [false, true, true])
                    #expect(await server.end(SIGTERM) == 0)
                }
            }
        }

        @Test("takes nothing of a form that was cut off for the whole form")
        func cutOff() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    let ana = server.visitor()
                    try await ana.signIn("ana")
                    let attempt = try await ana.start("Exerciții")
                    try await ana.post("\(attempt)/questions/1", [("choice[]", "1"), ("go", "stay")])
                    let channel = try await RawConnection.open(port: server.port)
                    let session = try #require(ana.cookies["s"])
                    let head =
                        "POST \(attempt)/questions/1 HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: s=\(session)\r\nSec-Fetch-Site: same-origin\r\n"
                        + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 40\r\n\r\nchoice[]=2&go=stay"
                    try await channel.writeAndFlush(ByteBuffer(string: head))
                    try await channel.close()
                    #expect(await server.end(SIGTERM) == 0)
                    let count = try await answers(database)
                    #expect(count == 1)
                }
            }
        }

        private func answers(_ path: String) async throws -> Int {
            let database = try Database(path: path, migrations: Migrations.all)
            let count = try await database.read { tx -> Int in try tx.first("SELECT count(*) AS n FROM answer")?["n"] ?? 0 }
            try database.close()
            return count
        }
    }
}
