import Database
import Foundation

/// Carries out a request of the command line: by the running server if there is one, otherwise on the file itself.
public enum Administration {
    /// - Throws: `DatabaseProblem`, `ConfigurationProblem`, or an error that says that the server does not answer.
    public static func run(_ request: AdminRequest, _ configuration: Configuration) async throws -> AdminReply {
        let lock: DatabaseLock
        do {
            lock = try DatabaseLock(databasePath: configuration.database)
        } catch DatabaseProblem.inUse {
            return try AdminClient.send(request, databasePath: configuration.database)
        }
        let reply = try await runAlone(request, configuration)
        withExtendedLifetime(lock) {}
        return reply
    }

    private static func runAlone(_ request: AdminRequest, _ configuration: Configuration) async throws -> AdminReply {
        let database = try Database(path: configuration.database, migrations: Migrations.all)
        let hasher = try PasswordHasher(threads: 1)
        let desk = AdminDesk(
            database: database, hasher: hasher, catalogues: try Catalogues(folder: configuration.templates),
            configuration: configuration, now: { Instant(Date()) }, institutionChanged: { _ in })
        let reply = await desk.answer(request)
        try await hasher.shutDown()
        try database.close()
        return reply
    }
}
