import Database
import Foundation

/// The path of a database that no process uses: its file, and the files that SQLite keeps beside it.
struct DatabasePlace {
    let path: String

    /// The files beside the database that can contain data which the database file does not.
    private static let logs = ["-wal", "-journal"]

    /// The path at which the restored database is assembled.
    var incoming: String { path + ".restored" }

    /// Whether there is a database here, or only the log of one.
    var isTaken: Bool {
        BackupDisk.status(path) != nil || Self.logs.contains { BackupDisk.status(path + $0) != nil }
    }

    /// Replaces the database here by the restored one. A crash at any moment leaves either the old or the new database complete,
    /// and the new one is never read with a log of the old one. If the old one is damaged, its log may be found only beside the
    /// name under which it was kept.
    /// - Returns: the path under which the old one was kept; nil when there was none.
    /// - Throws: `BackupProblem`; then the old one is still here.
    func replace(at now: Instant) throws -> String? {
        let old = isTaken ? try keepOld(at: now) : nil
        unlink(path + "-shm")
        try BackupDisk.rename(incoming, to: path)
        try BackupDisk.syncFolder(of: path)
        return old
    }

    /// Gives the old database a second name and deletes the files that SQLite keeps beside the first, so that a single renaming
    /// remains to be done.
    private func keepOld(at now: Instant) throws -> String {
        let kept = freeName(at: now)
        // SQLite deletes a log that it cannot read. A second link keeps it, because other tools may be able to read it.
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
