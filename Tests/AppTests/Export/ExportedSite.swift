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
        let database = try SharedSample.emptyDatabase(at: folder.path + "/gata.sqlite")
        let source = try ImportSource.open(path, beside: folder.path, at: now)
        _ = try await ImportStore(database: database, files: FileFolder(path: folder.path + "/files")).apply(
            InstitutionFolder(path: source.path, now: now), isDryRun: false, at: now)
        source.close()
        let people = PersonStore(database: database)
        let hash = try await SharedSample.passwordHash.value
        for person in try await people.all() { try await people.setPassword(hash: hash, of: person.id) }
        try database.close()
        try await TestSite.open(folder, at: now) { site in try await body(site) }
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
