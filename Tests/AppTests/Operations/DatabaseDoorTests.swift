import Database
import Foundation
import Testing

@testable import App

extension ExecutableTests {
    @Suite("A command and its database", .serialized)
    struct DatabaseDoorTests {
        /// One of another program, as SQLite's own shell makes it.
        private static func makeOther(_ path: String) throws {
            let made = try system(
                "python3",
                ["-c", "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('CREATE TABLE bookmark (url TEXT)')", path],
                in: "/")
            try #require(made.status == 0)
        }

        /// Every command, with what it needs.
        private static func commands(_ folder: URL) -> [[String]] {
            let archive = folder.appendingPathComponent("copy.tar").path
            return [
                ["user", "list"], ["user", "add", "ana", "--name", "Ana", "--surname", "Pop"], ["user", "password", "ana"],
                ["backup", archive], ["export", "mobile", archive], ["serve", "--port", "0"],
            ]
        }

        private static func contents(_ folder: URL) throws -> [String: Data] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try Dictionary(
                uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
        }

        @Test("where there is none, every other command names the two that make one, and makes nothing")
        func missing() async throws {
            try await GataCommand.inFolder { folder in
                for place in ["gata.sqlite", "new/gata.sqlite"] {
                    let path = folder.appendingPathComponent(place).path
                    for command in Self.commands(folder) {
                        let outcome = try await GataCommand.run(command + ["--database", path], input: "o cana cu ceai\n")
                        #expect(outcome.status != 0 && outcome.output == "", "\(command)")
                        #expect(outcome.errors.hasPrefix("Error: There is no database \(path). "), "\(command)")
                        for way in ["gata import FOLDER", "gata serve --demo"] { #expect(outcome.errors.contains(way)) }
                        #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
                    }
                }
                #expect(try Self.contents(folder) == [:])
                // An empty file is none either, and is left.
                try Data().write(to: folder.appendingPathComponent("gata.sqlite"))
                let list = try await GataCommand.run(["user", "list", "--database", folder.path + "/gata.sqlite"])
                #expect(list.errors.hasPrefix("Error: There is no database "))
                #expect(try Self.contents(folder) == ["gata.sqlite": Data()])
            }
        }

        @Test("of another program is refused by every command, and stays alone and as it is")
        func foreign() async throws {
            try await GataCommand.inFolder { folder in
                let place = folder.appendingPathComponent("place")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
                let path = place.appendingPathComponent("other.sqlite").path
                try Self.makeOther(path)
                let before = try Self.contents(place)
                let institution = folder.appendingPathComponent("institution")
                try SampleInstitution.write(to: institution)
                let archive = folder.appendingPathComponent("copy.tar").path
                let makers = [
                    ["import", institution.path], ["import", institution.path, "--dry-run"], ["serve", "--port", "0", "--demo"],
                    ["restore", archive, "--replace"],
                ]
                for command in Self.commands(folder) + makers {
                    let outcome = try await GataCommand.run(command + ["--database", path], input: "o cana cu ceai\n")
                    #expect(outcome.status != 0 && outcome.output == "", "\(command)")
                    #expect(
                        outcome.errors.hasPrefix("Error: \(path) belongs to another program: "), "\(command) \(outcome.errors)")
                    #expect(try Self.contents(place) == before, "\(command)")
                }
            }
        }

        @Test("is made by serve --demo too, which says so once; with mistakes in its folder nothing is left")
        func demo() async throws {
            try await GataCommand.inFolder { folder in
                let institution = folder.appendingPathComponent("institution")
                try SampleInstitution.write(to: institution)
                let people = institution.appendingPathComponent("people.csv")
                let good = try Data(contentsOf: people)
                try rewrite(people, "ana@example.org", "nowhere")
                let path = folder.appendingPathComponent("gata.sqlite").path
                let options = ["--database", path, "--port", "0", "--demo", institution.path]
                let said = try await RunningGata.refusal(options, in: folder)
                #expect(said.contains("nowhere") && !said.contains("was created"))
                #expect(!FileManager.default.fileExists(atPath: path))
                try good.write(to: people)
                for _ in 1...2 { try await RunningGata.serve(options, in: folder) { #expect(await $0.end(SIGTERM) == 0) } }
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("errors-") }
                let words = names.map { GataCommand.text(folder.appendingPathComponent($0)) }.joined()
                #expect(words.components(separatedBy: "The database \(path) was created.\n").count == 2)
            }
        }

        @Test("a copy of it keeps its mark, and so does what is restored from that")
        func mark() async throws {
            try await GataCommand.withInstitution { folder, database in
                let (archive, new) = (
                    folder.appendingPathComponent("copy.tar").path, folder.appendingPathComponent("new.sqlite").path
                )
                let kept = try await GataCommand.run(["backup", archive, "--database", database])
                let restored = try await GataCommand.run(["restore", archive, "--database", new])
                #expect(kept.status == 0 && restored.status == 0, "\(kept.errors)\(restored.errors)")
                for path in [database, new] {
                    let header = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(100)
                    #expect(header[68..<72] == Data("Gata".utf8))
                }
            }
        }

        @Test("of another user is left to that user by every command", .enabled(if: geteuid() == 0, "only root gives files away"))
        func otherOwner() async throws {
            try await GataCommand.withInstitution { folder, database in
                let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                try #require(chown(database, 12_345, 12_345) == 0)
                let makers = [["import", folder.path + "/institution"], ["restore", "x.tar", "--replace"]]
                for command in Self.commands(folder) + makers {
                    let outcome = try await GataCommand.run(command + ["--database", database], input: "o cana cu ceai\n")
                    #expect(outcome.status != 0 && outcome.output == "", "\(command)")
                    #expect(
                        outcome.errors.hasPrefix("Error: \(database) belongs to user 12345, and you are root: "), "\(command)")
                    #expect(outcome.errors.contains("sudo -u '#12345' gata \(command[0]) …"), "\(command) \(outcome.errors)")
                }
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
                let empty = folder.appendingPathComponent("empty")
                try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
                try #require(chown(empty.path, 12_345, 12_345) == 0)
                let made = try await GataCommand.run(
                    ["import", folder.path + "/institution", "--database", empty.path + "/gata.sqlite"])
                #expect(made.status != 0 && made.errors.hasPrefix("Error: \(empty.path) belongs to user 12345"), "\(made.errors)")
                #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path) == [])
            }
        }
    }
}
