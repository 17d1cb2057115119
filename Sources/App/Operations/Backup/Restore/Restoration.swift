import Database
import Foundation

/// Replaces a database and adds files from a backup. The database is restored completely or not at all.
struct Restoration: Sendable {
    let archive: String
    let database: String
    let files: FileFolder
    /// Whether an existing database is put aside and replaced; if not, nothing is done when there is one.
    let replaces: Bool

    /// Restores; blocks its thread. The caller must hold the lock of the database.
    /// - Throws: `BackupProblem`; then nothing was changed, except that files may have been added.
    func run(at now: Instant, pace: BackupPace) throws -> RestorationSummary {
        do {
            return try restored(at: now, pace: pace)
        } catch let problem as DatabaseCopyProblem {
            throw BackupProblem(problem, at: database) { _ in altered(.database) }
        }
    }

    private func restored(at now: Instant, pace: BackupPace) throws -> RestorationSummary {
        let place = DatabasePlace(path: database)
        guard replaces || !place.isTaken else { throw BackupProblem.exists(database) }
        if DatabaseFiles(database).has(archive) || DatabaseFiles.isSame(archive, place.incoming) {
            throw BackupProblem.inTheWay(archive)
        }
        let backup = BackupArchive(path: archive, pace: pace)
        try requireFitting(backup.manifest())
        defer { unlink(place.incoming) }
        // The whole backup is read before anything is changed.
        let manifest = try backup.read(into: RestoredDatabase(path: place.incoming))
        let copy = try checkedCopy(place.incoming, manifest, pace)
        let restored = RestoredFiles(folder: files, pace: pace)
        guard try backup.read(into: restored) == manifest else { throw altered(.manifest) }
        let missing = try missingFiles(BackupStore(copy: copy))
        let institution = try BackupStore(copy: copy).institution()
        let old = try place.replace(at: now)
        return RestorationSummary(
            archive: archive, database: database, manifest: manifest, addedFiles: restored.added, missing: missing, old: old,
            institution: institution)
    }

    private func requireFitting(_ manifest: BackupManifest) throws {
        if let unknown = Database.unknownMigration(in: manifest.migrations, known: Migrations.all) {
            throw BackupProblem.newer(archive, what: unknown)
        }
        try requireRoom(manifest.database.bytes, database)
        // Files that are already present need no space, so this may ask for more than necessary.
        try requireRoom(manifest.database.bytes + manifest.files.bytes, files.path)
    }

    private func requireRoom(_ bytes: Int, _ path: String) throws {
        var folder = BackupDisk.folder(of: path)
        while BackupDisk.status(folder) == nil, folder != "/", folder != "." { folder = BackupDisk.folder(of: folder) }
        guard let space = DiskSpace(at: folder), space.free < bytes else { return }
        throw BackupProblem.noRoom(path, needed: bytes, free: space.free)
    }

    /// The database from the archive, if it is undamaged and has exactly the numbers of rows in the manifest.
    private func checkedCopy(_ path: String, _ manifest: BackupManifest, _ pace: BackupPace) throws -> DatabaseCopy {
        let copy = try DatabaseCopy(path: path, goesOn: { pace.mayGoOn() })
        let expected = DatabaseCopy.Contents(migrations: manifest.migrations, rows: manifest.database.rows)
        guard try copy.check() == expected else { throw altered(.database) }
        return copy
    }

    /// The files that the database refers to and that are still missing from the folder.
    private func missingFiles(_ store: BackupStore) throws -> [BackupSummary.MissingFile] {
        var missing: [BackupSummary.MissingFile] = []
        try store.forEachFile { file in
            guard files.size(of: file.digest) != file.size else { return }
            missing.append(.init(path: files.path(of: file.digest), place: try store.place(of: file.digest)))
        }
        return missing
    }

    private func altered(_ part: BackupPart) -> BackupProblem {
        .altered(archive, part: part.name)
    }
}

/// The result of restoring a backup.
struct RestorationSummary: Sendable {
    let archive: String
    let database: String
    let manifest: BackupManifest
    let addedFiles: Int
    /// Files that the database refers to and that are neither in the backup nor in the folder.
    let missing: [BackupSummary.MissingFile]
    /// The path of the earlier database.
    let old: String?
    /// The institution in the restored database.
    let institution: Institution?

    /// The result in words, and what remains to be done about the keys.
    func lines(_ strings: Strings, keys: String) -> [String] {
        let done = strings(
            "restore.done",
            [
                "database": database, "file": archive, "contents": manifest.contents(strings), "version": manifest.gata,
                "time": manifest.madeAt.map(strings.formats.dayAndClock) ?? manifest.made,
            ])
        let aside = old.map { [strings("restore.old", ["file": $0])] } ?? []
        return [done, strings("restore.files", n: addedFiles)] + aside + BackupSummary.complaints(missing, strings)
            + Self.keyLines(strings, keys: keys)
    }

    /// What is said of each key: whether its file is in the folder.
    private static func keyLines(_ strings: Strings, keys: String) -> [String] {
        func isThere(_ name: String) -> Bool {
            FileManager.default.fileExists(atPath: SecretKeyFile(folder: keys, name: name).path)
        }
        return [
            isThere(ReceiptKey.fileName)
                ? strings("restore.key-there", ["folder": keys]) : strings("restore.key-missing", ["folder": keys]),
            isThere(LinkCodeKey.fileName)
                ? strings("restore.codes-key-there", ["folder": keys]) : strings("restore.codes-key-missing", ["folder": keys]),
        ]
    }
}
