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
