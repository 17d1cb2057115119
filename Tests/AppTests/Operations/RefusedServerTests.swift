import Foundation
import Testing

extension ExecutableTests {
    @Suite("gata serve that cannot", .serialized)
    struct RefusedServerTests {
        @Test("says what is wrong with the place of its database")
        func badDatabase() async throws {
            try await GataCommand.inFolder { folder in
                let taken = folder.appendingPathComponent("taken.sqlite")
                try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
                let directory = try await RunningGata.refusal(["--database", taken.path, "--port", "0"], in: folder)
                #expect(directory.contains("The database \(taken.path) cannot be"))
                let nowhere = try await RunningGata.refusal(
                    ["--database", "/proc/gata/gata.sqlite", "--port", "0", "--demo"], in: folder)
                #expect(nowhere.contains("The database /proc/gata/gata.sqlite cannot be written"))
                let text = folder.appendingPathComponent("text.sqlite")
                let words = String(repeating: "Not a database at all. ", count: 300)
                try Data(words.utf8).write(to: text)
                let damaged = try await RunningGata.refusal(["--database", text.path, "--port", "0"], in: folder)
                #expect(damaged.contains("\(text.path) is not a database"))
                #expect(GataCommand.text(text) == words)
            }
        }

        @Test("says that the path of its database is too long, and makes nothing there")
        func longPath() async throws {
            try await GataCommand.inFolder { folder in
                let long = String(repeating: "a", count: max(0, 101 - folder.path.utf8.count - "/.sqlite".utf8.count))
                let database = folder.appendingPathComponent("\(long).sqlite").path
                #expect(database.utf8.count == 101)
                let said = try await RunningGata.refusal(["--database", database, "--port", "0", "--demo"], in: folder)
                #expect(said.contains("The path of the database is too long: 100 bytes at most"))
                let imported = try await GataCommand.run(["import", folder.path, "--database", database])
                #expect(imported.status != 0 && imported.errors.contains("The path of the database is too long"))
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.contains(".sqlite") })
            }
        }

        @Test(
            "names the template that is missing",
            arguments: ["layout.mustache", "Attempts/question.mustache", "Shared/languages.mustache", "Strings/sr-Latn.yaml"])
        func missingTemplate(file: String) async throws {
            try await GataCommand.inFolder { folder in
                let templates = folder.appendingPathComponent("Templates")
                try FileManager.default.copyItem(at: TestSite.package.appendingPathComponent("Templates"), to: templates)
                try FileManager.default.removeItem(at: templates.appendingPathComponent(file))
                let database = folder.appendingPathComponent("gata.sqlite").path
                let said = try await RunningGata.refusal(
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
                let said = try await RunningGata.refusal(["--database", database, "--port", "0", option, none], in: folder)
                #expect(said.contains("There is no folder \(none)"))
            }
        }
    }
}
