import Database
import Foundation
import Logging
import Synchronization
import Testing

@testable import App

@Suite("The server's own copies")
struct BackupServiceTests {
    private func service(_ site: TestSite, folder: String, newest: Int, days: Int, log: CollectedLog = CollectedLog()) throws
        -> BackupService
    {
        BackupService(
            folder: BackupPlan(folder: site.path(folder), minutes: 60, newest: newest, days: days).backups, maker: site.maker,
            strings: try SamplePages.strings(.english), now: { site.clock.now }, logger: log.logger, interval: .seconds(20))
    }

    @Test("fill a folder of their own, are checked, and make room only after that")
    func rotation() async throws {
        try await TestSite.runWithLessons { site in
            let service = try service(site, folder: "copies", newest: 2, days: 0)
            for hour in 1...4 {
                site.clock.advance(by: .hours(1))
                #expect(service.folder.schedule.isDue(service.folder.copies(), failedAt: nil, at: site.clock.now))
                #expect(await service.keep(at: site.clock.now))
                #expect(!service.folder.schedule.isDue(service.folder.copies(), failedAt: nil, at: site.clock.now))
                #expect(site.names(in: "copies").count == min(hour, 2))
            }
            #expect(site.names(in: "copies") == ["gata-20261121T110000Z.tar", "gata-20261121T120000Z.tar"])
            try site.scene.restore("copies/gata-20261121T120000Z.tar")
        }
    }

    @Test("touch nothing that bears another name, and clear what a killed server left")
    func othersFiles() async throws {
        try await TestSite.runWithLessons { site in
            let others = ["letter.txt", "gata.tar", "gata-20200101T000000Z.tar.gz", "old-20200101T000000Z.tar"]
            let left = ["gata-20200101T000000Z.tar.part", "gata-20200101T000000Z.tar.part.sqlite"]
            try FileManager.default.createDirectory(atPath: site.path("copies"), withIntermediateDirectories: true)
            for name in others + left { try Data("x".utf8).write(to: URL(fileURLWithPath: site.path("copies/\(name)"))) }
            #expect(await (try service(site, folder: "copies", newest: 1, days: 0)).keep(at: site.clock.now))
            #expect(site.names(in: "copies") == (others + ["gata-20261121T080000Z.tar"]).sorted())
        }
    }

    @Test("that fail are told in words, keep what is there, and come again a while later")
    func failure() async throws {
        try await TestSite.runWithLessons { site in
            let log = CollectedLog()
            try Data("x".utf8).write(to: URL(fileURLWithPath: site.path("copies")))
            let failing = try service(site, folder: "copies", newest: 1, days: 0, log: log)
            #expect(await failing.keep(at: site.clock.now) == false)
            #expect(log.lines.count == 1)
            #expect(log.lines[0].hasPrefix("error: no scheduled copy was made; it is tried again later: "))
            #expect(log.lines[0].contains(BackupDisk.reason(ENOTDIR)))
            #expect(failing.folder.schedule.isDue([], failedAt: site.clock.now, at: site.clock.now) == false)
            #expect(try await site.signedIn("bogdan").get("/tests").status == .ok)
        }
    }

    @Test("go on being made on a disk that is nearly full: the oldest make room first, and the two newest stay")
    func fullDisk() async throws {
        try await TestSite.runWithLessons { site in
            let log = CollectedLog()
            var service = try service(site, folder: "copies", newest: 10, days: 10, log: log)
            for _ in 1...4 {
                site.clock.advance(by: .hours(1))
                #expect(await service.keep(at: site.clock.now))
            }
            let (before, folder) = (site.names(in: "copies"), site.path("copies"))
            let used: @Sendable () -> Int = {
                ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".tar") }
                    .reduce(0) { $0 + Int(BackupDisk.status(folder + "/" + $1)?.st_size ?? 0) }
            }
            let full = used()
            // What is kept for answers, and what the copies leave of the rest.
            service.maker.space = { _ in DiskSpace(free: 1_000 + full - used(), total: 20_000) }
            site.clock.advance(by: .hours(1))
            #expect(await service.keep(at: site.clock.now))
            let after = site.names(in: "copies")
            #expect(before.suffix(2).allSatisfy(after.contains) && after.count < 5 && after.last == "gata-20261121T130000Z.tar")
            #expect(log.lines.contains { $0.hasPrefix("warning: the disk is nearly full") })
            service.maker.space = { _ in DiskSpace(free: 0, total: 20_000) }
            site.clock.advance(by: .hours(1))
            #expect(await service.keep(at: site.clock.now) == false)
            #expect(site.names(in: "copies") == after, "what would not be enough takes nothing away")
        }
    }

    @Test("the oldest go, no more than are needed, and never the two newest or those of tomorrow")
    func giving() {
        let now = Instant(milliseconds: 100 * 3_600_000)
        let copies = (0..<6).map { BackupName(at: now + .hours($0 - 4)) }
        let sizes = Dictionary(uniqueKeysWithValues: copies.map { ($0, 10) })
        #expect(BackupRotation.giving(5, of: sizes, at: now) == [copies[0]])
        #expect(BackupRotation.giving(30, of: sizes, at: now) == Array(copies.prefix(3)))
        #expect(BackupRotation.giving(31, of: sizes, at: now) == [])
        #expect(BackupRotation.giving(1, of: [copies[0]: 10, copies[1]: 10], at: now) == [])
    }

    @Test("name the files that are missing in them")
    func missing() async throws {
        try await TestSite.runWithLessons { site in
            let log = CollectedLog()
            let name = site.names(in: "files")[0]
            try FileManager.default.removeItem(atPath: site.path("files/\(name)"))
            #expect(await (try service(site, folder: "copies", newest: 1, days: 0, log: log)).keep(at: site.clock.now))
            #expect(log.lines.contains { $0.hasPrefix("warning: ") && $0.contains(name) })
        }
    }
}

/// What was logged, line by line.
final class CollectedLog: Sendable {
    private let all = Mutex<[String]>([])

    var lines: [String] { all.withLock { $0 } }

    var logger: Logger {
        Logger(label: "test") { _ in Handler(log: self) }
    }

    private struct Handler: LogHandler {
        let log: CollectedLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.notice

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.all.withLock { $0.append("\(event.level): \(event.message)") }
        }
    }
}
