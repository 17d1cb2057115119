import Foundation
import HTTPTypes
import Testing

@testable import App

extension ExecutableTests {
    @Suite("gata serve", .serialized)
    struct ServeCommandTests {
        @Test("stops when it is told to, with nothing left open", arguments: [SIGTERM, SIGINT])
        func stops(signal: Int32) async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    #expect(
                        server.announcement.firstMatch(of: #/^Gata \d+\.\d+\.\d+ at http:\/\/127\.0\.0\.1:\d+\n$/#) != nil)
                    let ana = server.visitor()
                    try await ana.signIn("ana")
                    #expect(try await ana.get("/readyz").status == .ok)
                    #expect(await server.end(signal) == 0)
                    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                    #expect(!files.contains("gata.sqlite.socket"))
                    #expect(files.contains("gata.sqlite"))
                }
            }
        }

        @Test("leaves everything in the one file: a copy of it is a backup")
        func oneFile() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    try await server.visitor().signIn("ana")
                    #expect(await server.end(SIGTERM) == 0)
                }
                let copy = folder.appendingPathComponent("copy.sqlite")
                try FileManager.default.copyItem(at: URL(fileURLWithPath: database), to: copy)
                let list = try await GataCommand.run(["user", "list", "--database", copy.path])
                #expect(list.output.contains("\tana\t"))
            }
        }

        @Test("goes on after a stranger's form, whatever that says of itself")
        func strangersForms() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    let types = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""]
                    let senders: [[HTTPField.Name: String]] = [
                        [:], [.secFetchSite: "same-origin"], [.secFetchSite: "cross-site"],
                    ]
                    for (type, sender) in types.flatMap({ type in senders.map { (type, $0) } }) {
                        let stranger = server.visitor()
                        let token = try #require(try await stranger.get("/sign-in").hidden("token"))
                        stranger.headers = sender.merging([.contentType: type]) { $1 }
                        let answer = try await stranger.post("/account/password", [("token", token), ("go", "next")])
                        let isForged = sender[.secFetchSite] == "cross-site"
                        #expect(answer.status == (isForged ? .forbidden : .unauthorized), "\(type) \(sender)")
                    }
                    #expect(try await server.visitor().get("/readyz").status == .ok)
                }
            }
        }

        @Test("takes environment variables for options; an option wins")
        func environment() async throws {
            try await GataCommand.withInstitution { folder, database in
                let environment = [
                    "GATA_DATABASE": database, "GATA_PORT": "0", "GATA_HOSTNAME": "127.0.0.1", "GATA_LANGUAGE": "en",
                    "GATA_TIME_ZONE": "Asia/Tokyo", "GATA_ORIGIN": "https://gata.example.org",
                ]
                try await RunningGata.serve([], environment: environment, in: folder) { server in
                    let page = try await server.visitor().get("/sign-in")
                    #expect(page.text.contains("<html lang=\"en\">"))
                    #expect(page.headers[.strictTransportSecurity] != nil)
                }
                try await RunningGata.serve(["--language", "sr-Latn"], environment: environment, in: folder) { server in
                    let page = try await server.visitor().get("/sign-in")
                    #expect(page.text.contains("<html lang=\"sr-Latn\">"))
                }
                let wrong = ["GATA_PORT": "many", "GATA_LANGUAGE": "de", "GATA_TIME_ZONE": "Nowhere", "GATA_LOG_LEVEL": "loud"]
                for (name, value) in wrong {
                    let said = try await RunningGata.refusal(
                        [], environment: environment.merging([name: value]) { $1 }, in: folder)
                    #expect(said.contains(value), "\(name)")
                }
            }
        }

        @Test("does not start twice on a database, nor on a taken port; the first goes on")
        func twice() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    let same = try await RunningGata.refusal(["--database", database, "--port", "0"], in: folder)
                    #expect(same.contains("is using the database \(database)"))
                    #expect(same.contains("--database"))
                    let other = folder.appendingPathComponent("other.sqlite").path
                    try SharedSample.emptyDatabase(at: other).close()
                    let port = try await RunningGata.refusal(["--database", other, "--port", "\(server.port)"], in: folder)
                    #expect(port.contains("Port \(server.port) on 127.0.0.1 is taken"))
                    #expect(port.contains("--port"))
                    #expect(try await server.visitor().get("/readyz").status == .ok)
                }
            }
        }

        @Test("shows the demo to this machine, and to others only if one insists")
        func demo() async throws {
            try await GataCommand.inFolder { folder in
                let options = ["--database", folder.appendingPathComponent("gata.sqlite").path, "--port", "0", "--demo"]
                let said = try await RunningGata.refusal(options + ["--hostname", "0.0.0.0"], in: folder)
                #expect(said.contains("demo accounts"))
                #expect(said.contains("--demo-on-network"))
                try await RunningGata.serve(options, in: folder) { server in
                    try await server.visitor().signIn("student", password: "gata-demo-2026")
                }
                try await RunningGata.serve(options + ["--hostname", "0.0.0.0", "--demo-on-network"], in: folder) { server in
                    let page = try await server.visitor().get("/sign-in")
                    #expect(page.status == .ok)
                }
            }
        }
    }
}
