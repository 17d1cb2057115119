import Database
import Foundation

/// Restores a backup for the command line, and describes the result in words.
public enum Restoring {
    /// - Throws: `DatabaseProblem`, `OwnershipProblem`, `ConfigurationProblem`.
    public static func run(_ archive: String, replaces: Bool, _ configuration: Configuration) async throws -> AdminReply {
        let catalogues = try Catalogues(folder: configuration.templates)
        do {
            try DatabaseDoor.enter(configuration.database, makes: true)
        } catch DatabaseProblem.notADatabase {
            // A damaged database is a reason to restore a backup: it is put aside when that was requested, and otherwise left.
        }
        let lock = try DatabaseLock(databasePath: configuration.database)
        let restoration = Restoration(
            archive: archive, database: configuration.database, files: FileFolder(path: configuration.files), replaces: replaces)
        do {
            let now = Instant(Date())
            let summary = try await BackupThread.run(isGentle: false) { try restoration.run(at: now, pace: $0) }
            let strings = strings(catalogues, configuration, summary.institution)
            withExtendedLifetime(lock) {}
            return AdminReply(summary.lines(strings, keys: configuration.keys), isFailure: !summary.missing.isEmpty)
        } catch let problem as BackupProblem {
            return AdminReply([problem.sentence(strings(catalogues, configuration, nil))], isFailure: true)
        }
    }

    private static func strings(_ catalogues: Catalogues, _ configuration: Configuration, _ found: Institution?) -> Strings {
        let institution = configuration.overriding(found ?? .unnamed)
        return Strings(
            catalogue: catalogues[institution.language], formats: Formats(language: institution.language, zone: institution.zone))
    }
}
