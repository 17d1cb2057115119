import Foundation
import HummingbirdTesting
import Logging
import Testing

@testable import App

/// A site on a database of its own, which was filled by importing an archive or a folder.
enum ExportedSite {
    /// Imports into an empty institution, gives everybody the sample's password, runs a test, and takes everything away again.
    static func run(
        importing path: String, at now: Instant, _ body: @escaping @Sendable (TestSite) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = Configuration(
            database: folder.appendingPathComponent("gata.sqlite").path,
            templates: TestSite.package.appendingPathComponent("Templates").path,
            publicFiles: TestSite.package.appendingPathComponent("Public").path)
        let database = try SharedSample.emptyDatabase(at: configuration.database)
        let source = try ImportSource.open(path, beside: folder.path, at: now)
        _ = try await ImportStore(database: database, files: FileFolder(path: configuration.files)).apply(
            InstitutionFolder(path: source.path, now: now), isDryRun: false, at: now)
        source.close()
        let people = PersonStore(database: database)
        let hasher = try PasswordHasher(threads: 1)
        let hash = try await hasher.hash(SampleInstitution.password, for: "local")
        for person in try await people.all() { try await people.setPassword(hash: hash, of: person.id) }
        try await hasher.shutDown()
        let clock = TestClock(now)
        let built = try await buildApplication(
            configuration, presentation: SharedSample.presentation(), database: database, now: { clock.now },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let (site, features, attempts) = (built.shared.site, built.features, built.shared.attempts)
        let untimedLog = built.shared.untimedLog
        let answers = try #require(built.feature(AttemptsFeature.self)).answers
        let lifecycle = try #require(built.feature(SurveyFeature.self)).lifecycle
        let receipts = ReceiptStore(database: database, snapshots: built.shared.snapshots)
        try await built.application.test(.router) { client in
            try await body(
                TestSite(
                    site: site, features: features, attempts: attempts, answers: answers, receipts: receipts,
                    lifecycle: lifecycle,
                    untimedLog: untimedLog, database: database, clock: clock, folder: folder, client: client))
        }
        try await built.shared.hasher.shutDown()
        try database.close()
    }
}

extension TestSite {
    /// Writes the archive of a course that somebody saves in the browser, and gives its path.
    func savedArchive(of course: String, by userName: String, as name: String = "saved.zip") async throws -> String {
        let reply = try await signedIn(userName).get(course + "/export.zip")
        try #require(reply.status == .ok)
        let path = folder.appendingPathComponent(name).path
        try Data(reply.bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// What importing an archive changes here, as the import says it.
    func importing(_ path: String, isDryRun: Bool = false, overwrites: [String] = []) async throws -> [ImportChange] {
        let now = clock.now
        let source = try ImportSource.open(path, beside: folder.path, at: now)
        defer { source.close() }
        return try await ImportStore(database: database, files: files).apply(
            InstitutionFolder(path: source.path, now: now), isDryRun: isDryRun, overwrites: ImportOverwrites(overwrites), at: now)
    }
}

/// A page without what is another in every database: ids, numbers, tokens, and the order that a seed gives.
enum ComparablePage {
    static func text(_ html: String) -> [String] {
        html.replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/#, with: "ID")
            .replacing(#/(name="(?:token|page|sheet)" value=")[^"]*/#) { $0.output.1 + "TOKEN" }
            .replacing(#/[A-Za-z0-9_-]{22,}/#, with: "SECRET")
            .split(separator: "\n").map(String.init).sorted()
    }
}
