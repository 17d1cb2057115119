import Foundation

@testable import App
@testable import Database

/// What most tests begin with, made once for all of them: the pages' parts, a database with the whole schema, and one with the sample
/// institution and everybody's password. A test takes a copy of the file.
enum SharedSample {
    /// The parts of pages as the package has them.
    static func presentation() throws -> Presentation { try parts.get() }

    private static let parts = Result {
        let package = TestSite.package
        return try Presentation(
            templates: package.appendingPathComponent("Templates").path,
            publicFiles: package.appendingPathComponent("Public").path)
    }

    /// The catalogue of a language as the package has it.
    static func catalogue(_ language: Language) throws -> Catalogue { try presentation().catalogues[language] }

    /// A new database at a path, with the schema and no rows.
    static func emptyDatabase(at path: String) throws -> Database {
        try FileManager.default.copyItem(at: try schema.get(), to: URL(fileURLWithPath: path))
        return try opened(path)
    }

    /// The database at a path, for the test that runs.
    static func opened(_ path: String) throws -> Database {
        try Database(
            path: path, migrations: Migrations.all, busyTables: Migrations.busyTables, limits: WriteLimits(group: 256),
            unordered: TestRows.unordered)
    }

    private static let schema = Result {
        let file = try place.get().appendingPathComponent("empty.sqlite")
        try Database(path: file.path, migrations: Migrations.all).close()
        return file
    }

    /// Makes the folder of a site: the sample institution's, and a database with it and everybody's password.
    static func copy(to folder: URL) async throws {
        try FileManager.default.copyItem(at: try await institution.value, to: folder)
    }

    private static let institution = Task {
        let folder = try newFolder()
        let source = folder.appendingPathComponent("institution")
        try SampleInstitution.write(to: source)
        let database = try emptyDatabase(at: folder.path + "/gata.sqlite")
        _ = try await ImportStore(database: database, files: FileFolder(path: folder.path + "/files")).apply(
            InstitutionFolder(path: source.path, now: SampleInstitution.start), isDryRun: false, at: SampleInstitution.start)
        let hash = try await passwordHash.value
        let people = PersonStore(database: database)
        for person in try await people.all() { try await people.setPassword(hash: hash, of: person.id) }
        try database.close()
        return folder
    }

    /// Of everybody's password.
    static let passwordHash = Task {
        let hasher = try PasswordHasher(threads: 1)
        let hash = try await hasher.hash(SampleInstitution.password, for: "local")
        try await hasher.shutDown()
        return hash
    }

    /// A folder that goes when the tests are over.
    static func newFolder() throws -> URL {
        let folder = try place.get().appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static let place: Result<URL, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-sample-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { if case .success(let folder) = SharedSample.place { try? FileManager.default.removeItem(at: folder) } }
        return folder
    }
}
