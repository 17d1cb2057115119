import Foundation

/// The path of a backup that is being made. The archive is written under another name, which only one process at a time can hold,
/// and is renamed when it is complete. Leftovers of a killed process are replaced.
final class BackupTarget {
    let path: String
    /// The path under which the archive is written.
    var partPath: String { path + ".part" }
    /// The path of the temporary copy of the database.
    var copyPath: String { path + ".part.sqlite" }
    /// Endings of the files that SQLite may create beside the copy.
    private static let companions = ["", "-journal", "-wal", "-shm"]
    /// The open archive file.
    let descriptor: Int32

    private var isFinished = false

    /// - Parameter database: the path of the database. None of its files is opened here, see `DatabaseFiles`.
    /// - Throws: `BackupProblem.taken` when the path is not that of a backup, `.underWay`, `.notWritten`.
    init(path: String, database: String, pace: BackupPace) throws {
        self.path = path
        for name in [path, path + ".part", path + ".part.sqlite"] where DatabaseFiles(database).has(name) {
            throw BackupProblem.taken(path)
        }
        try Self.requireFree(path, pace)
        descriptor = try Self.locked(path + ".part", for: path)
        removeCopy()
    }

    deinit {
        removeCopy()
        // After the renaming, the temporary name may belong to another process.
        if !isFinished { unlink(partPath) }
        close(descriptor)
    }

    /// Renames the archive to its final name. Its contents must be on disk already.
    func finish() throws {
        try Self.requireFree(path, BackupPace(isGentle: false))
        try BackupDisk.rename(partPath, to: path)
        isFinished = true
        try BackupDisk.syncFolder(of: path)
    }

    func removeCopy() {
        for ending in Self.companions { unlink(copyPath + ending) }
    }

    /// Deletes what a killed process left under the temporary names.
    static func clearLeftovers(of path: String) {
        guard let descriptor = try? locked(path + ".part", for: path) else { return }
        for ending in companions { unlink(path + ".part.sqlite" + ending) }
        unlink(path + ".part")
        close(descriptor)
    }

    /// Checks that the path is free or that of a backup: nothing else is replaced.
    private static func requireFree(_ path: String, _ pace: BackupPace) throws {
        guard BackupDisk.status(path) != nil else { return }
        do {
            _ = try BackupArchive(path: path, pace: pace).manifest()
        } catch BackupProblem.notABackup {
            throw BackupProblem.taken(path)
        }
    }

    /// Opens and locks the temporary file. The kernel releases the lock when the process ends in any way.
    private static func locked(_ part: String, for path: String) throws -> Int32 {
        while true {
            let descriptor = try BackupDisk.open(part, O_RDWR | O_CREAT | O_NOFOLLOW)
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                throw BackupProblem.underWay(path)
            }
            var mine = stat()
            guard fstat(descriptor, &mine) == 0, let named = BackupDisk.status(part), named.st_ino == mine.st_ino else {
                // The file was renamed or deleted between the two calls.
                close(descriptor)
                continue
            }
            do {
                try BackupDisk.checked(ftruncate(descriptor, 0), part)
            } catch {
                close(descriptor)
                throw error
            }
            return descriptor
        }
    }
}
