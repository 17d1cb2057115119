import Foundation

/// The place of a backup that is made: written under another name, which one process at a time can have, and renamed when it is
/// whole. What a killed process left there is taken over.
final class BackupTarget {
    let path: String
    /// Where the archive grows.
    var partPath: String { path + ".part" }
    /// Where the database's copy lies meanwhile.
    var copyPath: String { path + ".part.sqlite" }
    /// What SQLite keeps beside the copy for a moment.
    private static let companions = ["", "-journal", "-wal", "-shm"]
    /// Of the growing archive.
    let descriptor: Int32

    private var isFinished = false

    /// - Parameter database: what is kept; none of its own files is ever opened here.
    /// - Throws: `BackupProblem.taken` when something else than a backup is there, `.underWay`, `.notWritten`.
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
        // After the renaming the name may be another process's.
        if !isFinished { unlink(partPath) }
        close(descriptor)
    }

    /// Gives the archive its name. Its content must be on disk already.
    func finish() throws {
        try Self.requireFree(path, BackupPace(isGentle: false))
        try BackupDisk.rename(partPath, to: path)
        isFinished = true
        try BackupDisk.syncFolder(of: path)
    }

    func removeCopy() {
        for ending in Self.companions { unlink(copyPath + ending) }
    }

    /// Takes away what a killed process left under the names that a backup has while it is made.
    static func clearLeftovers(of path: String) {
        guard let descriptor = try? locked(path + ".part", for: path) else { return }
        for ending in companions { unlink(path + ".part.sqlite" + ending) }
        unlink(path + ".part")
        close(descriptor)
    }

    /// Only a backup is ever replaced.
    private static func requireFree(_ path: String, _ pace: BackupPace) throws {
        guard BackupDisk.status(path) != nil else { return }
        do {
            _ = try BackupArchive(path: path, pace: pace).manifest()
        } catch BackupProblem.notABackup {
            throw BackupProblem.taken(path)
        }
    }

    /// The kernel's lock ends with the process, however that ends.
    private static func locked(_ part: String, for path: String) throws -> Int32 {
        while true {
            let descriptor = try BackupDisk.open(part, O_RDWR | O_CREAT | O_NOFOLLOW)
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                throw BackupProblem.underWay(path)
            }
            var mine = stat()
            guard fstat(descriptor, &mine) == 0, let named = BackupDisk.status(part), named.st_ino == mine.st_ino else {
                // Renamed or taken away between the two calls.
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
