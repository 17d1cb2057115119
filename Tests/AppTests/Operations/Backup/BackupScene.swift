import Foundation
import Synchronization
import Testing

@testable import App
@testable import Database

/// The sample institution with lessons, answers and a receipt, and what copies do with it.
extension TestSite {
    static func runWithLessons(_ body: @escaping @Sendable (TestSite) async throws -> Void) async throws {
        try await run { site in
            try await site.addLessons()
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            _ = try await ana.post("\(attempt)/questions/1", [("choice[]", "1"), ("go", "stay")])
            try await body(site)
        }
    }

    var configuration: Configuration {
        Configuration(
            database: folder.appendingPathComponent("gata.sqlite").path,
            templates: Self.package.appendingPathComponent("Templates").path,
            publicFiles: Self.package.appendingPathComponent("Public").path)
    }

    var maker: BackupMaker { BackupMaker(database: database, configuration: configuration, leavesRoom: false) }

    func path(_ name: String) -> String { scene.path(name) }

    func names(in name: String) -> [String] { scene.names(in: name) }

    /// Keeps everything in an archive of a name in the test's folder.
    @discardableResult
    func backup(_ name: String = "copy.tar") throws -> BackupSummary {
        try maker.make(path(name), at: clock.now, pace: BackupPace(isGentle: false))
    }

    var scene: BackupScene { BackupScene(root: folder.path, now: clock.now) }

    /// Every row of every table, as text, of the running database or of a file.
    func rows(_ other: Database? = nil) async throws -> [String: [String]] {
        try await (other ?? database).read { tx in
            let tables = try tx.rows("SELECT name FROM sqlite_master WHERE type = 'table'").map { row -> String in try row["name"]
            }
            return try Dictionary(
                uniqueKeysWithValues: tables.map { table in
                    let rows = try tx.rows(SQL(stringLiteral: "SELECT * FROM \(table)"))
                    return (table, rows.map { "\($0.values)" }.sorted())
                })
        }
    }

    /// Opens the database of a file as a server would, for the length of a body.
    func opened<Value>(_ path: String, _ body: (Database) async throws -> Value) async throws -> Value {
        let database = try Database(path: path, migrations: Migrations.all)
        let value = try await body(database)
        try database.close()
        return value
    }
}

/// A folder in which copies are restored.
struct BackupScene {
    let root: String
    let now: Instant

    func path(_ name: String) -> String { root + "/" + name }

    /// Restores an archive of the folder into another folder below it.
    @discardableResult
    func restore(_ archive: String = "copy.tar", to target: String = "new", replaces: Bool = false) throws -> RestorationSummary {
        try FileManager.default.createDirectory(atPath: path(target), withIntermediateDirectories: true)
        return try Restoration(
            archive: path(archive), database: path("\(target)/gata.sqlite"), files: FileFolder(path: path("\(target)/files")),
            replaces: replaces
        ).run(at: now, pace: BackupPace(isGentle: false))
    }

    /// What a restore says when it does nothing; the target must be as empty as it was.
    func refusal(
        _ archive: String, to target: String = "refused", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> BackupProblem? {
        defer { #expect(names(in: target) == [], sourceLocation: sourceLocation) }
        do {
            try restore(archive, to: target)
            Issue.record("it was restored", sourceLocation: sourceLocation)
            try FileManager.default.removeItem(atPath: path(target))
            return nil
        } catch let problem as BackupProblem {
            return problem
        }
    }

    /// The names of all plain files below a folder, sorted; none where there is no folder.
    func names(in name: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: path(name))?.compactMap { $0 as? String } ?? []
        return found.filter { BackupDisk.isPlainFile(path("\(name)/\($0)")) }.sorted()
    }
}

/// One backup of the sample institution with its lessons, made once for all tests that only read it.
enum SampleBackup {
    private static let archive = Task {
        let made = Mutex(Data())
        try await TestSite.runWithLessons { site in
            try site.backup()
            let data = try Data(contentsOf: URL(fileURLWithPath: site.path("copy.tar")))
            made.withLock { $0 = data }
        }
        return made.withLock { $0 }
    }

    /// Gives a folder with the archive in it as `copy.tar`, and its bytes.
    static func run(_ body: (BackupScene, Data) throws -> Void) async throws {
        let data = try await archive.value
        let folder = try WrittenFolder()
        try folder.write("copy.tar", data)
        try body(BackupScene(root: folder.path, now: SampleInstitution.start), data)
    }
}

/// Runs a program of the system in a folder.
func system(_ program: String, _ arguments: [String], in folder: String) throws -> (status: Int32, output: String) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
}

/// What two threads of a test tell each other.
final class Signals: Sendable {
    private let over = Atomic(false)
    private let counted = Atomic(0)

    var isOver: Bool { over.load(ordering: .acquiring) }
    var count: Int { counted.load(ordering: .acquiring) }

    func end() { over.store(true, ordering: .releasing) }
    func add() { counted.add(1, ordering: .releasing) }
}
