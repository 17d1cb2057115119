import Database
import Foundation
import Testing

@testable import App

@Suite("Restoring")
struct RestoreTests {
    @Test("touches no database that is there, nor a log of one, unless it is told to")
    func existing() async throws {
        try await TestSite.runWithLessons { site in
            try site.backup()
            for name in ["gata.sqlite", "gata.sqlite-wal", "gata.sqlite-journal"] {
                let place = "place-\(name)"
                try FileManager.default.createDirectory(atPath: site.path(place), withIntermediateDirectories: true)
                try Data("ceva".utf8).write(to: URL(fileURLWithPath: site.path("\(place)/\(name)")))
                #expect(throws: BackupProblem.exists(site.path("\(place)/gata.sqlite"))) { try site.scene.restore(to: place) }
                #expect(site.names(in: place) == [name])
            }
        }
    }

    @Test("in the place of another keeps the old one whole beside it, with what only its log held")
    func replace() async throws {
        try await TestSite.runWithLessons { site in
            try site.backup()
            let kept = try await site.rows()
            _ = try await site.database.write { try $0.nextNumber(of: "after the backup") }
            let later = try await site.rows()
            // What a server leaves that was killed: the log was not moved into the file.
            try FileManager.default.createDirectory(atPath: site.path("killed"), withIntermediateDirectories: true)
            for ending in ["", "-wal", "-shm"] {
                try FileManager.default.copyItem(
                    atPath: site.path("gata.sqlite" + ending), toPath: site.path("killed/gata.sqlite" + ending))
            }
            let restored = try site.scene.restore(to: "killed", replaces: true)
            let old = try #require(restored.old)
            #expect(
                site.names(in: "killed").filter { !$0.hasPrefix("files/") } == [
                    "gata.sqlite", (old as NSString).lastPathComponent,
                ])
            #expect((old as NSString).lastPathComponent == "gata.sqlite.before-20261121T080000Z")
            #expect(try await site.opened(site.path("killed/gata.sqlite")) { try await site.rows($0) } == kept)
            #expect(try await site.opened(old) { try await site.rows($0) } == later)
            #expect(kept != later)
            #expect(try site.scene.restore(to: "killed", replaces: true).old == old + "-2")
        }
    }

    @Test("in the place of a damaged one keeps that as it is, log and all, and never lets the new one meet the log")
    func replaceDamaged() async throws {
        try await TestSite.runWithLessons { site in
            try site.backup()
            let kept = try await site.rows()
            try FileManager.default.createDirectory(atPath: site.path("bad"), withIntermediateDirectories: true)
            let words = Data(String(repeating: "Not a database at all. ", count: 300).utf8)
            try words.write(to: URL(fileURLWithPath: site.path("bad/gata.sqlite")))
            let log = Data(String(repeating: "Nor a log. ", count: 900).utf8)
            try log.write(to: URL(fileURLWithPath: site.path("bad/gata.sqlite-wal")))
            let old = try #require(try site.scene.restore(to: "bad", replaces: true).old)
            #expect(FileManager.default.contents(atPath: old) == words)
            #expect(FileManager.default.contents(atPath: old + "-wal") == log)
            #expect(!FileManager.default.fileExists(atPath: site.path("bad/gata.sqlite-wal")))
            #expect(try await site.opened(site.path("bad/gata.sqlite")) { try await site.rows($0) } == kept)
        }
    }

    @Test("adds the files that are not there, mends those that are wrong, and takes none away")
    func files() async throws {
        try await TestSite.runWithLessons { site in
            try site.backup()
            let names = site.names(in: "files")
            let folder = URL(fileURLWithPath: site.path("new/files"))
            for (name, text) in [(names[0], "altceva"), ("ff/" + String(repeating: "f", count: 64), "al altcuiva")] {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(names[1]).deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: URL(fileURLWithPath: site.path("files/\(names[1])")), to: folder.appendingPathComponent(names[1]))
            #expect(try site.scene.restore().addedFiles == names.count - 1)
            #expect(site.names(in: "new/files") == (names + ["ff/" + String(repeating: "f", count: 64)]).sorted())
            #expect(
                FileManager.default.contentsEqual(
                    atPath: site.path("files/\(names[0])"), andPath: site.path("new/files/\(names[0])")))
        }
    }

    @Test("of an archive that has one of the names that it needs is refused, and the archive is still there")
    func inTheWay() async throws {
        try await SampleBackup.run { scene, whole in
            for name in ["gata.sqlite", "gata.sqlite.restored", "gata.sqlite-wal"] {
                let path = scene.path("place/\(name)")
                try FileManager.default.createDirectory(atPath: scene.path("place"), withIntermediateDirectories: true)
                try whole.write(to: URL(fileURLWithPath: path))
                #expect(throws: BackupProblem.inTheWay(path)) {
                    try scene.restore("place/\(name)", to: "place", replaces: true)
                }
                #expect(FileManager.default.contents(atPath: path) == whole)
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }

    @Test("begins anew where a restore was killed")
    func leftovers() async throws {
        try await TestSite.runWithLessons { site in
            try site.backup()
            let file = site.names(in: "files")[0]
            for name in ["new/gata.sqlite.restored", "new/files/\(file).restored"] {
                let url = URL(fileURLWithPath: site.path(name))
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("jumătate".utf8).write(to: url)
            }
            try site.scene.restore()
            #expect(site.names(in: "new").filter { $0.hasSuffix(".restored") } == [])
        }
    }

    /// With how many of its migrations an older Gata still makes backups as today: files are stored since lessons are.
    private static let first = Migrations.all.firstIndex { $0.name.contains("lessons") }.map { $0 + 1 } ?? 0

    @Test(
        "of a backup that an older Gata made gives a database that this one brings up to date",
        arguments: [Migrations.all.count - 1, Migrations.all.count - 6, first])
    func older(migrations: Int) async throws {
        try await TestSite.runWithLessons { site in
            try FileManager.default.createDirectory(atPath: site.path("old"), withIntermediateDirectories: true)
            let old = try Database(path: site.path("old/gata.sqlite"), migrations: Array(Migrations.all.prefix(migrations)))
            let copy = site.path("old.sqlite")
            close(try BackupDisk.create(copy))
            try old.copy(to: copy) {}
            try old.close()
            try site.backup()
            var archive = try HandmadeArchive(site.path("copy.tar"))
            let contents = try DatabaseCopy(path: copy).check()
            let manifest = try BackupManifest(archive["backup.json"], path: "")
            let data = try Data(contentsOf: URL(fileURLWithPath: copy))
            archive["gata.sqlite"] = data
            archive["backup.json"] = try BackupManifest(
                madeAt: site.clock.now, gata: "0.0.9", migrations: contents.migrations,
                database: .init(sha256: BackupPieces.digest(data), bytes: data.count, rows: contents.rows), files: manifest.files
            ).encoded()
            archive.sign()
            try archive.write(site.path("older.tar"))
            try site.scene.restore("older.tar")
            #expect(try await site.opened(site.path("new/gata.sqlite")) { try await site.rows($0) }["receipt"] == [])
        }
    }
}
