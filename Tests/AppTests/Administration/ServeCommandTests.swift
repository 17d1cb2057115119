import Foundation
import HTTPTypes
import Testing

@testable import App

extension ExecutableTests {
    @Suite("gata serve", .serialized)
    struct ServeCommandTests {
        /// What a server that must not come up says.
        private func refusal(
            _ arguments: [String], environment: [String: String] = [:], in folder: URL
        ) async throws -> String {
            switch try await RunningGata.begin(arguments, environment: environment, in: folder) {
            case .refused(let status, let errors):
                #expect(status != 0)
                #expect(!errors.contains("Fatal") && !errors.contains("NIO") && !errors.contains("SQLite error"))
                return errors
            case .serving(let server):
                _ = await server.end(SIGKILL)
                Issue.record("the server came up: \(server.announcement)")
                return ""
            }
        }

        @Test("stops when it is told to, with nothing left open", arguments: [SIGTERM, SIGINT])
        func stops(signal: Int32) async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    #expect(try server.announcement.firstMatch(of: #/^Gata \d+\.\d+\.\d+ at http:\/\/127\.0\.0\.1:\d+\n$/#) != nil)
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
                    let senders: [[HTTPField.Name: String]] = [[:], [.secFetchSite: "same-origin"], [.secFetchSite: "cross-site"]]
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
                    let said = try await refusal([], environment: environment.merging([name: value]) { $1 }, in: folder)
                    #expect(said.contains(value), "\(name)")
                }
            }
        }

        @Test("does not start twice on a database, nor on a taken port; the first goes on")
        func twice() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    let same = try await refusal(["--database", database, "--port", "0"], in: folder)
                    #expect(same.contains("is using the database \(database)"))
                    #expect(same.contains("--database"))
                    let other = folder.appendingPathComponent("other.sqlite").path
                    let port = try await refusal(["--database", other, "--port", "\(server.port)"], in: folder)
                    #expect(port.contains("Port \(server.port) on 127.0.0.1 is taken"))
                    #expect(port.contains("--port"))
                    #expect(try await server.visitor().get("/readyz").status == .ok)
                }
            }
        }

        @Test("says what is wrong with the place of its database")
        func badDatabase() async throws {
            try await GataCommand.inFolder { folder in
                let taken = folder.appendingPathComponent("taken.sqlite")
                try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
                let directory = try await refusal(["--database", taken.path, "--port", "0"], in: folder)
                #expect(directory.contains("The database \(taken.path) cannot be"))
                let nowhere = try await refusal(["--database", "/proc/gata/gata.sqlite", "--port", "0"], in: folder)
                #expect(nowhere.contains("The database /proc/gata/gata.sqlite cannot be written"))
                let text = folder.appendingPathComponent("text.sqlite")
                let words = String(repeating: "Not a database at all. ", count: 300)
                try Data(words.utf8).write(to: text)
                let damaged = try await refusal(["--database", text.path, "--port", "0"], in: folder)
                #expect(damaged.contains("\(text.path) is not a database"))
                #expect(GataCommand.text(text) == words)
            }
        }

        @Test(
            "names the template that is missing",
            arguments: ["layout.mustache", "Assessment/question.mustache", "Shared/languages.mustache", "Strings/sr-Latn.yaml"])
        func missingTemplate(file: String) async throws {
            try await GataCommand.inFolder { folder in
                let templates = folder.appendingPathComponent("Templates")
                try FileManager.default.copyItem(at: TestSite.package.appendingPathComponent("Templates"), to: templates)
                try FileManager.default.removeItem(at: templates.appendingPathComponent(file))
                let database = folder.appendingPathComponent("gata.sqlite").path
                let said = try await refusal(
                    ["--database", database, "--port", "0", "--templates", templates.path], in: folder)
                #expect(said.contains(file.replacingOccurrences(of: ".mustache", with: "")))
                #expect(said.contains("--templates"))
            }
        }

        @Test("names the folder that is missing", arguments: ["--templates", "--public"])
        func missingFolder(option: String) async throws {
            try await GataCommand.inFolder { folder in
                let none = folder.appendingPathComponent("none").path
                let database = folder.appendingPathComponent("gata.sqlite").path
                let said = try await refusal(["--database", database, "--port", "0", option, none], in: folder)
                #expect(said.contains("There is no folder \(none)"))
            }
        }

        @Test("shows the demo to this machine, and to others only if one insists")
        func demo() async throws {
            try await GataCommand.inFolder { folder in
                let options = ["--database", folder.appendingPathComponent("gata.sqlite").path, "--port", "0", "--demo"]
                let said = try await refusal(options + ["--hostname", "0.0.0.0"], in: folder)
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
