import Database
import Foundation
import Testing

@testable import App

@Suite("A backup that was cut, altered or made by somebody else")
struct AlteredBackupTests {
    @Test("is refused wherever it was cut, unless only its empty end is missing")
    func truncated() async throws {
        try await SampleBackup.run { scene, whole in
            // After the last entry come empty blocks alone.
            let last = (whole.lastIndex { $0 != 0 } ?? 0) + 1
            let contents = (last + 511) / 512 * 512
            var random = SeededGenerator(state: 5)
            let lengths = [0, 1, 511, 512, 513, 1024, last - 1] + (0..<30).map { _ in Int(random.next() % UInt64(last)) }
            for length in lengths {
                try whole.prefix(length).write(to: URL(fileURLWithPath: scene.path("cut.tar")))
                let problem = try scene.refusal("cut.tar")
                #expect(Self.isAltered(problem), "\(length): \(String(describing: problem))")
            }
            try whole.prefix(contents).write(to: URL(fileURLWithPath: scene.path("cut.tar")))
            #expect(try scene.restore("cut.tar", to: "cut").manifest.files.count > 0)
        }
    }

    @Test("with one bit that is not as it was gives just what was kept, or nothing")
    func flipped() async throws {
        try await SampleBackup.run { scene, whole in
            let kept = try BackupArchive(path: scene.path("copy.tar"), pace: BackupPace(isGentle: false)).manifest()
            var random = SeededGenerator(state: 7)
            var refused = 0
            for round in 0..<60 {
                var flipped = whole
                // Half of them in the heads, where it is not only digests that notice.
                let place = Int(random.next() % UInt64(round % 2 == 0 ? 4096 : whole.count))
                flipped[place] ^= 1 << UInt8(random.next() % 8)
                try flipped.write(to: URL(fileURLWithPath: scene.path("flipped.tar")))
                do {
                    #expect(try scene.restore("flipped.tar", to: "flipped").manifest == kept, "\(place)")
                    let database = try Data(contentsOf: URL(fileURLWithPath: scene.path("flipped/gata.sqlite")))
                    #expect(BackupPieces.digest(database) == kept.database.sha256)
                    try FileManager.default.removeItem(atPath: scene.path("flipped"))
                } catch let problem as BackupProblem {
                    refused += 1
                    // A letter of the name of a migration that is another one makes it a migration that nobody knows.
                    let isNamedAnew = if case .newer = problem { place < 4096 } else { false }
                    #expect(Self.isAltered(problem) || isNamedAnew, "\(place): \(problem)")
                    #expect(scene.names(in: "flipped") == [])
                }
            }
            #expect(refused > 30)
        }
    }

    private static func isAltered(_ problem: BackupProblem?) -> Bool {
        switch problem {
        case .altered, .notABackup: true
        default: false
        }
    }

