import Foundation
import Testing

@testable import App

extension ExecutableTests {
    @Suite("gata backup and gata restore", .serialized)
    struct BackupCommandTests {
        @Test("keep everything through the running server, and bring it back on another machine")
        func throughTheServer() async throws {
            try await GataCommand.withInstitution { folder, database in
                let archive = folder.appendingPathComponent("copy.tar").path
                let options = ["--database", database, "--language", "en"]
                try await RunningGata.serve(options + ["--port", "0"], in: folder) { server in
                    let ana = server.visitor()
                    try await ana.signIn("ana")
                    let attempt = try await ana.start("Exerciții")
                    #expect(
                        try await ana.post("\(attempt)/questions/1", [("choice[]", "1"), ("go", "stay")]).status == .seeOther)
                    let kept = try await GataCommand.run(["backup", archive] + options)
                    #expect(kept.status == 0, "\(kept.errors)")
                    let lines = kept.output.split(separator: "\n").map(String.init)
                    #expect(
                        lines[0].hasPrefix(
                            "\(archive) was written and checked: 6 people, 1 attempt, 1 answer and 0 files (0 B). "))
                    #expect(
                        lines[1].hasPrefix("Not included: the files receipts.key and codes.key in the folder \(folder.path)/keys")
                    )
                    let refused = try await GataCommand.run(["restore", archive, "--replace"] + options)
                    #expect(refused.status != 0)
                    #expect(refused.errors.contains("is using the database \(database)"))
                    #expect(await server.end(SIGTERM) == 0)
                }
                let other = folder.appendingPathComponent("other/machine/gata.sqlite").path
                let restored = try await GataCommand.run(["restore", archive, "--database", other, "--language", "en"])
                #expect(restored.status == 0, "\(restored.errors)")
                #expect(restored.output.contains("\(other) is now as Gata \(Version.current) saved it in \(archive)"))
                for name in ["receipts.key", "codes.key"] {
                    #expect(restored.output.contains("there is no \(name) in \(folder.path)/other/machine/keys"))
                }
                try await RunningGata.serve(["--database", other, "--port", "0"], in: folder) { server in
                    let ana = server.visitor()
                    try await ana.signIn("ana")
                    #expect(try await ana.get("/readyz").status == .ok)
                    #expect(await server.end(SIGTERM) == 0)
                }
            }
        }

        @Test("work without a server, say what they refuse, and change nothing then")
        func alone() async throws {
            try await GataCommand.withInstitution { folder, database in
                let archive = folder.appendingPathComponent("copy.tar").path
                let options = ["--database", database]
                #expect(try await GataCommand.run(["backup", archive] + options).status == 0)
                let none = try await GataCommand.run(["backup", archive, "--database", folder.path + "/none.sqlite"])
                #expect(none.status != 0 && none.errors.contains("There is no database \(folder.path)/none.sqlite"))
                #expect(!FileManager.default.fileExists(atPath: folder.path + "/none.sqlite"))
                let taken = try await GataCommand.run(["backup", database, "--language", "sr-Latn"] + options)
                #expect(taken.status == 1 && taken.errors.contains("nije rezervna kopija"))
                let exists = try await GataCommand.run(["restore", archive] + options)
                #expect(exists.status == 1 && exists.errors.contains("--replace"))
                let wrong = try await GataCommand.run(
                    ["restore", folder.path + "/institution/people.csv", "--replace", "--language", "ro"] + options)
                #expect(wrong.status == 1 && wrong.errors.contains("nu este o copie"))
                let replaced = try await GataCommand.run(["restore", archive, "--replace", "--language", "en"] + options)
                #expect(replaced.status == 0, "\(replaced.errors)")
                #expect(replaced.output.contains("The earlier database is \(database).before-"))
                let keys = folder.appendingPathComponent("new/keys")
                try FileManager.default.createDirectory(at: keys, withIntermediateDirectories: true)
                try Data().write(to: keys.appendingPathComponent("codes.key"))
                let withKey = try await GataCommand.run(
                    ["restore", archive, "--database", folder.path + "/new/gata.sqlite", "--language", "en"])
                #expect(withKey.output.contains("The file codes.key in \(keys.path) was not changed"))
                #expect(try await GataCommand.run(["user", "list"] + options).output.contains("\tana\t"))
            }
        }

        @Test("that lack a file say so and end with 1, and keep the rest")
        func missingFile() async throws {
            try await GataCommand.withInstitution { folder, database in
                let institution = folder.appendingPathComponent("institution")
                for (name, text) in SampleInstitution.lessons {
                    let file = institution.appendingPathComponent(name)
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: file)
                }
                let options = ["--database", database, "--language", "en"]
                #expect(try await GataCommand.run(["import", institution.path] + options).status == 0)
                let drawing = BackupPieces.digest(
                    Data(SampleInstitution.lessons["01-mobile/lessons/media/layers.svg"]?.utf8 ?? "".utf8))
                let file = folder.path + "/" + BackupPart.file(digest: drawing).name
                try FileManager.default.removeItem(atPath: file)
                let kept = try await GataCommand.run(["backup", folder.path + "/copy.tar"] + options)
                #expect(kept.status == 1)
                #expect(kept.errors.contains("1 file listed in the database is missing"))
                #expect(kept.errors.contains("  \(file) (mobile/layers: media/layers.svg)\n"))
                let restored = try await GataCommand.run(
                    ["restore", folder.path + "/copy.tar", "--database", folder.path + "/new/gata.sqlite", "--language", "en"])
                #expect(restored.status == 1)
                #expect(restored.errors.contains("3 files were added"))
                #expect(restored.errors.contains("(mobile/layers: media/layers.svg)"))
            }
        }

        @Test("that are killed leave the old ones as they were, and the next ones whole", arguments: [".part", ".part.sqlite"])
        func killed(ending: String) async throws {
            try await GataCommand.withInstitution { folder, database in
                let archive = folder.appendingPathComponent("copy.tar").path
                let options = ["--database", database]
                #expect(try await GataCommand.run(["backup", archive] + options).status == 0)
                let before = try Data(contentsOf: URL(fileURLWithPath: archive))
                let status = try await Self.kill(["backup", archive] + options) { BackupDisk.status(archive + ending) != nil }
                let manifest = try BackupArchive(path: archive, pace: BackupPace(isGentle: false)).read()
                if status == SIGKILL { #expect(try Data(contentsOf: URL(fileURLWithPath: archive)) == before) }
                #expect(manifest.database.rows["person"] == 6)
                #expect(try await GataCommand.run(["backup", archive] + options).status == 0)
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(names.filter { $0.contains(".part") } == [])
            }
        }

        @Test("that is killed while it replaces leaves a whole database", arguments: [".restored", ".before-"])
        func killedRestore(name: String) async throws {
            try await GataCommand.withInstitution { folder, database in
                let archive = folder.appendingPathComponent("copy.tar").path
                let options = ["--database", database]
                #expect(try await GataCommand.run(["backup", archive] + options).status == 0)
                _ = try await Self.kill(["restore", archive, "--replace"] + options) {
                    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
                    return names?.contains { $0.contains(name) } == true
                }
                let list = try await GataCommand.run(["user", "list"] + options)
                #expect(list.output.contains("\tana\t"), "\(list.errors)")
                #expect(try await GataCommand.run(["restore", archive, "--replace"] + options).status == 0)
                #expect(try await GataCommand.run(["user", "list"] + options).output == list.output)
            }
        }

        /// Kills a command as soon as something is seen, and gives the status with which it ended.
        private static func kill(_ arguments: [String], when isSeen: () -> Bool) async throws -> Int32 {
            let process = GataCommand.process(arguments, [:])
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            let signals = Signals()
            process.terminationHandler = { _ in signals.end() }
            try process.run()
            while !isSeen(), !signals.isOver { await Task.yield() }
            Glibc.kill(process.processIdentifier, SIGKILL)
            while !signals.isOver { await Task.yield() }
            return process.terminationStatus
        }

        @Test("of the server alone come into their folder by themselves, and a wrong wish is refused at the start")
        func scheduled() async throws {
            try await GataCommand.withInstitution { folder, database in
                let copies = folder.appendingPathComponent("copies").path
                let environment = ["GATA_BACKUPS": copies, "GATA_BACKUP_EVERY": "5"]
                try await RunningGata.serve(["--database", database, "--port", "0"], environment: environment, in: folder) {
                    server in
                    let visitor = server.visitor()
                    let names = { (try? FileManager.default.contentsOfDirectory(atPath: copies)) ?? [] }
                    while !names().contains(where: { $0.hasSuffix(".tar") }) {
                        let page = try await visitor.get("/livez")
                        #expect(page.status == .ok)
                    }
                    #expect(await server.end(SIGTERM) == 0)
                    #expect(names().count == 1 && names().allSatisfy { BackupName($0) != nil })
                }
                for (name, value) in ["GATA_BACKUP_EVERY": "soon", "GATA_BACKUP_KEEP": "0", "GATA_BACKUP_KEEP_DAYS": "-1"] {
                    let said = try await RunningGata.refusal(
                        ["--database", database, "--port", "0"], environment: environment.merging([name: value]) { $1 },
                        in: folder)
                    #expect(said.contains(name) && said.contains(value))
                }
            }
        }
    }
}
