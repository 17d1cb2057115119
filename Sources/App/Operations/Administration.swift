import Database
import Foundation

/// Executes a request of the command line: through the running server if there is one, otherwise directly on the database.
public enum Administration {
    /// - Throws: `DatabaseProblem`, `OwnershipProblem`, `ConfigurationProblem`, or an error that the server does not answer.
    public static func run(_ request: AdminRequest, _ configuration: Configuration) async throws -> AdminReply {
        try DatabaseDoor.enter(configuration.database, makes: request.makesDatabase)
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

    /// Whether there is a database to run requests on.
    /// - Throws: `OwnershipProblem`, or `DatabaseProblem` for a file that is not a database of Gata.
    public static func hasDatabase(_ configuration: Configuration) throws -> Bool {
        do {
            return try DatabaseDoor.enter(configuration.database, makes: false)
        } catch DatabaseProblem.missing {
            return false
        }
    }

    private static func runAlone(_ request: AdminRequest, _ configuration: Configuration) async throws -> AdminReply {
        let new = try MadeDatabase(at: configuration.database)
        guard new == nil || request.makesDatabase else { throw DatabaseProblem.missing(path: configuration.database) }
        let database = try Database(path: configuration.database, migrations: Migrations.all, busyTables: Migrations.busyTables)
        let hasher = try PasswordHasher(threads: 1)
        let commands = AdminCommands(
            database: database, hasher: hasher, catalogues: try Catalogues(folder: configuration.templates),
            configuration: configuration, now: { Instant(Date()) }, institutionChanged: { _ in })
        var reply = await commands.answer(request)
        if let new, !reply.isFailure, !request.isDryRun {
            new.keep()
            reply = AdminReply([await commands.madeDatabase()] + reply.lines)
        }
        try await hasher.shutDown()
        try database.close()
        return reply
    }
}
