import Database
import Foundation

/// The place of a database that no process uses: its file, and what SQLite keeps beside it.
struct DatabasePlace {
    let path: String

    /// What SQLite keeps beside a file, and what can hold what the file does not.
    private static let logs = ["-wal", "-journal"]

    /// Where the next database is put together.
    var incoming: String { path + ".restored" }

    /// Whether there is anything of a database here, also a log alone.
    var isTaken: Bool {
        BackupDisk.status(path) != nil || Self.logs.contains { BackupDisk.status(path + $0) != nil }
    }

    /// Puts the incoming database here. A crash at any moment leaves the old or the new one here, whole, and the new one never
    /// meets a log of the old one. Of a damaged old one the log may be gone from here; it is beside its second name.
    /// - Returns: under which name the old one was kept, nil when there was none.
    /// - Throws: `BackupProblem`; then the old one is still here.
    func replace(at now: Instant) throws -> String? {
        let old = isTaken ? try keepOld(at: now) : nil
        unlink(path + "-shm")
        try BackupDisk.rename(incoming, to: path)
        try BackupDisk.syncFolder(of: path)
        return old
    }

    /// Gives the old database a second name and takes away what SQLite keeps beside the first: all that is left is one renaming.
    private func keepOld(at now: Instant) throws -> String {
        let kept = freeName(at: now)
        // SQLite throws away a log that it cannot read; somebody else may read it one day.
        let logs = Self.logs.filter { BackupDisk.status(path + $0) != nil }
        for log in logs { try link(path + log, kept + log) }
        if BackupDisk.status(path) != nil {
            do {
                try DatabaseCopy.settle(path)
                for log in logs { unlink(kept + log) }
            } catch let problem as DatabaseCopyProblem {
                guard case .damaged = problem else {
                    for log in logs { unlink(kept + log) }
                    throw BackupProblem.notPutAside(path, reason: Self.reason(problem))
                }
            }
            try link(path, kept)
        }
        try BackupDisk.syncFolder(of: path)
        for log in Self.logs { unlink(path + log) }
        try BackupDisk.syncFolder(of: path)
        return kept
    }

    private func freeName(at now: Instant) -> String {
        let name = path + ".before-" + BackupName(at: now).time
        let isFree = { name in ([""] + Self.logs).allSatisfy { BackupDisk.status(name + $0) == nil } }
        if isFree(name) { return name }
        return (2...).lazy.map { "\(name)-\($0)" }.first(where: isFree) ?? name
    }

    private static func reason(_ problem: DatabaseCopyProblem) -> String {
        if case .failed(let reason) = problem { reason } else { BackupDisk.reason(ENOSPC) }
    }

    private func link(_ path: String, _ kept: String) throws {
        guard Glibc.link(path, kept) == 0 else {
            throw BackupProblem.notPutAside(path, reason: BackupDisk.reason(errno))
        }
    }
}
