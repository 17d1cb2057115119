import Foundation

/// Ensures that only one process writes a database; all others send it their requests.
///
/// The lock is the kernel's (`flock`), so it ends with the process in any case. Its file stays beside the database and contains
/// the owner's process number for messages.
public final class DatabaseLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock of the database at `path`.
    /// - Throws: `DatabaseProblem.inUse` when another process holds it, `.notWritable` when the folder cannot be written.
    public init(databasePath path: String) throws {
        descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw DatabaseProblem.notWritable(path: path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw DatabaseProblem.inUse(path: path)
        }
        ftruncate(descriptor, 0)
        let owner = Array("\(getpid())\n".utf8)
        _ = pwrite(descriptor, owner, owner.count, 0)
    }

    deinit { close(descriptor) }

    /// The process number of the present or last owner; for messages only.
    public static func owner(databasePath path: String) -> Int? {
        let text = try? String(contentsOfFile: path + ".lock", encoding: .utf8)
        return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
}
