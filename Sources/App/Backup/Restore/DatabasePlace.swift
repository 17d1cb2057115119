import Database
import Foundation

/// The place of a database that no process uses: its file, and what SQLite keeps beside it.
struct DatabasePlace {
    let path: String

    /// What SQLite keeps beside a file; the log and the journal can hold what the file does not.
    private static let companions = ["-wal", "-journal", "-shm"]

    /// Where the next database is put together.
    var incoming: String { path + ".restored" }

    /// Whether there is anything of a database here, also a log alone.
    var isTaken: Bool {
        BackupDisk.status(path) != nil || Self.companions.contains { BackupDisk.status(path + $0) != nil }
    }

    /// Puts the incoming database here. A crash at any moment leaves the old or the new one here, whole, and the new one never
    /// meets a log of the old one.
    /// - Returns: under which name the old one was kept, nil when there was none.
    /// - Throws: `BackupProblem`; then the old one is still here.
    func replace(at now: Instant) throws -> String? {
        let old = isTaken ? try keepOld(at: now) : nil
        try BackupDisk.rename(incoming, to: path)
        try BackupDisk.syncFolder(of: path)
        return old
    }

    /// Gives the old database a second name and takes away what SQLite keeps beside the first: all that is left is one renaming.
    private func keepOld(at now: Instant) throws -> String {
        let kept = path + ".before-" + BackupName(at: now).time
        if BackupDisk.status(path) != nil {
            try settle()
            try link(path, kept)
        }
        // Only where the old one is damaged is there still a log or a journal.
        let companions = Self.companions.filter { BackupDisk.status(path + $0) != nil }
        for companion in companions { try link(path + companion, kept + companion) }
        try BackupDisk.syncFolder(of: path)
        for companion in companions { unlink(path + companion) }
        try BackupDisk.syncFolder(of: path)
        return kept
    }

    private func settle() throws {
        do {
            try DatabaseCopy.settle(path)
        } catch DatabaseCopyProblem.damaged {
            // Kept as it is, with its log.
            return
        } catch let problem as DatabaseCopyProblem {
            guard case .failed(let reason) = problem else {
                throw BackupProblem.notPutAside(path, reason: BackupDisk.reason(ENOSPC))
            }
            throw BackupProblem.notPutAside(path, reason: reason)
        }
    }

    private func link(_ path: String, _ kept: String) throws {
        guard Glibc.link(path, kept) == 0 else {
            throw BackupProblem.notPutAside(path, reason: BackupDisk.reason(errno))
        }
    }
}
