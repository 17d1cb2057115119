import Database
import Foundation

/// Asked by every command before it writes anything: whose the database is, and whether there is one.
enum DatabaseDoor {
    /// Gives whether there is a database.
    /// - Parameter makes: whether one is to be made where there is none; its folder is then.
    /// - Throws: `OwnershipProblem`, `DatabaseProblem.missing`, or what is wrong with what is there.
    @discardableResult
    static func enter(_ path: String, makes: Bool) throws -> Bool {
        try Ownership(of: path).require(geteuid())
        let isThere = try Database.isAt(path)
        guard isThere || makes else { throw DatabaseProblem.missing(path: path) }
        if !isThere {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            // Where that fails, the lock beside the database says so.
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return isThere
    }
}

/// A database that this process makes, whose lock it holds: gone with what went wrong, until something is in it.
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