    @Test("is refused for what it holds", arguments: Trick.allCases)
    func hostile(trick: Trick) async throws {
        try await SampleBackup.run { scene, _ in
            var archive = try HandmadeArchive(scene.path("copy.tar"))
            try trick.play(&archive)
            try archive.write(scene.path("hostile.tar"))
            let problem = try scene.refusal("hostile.tar")
            #expect(
                trick.isNewer ? problem.map { "\($0)".hasPrefix("newer") } == true : Self.isAltered(problem),
                "\(String(describing: problem))")
            #expect(!FileManager.default.fileExists(atPath: "/tmp/gata-evil"))
        }
    }

    /// What a stranger may have done to a backup whose sums are right.
    enum Trick: CaseIterable {
        case above, absolute, otherName, otherCase, twice, unsorted, wrongFile, extra, extraAtEnd, missingFile, missingDatabase
        case noManifest, longManifest, negative, enormous, fewerRows, otherMigrations, notADatabase, unsound, inParts, newer,
            newerFormat

        var isNewer: Bool { self == .newer || self == .newerFormat }

        func play(_ archive: inout HandmadeArchive) throws {
            let first = try #require(archive.entries.firstIndex { $0.name.hasPrefix("files/") })
            switch self {
            case .above: archive.entries[first].name = "files/../../evil"
            case .absolute: archive.entries[first].name = "/tmp/gata-evil"
            case .otherName: archive.entries[first].name = "files/ab/evil.sh"
            case .otherCase: archive.entries[first].name = archive.entries[first].name.uppercased()
            case .twice: archive.entries[first + 1] = archive.entries[first]
            case .unsorted: archive.entries.swapAt(first, first + 1)
            case .wrongFile: archive.entries[first].data[0] ^= 1
            case .extra: archive.entries.insert(("notes.txt", Data("x".utf8)), at: 2)
            case .extraAtEnd: archive.entries.append(("files/zz", Data()))
            case .missingFile: archive.entries.remove(at: first)
            case .missingDatabase: archive.entries.remove(at: 1)
            case .noManifest: archive.entries.remove(at: 0)
            case .longManifest: archive["backup.json"] += Data(repeating: 0x20, count: BackupManifest.longest)
            case .negative: archive.change([("\"missing\" : 0", "\"missing\" : -1")])
            case .enormous: archive.change([("\"count\" : ", "\"count\" : 9000000000")])
            case .fewerRows: archive.change([("\"person\" : 6", "\"person\" : 5")])
            case .otherMigrations: archive.change([("2026-11-21 receipts", "2026-11-21 lessons")])
            case .notADatabase: try archive.changeDatabase(Data("SQLite format 3\0 and no more of it".utf8))
            case .unsound:
                var data = archive["gata.sqlite"]
                data.replaceSubrange((data.count - 4096)..., with: Data(repeating: 0xA5, count: 4096))
                try archive.changeDatabase(data)
            case .inParts:
                // Says that it keeps a log beside it, which a stranger's archive could then bring to life.
                var data = archive["gata.sqlite"]
                (data[18], data[19]) = (2, 2)
                try archive.changeDatabase(data)
            case .newer: archive.change([("2026-11-21 receipts", "2031-01-01 tomorrow")])
            case .newerFormat: archive.change([("\"gataBackup\" : 1", "\"gataBackup\" : 2")])
            }
            if self != .newerFormat { archive.sign() }
        }
    }

    @Test("is refused when an entry is a link, a pipe or a folder", arguments: ["symbolic", "hard", "pipe", "folder"])
    func links(kind: String) async throws {
        try await SampleBackup.run { scene, _ in
            let out = scene.path("out")
            try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
            #expect(try system("tar", ["-xf", "../copy.tar"], in: out).status == 0)
            let database = out + "/gata.sqlite"
            // So that the archive is no shorter than before.
            try FileManager.default.copyItem(atPath: database, toPath: out + "/long")
            try FileManager.default.removeItem(atPath: database)
            switch kind {
            case "symbolic":
                try FileManager.default.createSymbolicLink(atPath: database, withDestinationPath: scene.path("gata.sqlite"))
            case "hard": #expect(link(out + "/backup.json", database) == 0)
            case "pipe": #expect(mkfifo(database, 0o600) == 0)
            default: try FileManager.default.createDirectory(atPath: database, withIntermediateDirectories: true)
            }
            #expect(
                try system("tar", ["-cf", "../linked.tar", "backup.json", "gata.sqlite", "files", "SHA256SUMS", "long"], in: out)
                    .status
                    == 0)
            #expect(try scene.refusal("linked.tar") == .altered(scene.path("linked.tar"), part: "gata.sqlite"))
        }
    }

    @Test(
        "is refused when it is no archive at all, or not there",
        arguments: ["nothing.tar", "folder", "letter.tar"])
    func noArchive(name: String) async throws {
        try await SampleBackup.run { scene, _ in
            try Data("Dragă Ana".utf8).write(to: URL(fileURLWithPath: scene.path("letter.tar")))
            try FileManager.default.createDirectory(atPath: scene.path("folder"), withIntermediateDirectories: true)
            #expect(try scene.refusal(name) == .notABackup(scene.path(name)))
        }
    }

    @Test("has no words for a terminal to obey")
    func printable() throws {
        let strings = try SamplePages.strings(.english)
        let sentence = BackupProblem.altered("a.tar", part: "files/\u{1B}[2J\u{202E}x\n").sentence(strings)
        #expect(sentence.contains("files/?[2J?x?"))
    }
}
