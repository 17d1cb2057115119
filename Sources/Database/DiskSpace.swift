import Foundation

/// The space on the file system of a path.
public struct DiskSpace: Sendable, Equatable {
    /// Bytes that this user may still write.
    public let free: Int
    /// The size of the file system, in bytes.
    public let total: Int

    public init(free: Int, total: Int) {
        self.free = free
        self.total = total
    }

    /// Asks the system; nil when it does not say.
    public init?(at path: String) {
        var answer = statvfs()
        guard statvfs(path, &answer) == 0 else { return nil }
        let block = Int(answer.f_frsize)
        self.init(free: Int(answer.f_bavail) * block, total: Int(answer.f_blocks) * block)
    }

    /// The bytes that are kept free for answers: 500 MB, or a twentieth of a small disk.
    public var keptForAnswers: Int { min(500_000_000, total / 20) }

    /// Whether so many more bytes that are not urgent leave the space kept free for answers.
    public func hasRoom(for bytes: Int) -> Bool { free - keptForAnswers >= bytes }
}
