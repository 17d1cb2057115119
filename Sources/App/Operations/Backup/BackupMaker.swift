import Database
import Foundation

/// Makes one archive of a database in use and of the files that it refers to. It blocks its thread and needs little memory.
struct BackupMaker: Sendable {
    let database: Database
    let databasePath: String
    let files: FileFolder
    /// Whether space on the disk must remain for the answers of a running server.
    let leavesRoom: Bool
    /// Gives the free space on the disk of a path.
    var space: @Sendable (String) -> DiskSpace? = { DiskSpace(at: $0) }

    init(database: Database, configuration: Configuration, leavesRoom: Bool) {
        (self.database, databasePath, self.leavesRoom) = (database, configuration.database, leavesRoom)
        files = FileFolder(path: configuration.files)
    }

    /// Makes the archive at `path`. On an error, what was there stays as it was.
    /// - Throws: `BackupProblem`
    func make(_ path: String, at now: Instant, pace: BackupPace) throws -> BackupSummary {
        do {
            return try made(path, at: now, pace: pace)
        } catch let problem as DatabaseCopyProblem {
            throw BackupProblem(problem, at: path) { .unsound(databasePath, reason: $0) }
        }
    }

    private func made(_ path: String, at now: Instant, pace: BackupPace) throws -> BackupSummary {
        let begun = ContinuousClock.now
        let target = try BackupTarget(path: path, database: databasePath, pace: pace)
        try requireRoom(databaseSize * 2, path)
        let (copy, contents) = try checkedCopy(target, pace)
        let found = try sort(BackupStore(copy: copy), pace)
        let size = try fileSize(target.copyPath)
        try requireRoom(size + found.bytes, path)
        let manifest = BackupManifest(
            madeAt: now, gata: Version.current, migrations: contents.migrations,
            database: .init(sha256: try BackupPieces.digest(target.copyPath, pace), bytes: size, rows: contents.rows),
            files: .init(count: found.count, bytes: found.bytes, missing: found.missing.count))
        try BackupWriting(target: target, manifest: manifest, pace: pace).write(
            BackupStore(copy: copy), files, isKept: found.isKept)
        target.removeCopy()
        let length = try fileSize(target.partPath)
        try verify(target, manifest, pace)
        try target.finish()
        return BackupSummary(
            path: path, bytes: length, manifest: manifest, missing: found.missing, elapsed: ContinuousClock.now - begun)
    }

    /// Reads the archive again and checks all digests.
    private func verify(_ target: BackupTarget, _ manifest: BackupManifest, _ pace: BackupPace) throws {
        do {
            guard try BackupArchive(path: target.partPath, pace: pace).read() == manifest else {
                throw BackupProblem.changed(target.path, part: BackupPart.manifest.name)
            }
        } catch BackupProblem.altered(_, let part) {
            throw BackupProblem.changed(target.path, part: part)
        } catch BackupProblem.notABackup {
            throw BackupProblem.changed(target.path, part: BackupPart.manifest.name)
        }
    }

    /// Copies the database beside the archive, and checks the copy.
    private func checkedCopy(_ target: BackupTarget, _ pace: BackupPace) throws -> (DatabaseCopy, DatabaseCopy.Contents) {
        // The file is created here, so that only this user can read it, and is kept open, so that its pages can be written to
        // disk a few at a time.
        let descriptor = try BackupDisk.create(target.copyPath)
        defer { close(descriptor) }
        var steps = 0
        try database.copy(to: target.copyPath) {
            steps += 1
            if steps % BackupWriting.piecesPerSync == 0 {
                try BackupDisk.sync(descriptor, target.copyPath)
                // The database's log cannot be shortened while it is read. The space for answers is more important than the copy.
                try requireRoom(0, databasePath)
            }
            try pace.step(resting: BackupPace.shortRest)
        }
        let copy = try DatabaseCopy(path: target.copyPath, goesOn: { pace.mayGoOn() })
        return (copy, try copy.check())
    }

    /// Checks which of the files that the database refers to are there. Each is read completely.
    private func sort(_ store: BackupStore, _ pace: BackupPace) throws -> FoundFiles {
        var found = FoundFiles()
        try store.forEachFile { file in
            if try isSound(file, pace) {
                found.count += 1
                found.bytes += file.size
            } else {
                found.missing.append(.init(path: files.path(of: file.digest), place: try store.place(of: file.digest)))
                found.absent.insert(file.digest)
            }
        }
        return found
    }

    /// Whether the folder has the file with the size and digest in the database. A file that cannot be read counts as missing.
    private func isSound(_ file: BackupStore.NamedFile, _ pace: BackupPace) throws -> Bool {
        guard files.size(of: file.digest) == file.size else { return false }
        do {
            return try BackupPieces.digest(files.path(of: file.digest), pace) == file.digest
        } catch BackupProblem.notWritten {
            return false
        }
    }

    private var databaseSize: Int { Int(BackupDisk.status(databasePath)?.st_size ?? 0) }

    private func fileSize(_ path: String) throws -> Int {
        guard let status = BackupDisk.status(path) else {
            throw BackupProblem.notWritten(path, reason: BackupDisk.reason(ENOENT))
        }
        return Int(status.st_size)
    }

    private func requireRoom(_ bytes: Int, _ path: String) throws {
        guard let space = space(BackupDisk.folder(of: path)) else { return }
        guard leavesRoom ? space.hasRoom(for: bytes) : space.free >= bytes else {
            throw BackupProblem.noRoom(path, needed: bytes + (leavesRoom ? space.keptForAnswers : 0), free: space.free)
        }
    }
}

/// The files that a database refers to, present and missing.
private struct FoundFiles {
    var count = 0
    /// The total size of those that are present.
    var bytes = 0
    var missing: [BackupSummary.MissingFile] = []
    var absent: Set<String> = []

    func isKept(_ digest: String) -> Bool { !absent.contains(digest) }
}

extension BackupProblem {
    /// The problem of a backup that follows from a problem of copying its database.
    init(_ problem: DatabaseCopyProblem, at path: String, damaged: (_ reason: String) -> BackupProblem) {
        self =
            switch problem {
            case .damaged(let reason): damaged(reason)
            case .failed(let reason): .notWritten(path, reason: reason)
            case .full: .notWritten(path, reason: BackupDisk.reason(ENOSPC))
            case .stopped: .stopped
            }
    }
}
