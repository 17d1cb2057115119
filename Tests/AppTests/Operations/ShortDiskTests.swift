import Database
import Foundation
import Testing

@testable import App

@Suite("When the disk is nearly full")
struct ShortDiskTests {
    /// A desk whose disk has so much room.
    private func commands(_ site: TestSite, _ hasher: PasswordHasher, free: Int, total: Int = 100_000_000_000) throws
        -> AdminCommands
    {
        let package = TestSite.package
        var commands = AdminCommands(
            database: site.database, hasher: hasher,
            catalogues: try SharedSample.presentation().catalogues,
            configuration: Configuration(
                database: site.folder.appendingPathComponent("gata.sqlite").path,
                templates: package.appendingPathComponent("Templates").path,
                publicFiles: package.appendingPathComponent("Public").path),
            now: { site.clock.now }, institutionChanged: { _ in })
        commands.space = { _ in DiskSpace(free: free, total: total) }
        return commands
    }

    private func rename(_ site: TestSite) throws -> String {
        let institution = site.folder.appendingPathComponent("institution")
        let file = institution.appendingPathComponent("01-mobile/course.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing(#/(?m)^classroom: .*$/#, with: "classroom: Sala mare").write(
            to: file, atomically: true, encoding: .utf8)
        return institution.path
    }

    @Test("an import is refused in words and changes nothing, a dry run is not, and answers are saved")
    func importing() async throws {
        try await TestSite.run { site in
            let hasher = try PasswordHasher(threads: 1)
            let folder = try rename(site)
            let commands = try commands(site, hasher, free: 400_000_000)
            let dry = await commands.answer(.importFolder(path: folder, isDryRun: true, removesVanished: false))
            #expect(!dry.isFailure)
            let reply = await commands.answer(.importFolder(path: folder, isDryRun: false, removesVanished: false))
            #expect(reply.isFailure)
            let values = ["free": "400 MB", "kept": "500 MB"]
            #expect(reply.lines == [site.site.strings(.romanian)("admin.disk-short", values)])
            let classrooms = try await site.database.read {
                try $0.rows("SELECT classroom FROM course WHERE classroom = 'Sala mare'")
            }
            #expect(classrooms.isEmpty)
            let test = try await TypedTest(site)
            #expect(try await test.type("__init__", to: 2).status == .seeOther)
            try await hasher.shutDown()
        }
    }

    @Test("an import is done when there is room again")
    func again() async throws {
        try await TestSite.run { site in
            let hasher = try PasswordHasher(threads: 1)
            let folder = try rename(site)
            let commands = try commands(site, hasher, free: 500_000_000)
            let reply = await commands.answer(.importFolder(path: folder, isDryRun: false, removesVanished: false))
            #expect(!reply.isFailure)
            #expect(reply.lines.contains { $0.contains(site.site.strings(.romanian)("import.done")) })
            try await hasher.shutDown()
        }
    }

    @Test("or too much is waiting, whoever is signed in can read all the same")
    func reading() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            // Long enough for the session to be noted as in use, which cannot be written now.
            site.clock.advance(by: .minutes(6))
            let crowd = try await CrowdedDatabase(site.database)
            for path in ["/", "/tests", "/lessons", "/account"] { #expect(try await ana.get(path).status == .ok) }
            try await crowd.release()
            #expect(try await ana.get("/tests").status == .ok)
        }
    }

    @Test("whoever runs the server is told once, and again when there is room, or none at all")
    func state() {
        let short = DiskSpace(free: 1_000_000, total: 100_000_000_000)
        let ample = DiskSpace(free: 50_000_000_000, total: 100_000_000_000)
        #expect(DiskState(space: ample, reserveIsKept: true) == .ample)
        #expect(DiskState(space: short, reserveIsKept: true) == .short)
        #expect(DiskState(space: short, reserveIsKept: false) == .exhausted)
        #expect(DiskState(space: nil, reserveIsKept: true) == .ample)
    }
}
