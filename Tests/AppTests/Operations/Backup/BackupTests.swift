import Database
import Foundation
import Testing

@testable import App

@Suite("A backup")
struct BackupTests {
    @Test("comes back row by row and file by file")
    func roundTrip() async throws {
        try await TestSite.runWithLessons { site in
            let summary = try site.backup()
            let before = try await site.rows()
            let restored = try site.scene.restore()
            #expect(restored.manifest == summary.manifest)
            #expect(restored.addedFiles == summary.manifest.files.count && restored.addedFiles > 3)
            #expect(restored.missing.isEmpty && summary.missing.isEmpty && restored.old == nil)
            let after = try await site.opened(site.path("new/gata.sqlite")) { try await site.rows($0) }
            #expect(after == before)
            #expect(!(before["answer"] ?? []).isEmpty)
            #expect(site.names(in: "new/files") == site.names(in: "files"))
            for name in site.names(in: "files") {
                #expect(
                    FileManager.default.contentsEqual(atPath: site.path("files/\(name)"), andPath: site.path("new/files/\(name)"))
                )
            }
            #expect(site.names(in: "new").filter { $0.hasSuffix(".restored") || $0.contains(".part") } == [])
        }
    }

    @Test("is of one moment, with everything acknowledged before it, while others go on writing")
    func whileWriting() async throws {
        try await TestSite.runWithLessons { site in
            let signals = Signals()
            try await withThrowingTaskGroup { group in
                for _ in 0..<4 {
                    group.addTask {
                        while !signals.isOver, !Task.isCancelled {
                            try await site.database.write { tx in
                                _ = try tx.nextNumber(of: "one")
                                _ = try tx.nextNumber(of: "other")
                            }
                            signals.add()
                        }
                    }
                }
                while signals.count < 20 { await Task.yield() }
                for round in 1...3 {
                    let before = signals.count
                    try site.backup()
                    let after = signals.count + 4
                    try site.scene.restore(to: "new-\(round)")
                    let numbers = try await site.opened(site.path("new-\(round)/gata.sqlite")) { database in
                        try await database.write { try [$0.nextNumber(of: "one"), $0.nextNumber(of: "other")] }
                    }
                    #expect(numbers[0] == numbers[1])
                    #expect((before...after).contains(numbers[0] - 1))
                }
                signals.end()
                try await group.waitForAll()
            }
        }
    }

    @Test("is opened by the system's own tar, and checked by sha256sum")
    func tar() async throws {
        try await TestSite.runWithLessons { site in
            let summary = try site.backup()
            try FileManager.default.createDirectory(atPath: site.path("out"), withIntermediateDirectories: true)
            let listed = try system("tar", ["-tf", site.path("copy.tar")], in: site.path("out"))
            let files = site.names(in: "files").map { "files/" + $0 }
            #expect(
                listed.output.split(separator: "\n").map(String.init) == ["backup.json", "gata.sqlite"] + files + ["SHA256SUMS"])
            #expect(try system("tar", ["-xf", site.path("copy.tar")], in: site.path("out")).status == 0)
            #expect(try system("sha256sum", ["--strict", "-c", "SHA256SUMS"], in: site.path("out")).status == 0)
            for file in files {
                let sum = try system("sha256sum", [file], in: site.path("out")).output
                #expect(file.hasSuffix(String(sum.prefix(64))))
            }
            let before = try await site.rows()
            #expect(try await site.opened(site.path("out/gata.sqlite")) { try await site.rows($0) } == before)
            let manifest = try BackupManifest(Data(contentsOf: URL(fileURLWithPath: site.path("out/backup.json"))), path: "")
            #expect(manifest == summary.manifest)
            #expect(manifest.gata == Version.current && manifest.madeAt == site.clock.now)
            #expect(manifest.migrations.count == Migrations.all.count + 1)
            #expect(manifest.database.rows["person"] == 6 && manifest.database.rows["answer"] == 1)
        }
    }

    @Test("is for its owner alone, and leaves nothing beside it")
    func ownersAlone() async throws {
        try await TestSite.runWithLessons { site in
            try FileManager.default.createDirectory(atPath: site.path("kept"), withIntermediateDirectories: true)
            try site.backup("kept/a.tar")
            #expect(site.names(in: "kept") == ["a.tar"])
            #expect(try #require(BackupDisk.status(site.path("kept/a.tar"))).st_mode & 0o777 == 0o600)
        }
    }

    @Test("names the files that are missing or wrong, and keeps all others")
    func missingFiles() async throws {
        try await TestSite.runWithLessons { site in
            let names = site.names(in: "files")
            try FileManager.default.removeItem(atPath: site.path("files/\(names[0])"))
            try Data("altceva".utf8).write(to: URL(fileURLWithPath: site.path("files/\(names[1])")))
            let summary = try site.backup()
            #expect(summary.missing.map(\.path) == names.prefix(2).map { site.path("files/\($0)") })
            #expect(summary.missing.allSatisfy { $0.place?.contains(": media/") == true })
            #expect(summary.manifest.files.count == names.count - 2 && summary.manifest.files.missing == 2)
            let restored = try site.scene.restore()
            #expect(restored.missing.map(\.place) == summary.missing.map(\.place))
            #expect(site.names(in: "new/files") == Array(names.dropFirst(2)))
        }
    }
}
