import Database
import Foundation

/// Puts what a backup holds in the place of a database and its files: all of the database, or nothing.
struct Restoration: Sendable {
    let archive: String
    let database: String
    let files: FileFolder
    /// Whether a database that is there is put aside; otherwise it is left, and nothing is done.
    let replaces: Bool

    /// The whole work; blocks its thread. The database's lock must be held.
    /// - Throws: `BackupProblem`; then nothing was changed but files that were added.
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
        // All of it is read before anything that is there is touched.
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
        // Files that are there already need none, so this asks for too much rather than too little.
        try requireRoom(manifest.database.bytes + manifest.files.bytes, files.path)
    }

    private func requireRoom(_ bytes: Int, _ path: String) throws {
        var folder = BackupDisk.folder(of: path)
        while BackupDisk.status(folder) == nil, folder != "/", folder != "." { folder = BackupDisk.folder(of: folder) }
        guard let space = DiskSpace(at: folder), space.free < bytes else { return }
        throw BackupProblem.noRoom(path, needed: bytes, free: space.free)
    }

    /// What came out of the archive, when it is a sound database with just the rows that the manifest counts.
    private func checkedCopy(_ path: String, _ manifest: BackupManifest, _ pace: BackupPace) throws -> DatabaseCopy {
        let copy = try DatabaseCopy(path: path, goesOn: { pace.mayGoOn() })
        let expected = DatabaseCopy.Contents(migrations: manifest.migrations, rows: manifest.database.rows)
        guard try copy.check() == expected else { throw altered(.database) }
        return copy
    }

    /// What the database names and the folder does not have, also now.
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

/// What came of it.
struct RestorationSummary: Sendable {
    let archive: String
    let database: String
    let manifest: BackupManifest
    let addedFiles: Int
    /// Files that the database names and that are neither in the backup nor in the folder.
    let missing: [BackupSummary.MissingFile]
    /// Where the database is that was there before.
    let old: String?
    /// Of the restored database.
    let institution: Institution?

    /// In words, and what is still to be done about the keys.
    func lines(_ strings: Strings, keys: String) -> [String] {
        let done = strings(
            "restore.done",
            [
                "database": database, "file": archive, "contents": manifest.contents(strings), "version": manifest.gata,
                "time": manifest.madeAt.map(strings.formats.dayAndClock) ?? manifest.made,
            ])
        let aside = old.map { [strings("restore.old", ["file": $0])] } ?? []
        let hasKey = FileManager.default.fileExists(atPath: ReceiptKeyFile(folder: keys).path)
        let key = strings(hasKey ? "restore.key-there" : "restore.key-missing", ["folder": keys])
        return [done, strings("restore.files", n: addedFiles)] + aside + BackupSummary.complaints(missing, strings) + [key]
    }
}
