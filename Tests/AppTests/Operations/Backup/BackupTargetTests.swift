import Database
import Foundation
import Testing

@testable import App

@Suite("The file that a backup is written to")
struct BackupTargetTests {
    @Test("is replaced when it is a backup, and left alone when it is anything else")
    func existing() async throws {
        try await TestSite.runWithLessons { site in
            let first = try site.backup()
            site.clock.advance(by: .hours(1))
            #expect(try site.backup().manifest.made > first.manifest.made)
            let text = URL(fileURLWithPath: site.path("letter.tar"))
            try Data("Dragă Ana".utf8).write(to: text)
            #expect(throws: BackupProblem.taken(text.path)) { try site.backup("letter.tar") }
            #expect(try String(contentsOf: text, encoding: .utf8) == "Dragă Ana")
            #expect(throws: BackupProblem.taken(site.path("institution"))) { try site.backup("institution") }
            #expect(throws: BackupProblem.taken(site.path("gata.sqlite"))) { try site.backup("gata.sqlite") }
            try FileManager.default.createSymbolicLink(atPath: site.path("link.tar"), withDestinationPath: site.path("copy.tar"))
            #expect(throws: BackupProblem.taken(site.path("link.tar"))) { try site.backup("link.tar") }
            #expect(site.names(in: ".").filter { $0.contains(".part") } == [])
        }
    }

    @Test("is never one of the database's own files, which are not even opened: this process would lose its locks on them")
    func ownFiles() async throws {
        try await TestSite.runWithLessons { site in
            try FileManager.default.linkItem(atPath: site.path("gata.sqlite"), toPath: site.path("hard.tar"))
            try FileManager.default.createSymbolicLink(atPath: site.path("here"), withDestinationPath: site.path("."))
            let names = [
                "gata.sqlite", "gata.sqlite-wal", "gata.sqlite-shm", "gata.sqlite.reserve", "hard.tar", "here/gata.sqlite.lock",
            ]
            for name in names {
                #expect(throws: BackupProblem.taken(site.path(name))) { try site.backup(name) }
            }
            try await Self.anotherProgram(reads: site.path("gata.sqlite"))
            #expect(FileManager.default.fileExists(atPath: site.path("gata.sqlite-wal")))
        }
    }

    /// Opens and closes the database as an administrator's shell does. Alone with it, that would take its log away.
    private static func anotherProgram(reads path: String) async throws {
        let script =
            "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT count(*) FROM person').fetchall(); c.close()"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, path]
        let status = await withCheckedContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(returning: -1) }
        }
        #expect(status == 0)
    }

    @Test("that cannot be written is said with the system's reason")
    func nowhere() async throws {
        try await TestSite.runWithLessons { site in
            let reason = BackupDisk.reason(ENOENT)
            #expect(throws: BackupProblem.notWritten(site.path("none/copy.tar.part"), reason: reason)) {
                try site.backup("none/copy.tar")
            }
        }
    }

    @Test("of a process that was killed is taken over, of one that goes on is not")
    func leftovers() async throws {
        try await TestSite.runWithLessons { site in
            for name in ["copy.tar.part", "copy.tar.part.sqlite", "copy.tar.part.sqlite-journal"] {
                try Data("jumătate".utf8).write(to: URL(fileURLWithPath: site.path(name)))
            }
            try site.backup()
            #expect(site.names(in: ".").filter { $0.contains(".part") } == [])
            let other = try BackupTarget(
                path: site.path("copy.tar"), database: site.path("other.sqlite"), pace: BackupPace(isGentle: false))
            #expect(throws: BackupProblem.underWay(site.path("copy.tar"))) { try site.backup() }
            BackupTarget.clearLeftovers(of: site.path("copy.tar"))
            #expect(FileManager.default.fileExists(atPath: other.partPath))
            try site.scene.restore()
        }
    }

    @Test("is as it was when the backup is given up, or the database is damaged")
    func givenUp() async throws {
        try await TestSite.runWithLessons { site in
            try site.backup()
            let before = try Data(contentsOf: URL(fileURLWithPath: site.path("copy.tar")))
            let pace = BackupPace(isGentle: true)
            pace.stop()
            #expect(throws: BackupProblem.stopped) {
                try site.maker.make(site.path("copy.tar"), at: site.clock.now, pace: pace)
            }
            try FileManager.default.createDirectory(atPath: site.path("bad"), withIntermediateDirectories: true)
            try site.scene.restore(to: "bad")
            try await Self.damage(site.path("bad/gata.sqlite"), in: site)
            let bad = try Database(path: site.path("bad/gata.sqlite"), migrations: Migrations.all)
            let maker = BackupMaker(database: bad, configuration: site.configuration, leavesRoom: false)
            do {
                _ = try maker.make(site.path("copy.tar"), at: site.clock.now, pace: BackupPace(isGentle: false))
                Issue.record("a damaged database was kept")
            } catch BackupProblem.unsound(_, let reason) {
                #expect(reason != "")
            }
            try bad.close()
            #expect(try Data(contentsOf: URL(fileURLWithPath: site.path("copy.tar"))) == before)
            #expect(site.names(in: ".").filter { $0.contains(".part") } == [])
        }
    }

    /// Overwrites the page where the answers begin.
    private static func damage(_ path: String, in site: TestSite) async throws {
        let page = try await site.opened(path) { database in
            try await database.read { tx -> Int? in
                try tx.first("SELECT rootpage AS page FROM sqlite_master WHERE name = 'answer'")?["page"]
            }
        }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.seek(toOffset: UInt64(try #require(page) - 1) * 4096)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
        try file.close()
    }

    @Test("is refused where there is no room for it and for the answers")
    func noRoom() async throws {
        try await TestSite.runWithLessons { site in
            let space = try #require(DiskSpace(at: site.folder.path))
            #expect(space.hasRoom(for: 0) || space.free < space.keptForAnswers)
            let tight = DiskSpace(free: 600_000_000, total: 100_000_000_000)
            #expect(tight.hasRoom(for: 100_000_000) && !tight.hasRoom(for: 100_000_001))
        }
    }
}
