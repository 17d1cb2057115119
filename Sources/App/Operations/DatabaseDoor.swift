import Database
import Foundation

/// Checks that every command makes before it writes: who owns the database, and whether there is one.
enum DatabaseDoor {
    /// Gives whether there is a database.
    /// - Parameter makes: whether the command creates a database where there is none. Then its folder is created.
    /// - Throws: `ConfigurationProblem.databasePathTooLong`, because no server could be reached there; `OwnershipProblem`;
    ///   `DatabaseProblem.missing`, or the problem of the file that is there.
    @discardableResult
    static func enter(_ path: String, makes: Bool) throws -> Bool {
        try AdminSocket.requireRoom(forDatabase: path)
        try Ownership(of: path).require(geteuid())
        let isThere = try Database.isAt(path)
        guard isThere || makes else { throw DatabaseProblem.missing(path: path) }
        if !isThere {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            // If this fails, taking the lock beside the database reports the reason.
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return isThere
    }
}

/// A database that this process creates, and whose lock it holds. It is deleted on failure, until `keep` is called.
final class MadeDatabase {
    private let path: String
    private var isKept = false

    /// Nil where there is one already.
    init?(at path: String) throws {
        if try Database.isAt(path) { return nil }
        self.path = path
    }

    func keep() { isKept = true }

    deinit {
        if isKept { return }
        for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
    }
}
