import Foundation
import Testing

extension ExecutableTests {
    @Suite("gata import", .serialized)
    struct ImportCommandTests {
        @Test("gata --version says which it is")
        func version() async throws {
            let outcome = try await GataCommand.run(["--version"])
            #expect(outcome.status == 0)
            #expect(outcome.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
        }

        @Test("shows what would change, then changes it, then has nothing to do")
        func dryRun() async throws {
            try await GataCommand.inFolder { folder in
                let institution = folder.appendingPathComponent("institution")
                try SampleInstitution.write(to: institution)
                let database = ["--database", folder.appendingPathComponent("new/folder/gata.sqlite").path]
                let dry = try await GataCommand.run(["import", institution.path, "--dry-run", "--language", "en"] + database)
                #expect(dry.status == 0)
                #expect(dry.errors == "")
                #expect(dry.output.hasPrefix("There is no database ") && !FileManager.default.fileExists(atPath: database[1]))
                #expect(dry.output.hasSuffix("These are the changes. Nothing was saved (--dry-run).\n"))
                let real = try await GataCommand.run(["import", institution.path, "--language", "en"] + database)
                #expect(real.status == 0)
                let lines = real.output.split(separator: "\n")
                #expect(lines.first == "The database \(database[1]) was created.")
                #expect(lines.dropFirst().dropLast() == dry.output.split(separator: "\n").dropFirst().dropLast())
                let list = try await GataCommand.run(["user", "list"] + database).output
                #expect(list.split(separator: "\n").count == 6)
                #expect(list.contains("\tana\tAna Țîrlea\t1001\tstudent\n"))
                let again = try await GataCommand.run(["import", institution.path, "--language", "en"] + database)
                #expect(again.output == "Nothing to change.\n")
            }
        }

        @Test("with mistakes names all of them with their lines, and writes nothing")
        func mistakes() async throws {
            try await GataCommand.inFolder { folder in
                let institution = folder.appendingPathComponent("institution")
                try SampleInstitution.write(to: institution)
                try rewrite(institution.appendingPathComponent("people.csv"), "ana@example.org", "nowhere")
                try rewrite(
                    institution.appendingPathComponent("01-mobile/tests/02-quiz.md"), "- [x] Cocoa Touch", "- [ ] Cocoa Touch")
                try rewrite(institution.appendingPathComponent("01-mobile/tests/01-final.md"), "limit: 30", "limit: soon")
                let database = ["--database", folder.appendingPathComponent("gata.sqlite").path]
                let outcome = try await GataCommand.run(["import", institution.path, "--language", "en"] + database)
                #expect(outcome.status == 1)
                #expect(outcome.output == "")
                let lines = outcome.errors.split(separator: "\n").map(String.init)
                #expect(lines.contains { $0.contains("people.csv") && $0.contains("2") && $0.contains("nowhere") })
                #expect(lines.contains { $0.contains("02-quiz.md") && $0.contains("no ticked option") })
                #expect(lines.contains { $0.contains("01-final.md") && $0.contains("soon") })
                #expect(lines.last == "3 mistakes. Nothing was imported.")
                #expect(lines.count == 4)
                let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(left.filter { $0.hasPrefix("gata.sqlite") } == ["gata.sqlite.lock"])
            }
        }

        @Test("puts away what vanished from the folder only with --remove, and says it first in a dry run")
        func remove() async throws {
            try await GataCommand.withInstitution { folder, database in
                let institution = folder.appendingPathComponent("institution")
                try FileManager.default.removeItem(at: institution.appendingPathComponent("01-mobile/tests/02-quiz.md"))
                try FileManager.default.removeItem(at: institution.appendingPathComponent("02-closed-circle"))
                try rewrite(institution.appendingPathComponent("people.csv"), "ema,Ema,Ionescu,1003,,student\n", "")
                let command = ["import", institution.path, "--database", database, "--language", "en"]
                let kept = try await GataCommand.run(command)
                let names = ["test mobile/quiz", "course closed-circle", "person ema"]
                let keptLines = names.map { "= \($0) (no longer in the folder; kept)" }
                #expect(kept.output == (keptLines + ["Nothing to change."]).joined(separator: "\n") + "\n")
                let dry = try await GataCommand.run(command + ["--remove", "--dry-run"])
                let removedLines = names.map { "- \($0) (no longer in the folder; removed)" }
                #expect(dry.output.split(separator: "\n").dropLast().map(String.init) == removedLines)
                #expect(dry.output.hasSuffix("Nothing was saved (--dry-run).\n"))
                #expect(try await GataCommand.run(command).output == kept.output)
                let removed = try await GataCommand.run(command + ["--remove"])
                #expect(removed.status == 0, "\(removed.errors)")
                #expect(removed.output == (removedLines + ["Done. Everything was saved."]).joined(separator: "\n") + "\n")
                #expect(try await GataCommand.run(command + ["--remove"]).output == "Nothing to change.\n")
                let list = try await GataCommand.run(["user", "list", "--database", database]).output
                #expect(list.contains("\tema\tEma Ionescu\t1003\tstudent (eliminat la import)\n"))
                #expect(list.contains("\tana\tAna Țîrlea\t1001\tstudent\n"))
            }
        }

        @Test("of a folder that is not there says so")
        func noFolder() async throws {
            try await GataCommand.inFolder { folder in
                let outcome = try await GataCommand.run(
                    [
                        "import", folder.appendingPathComponent("none").path, "--database",
                        folder.appendingPathComponent("g.sqlite").path,
                    ])
                #expect(outcome.status == 1)
                #expect(outcome.errors.contains("/none: "))
            }
        }
    }
}
