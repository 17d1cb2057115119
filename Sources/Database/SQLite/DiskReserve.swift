import Foundation

/// A file of nothing beside the database. When the disk is full it is given up, so that what people are in the middle of can still be
/// saved; when there is room it is made again.
public struct DiskReserve: Sendable {
    let path: String
    /// In bytes.
    public static let size = 64 << 20

    init(databasePath: String) {
        path = databasePath + ".reserve"
    }

    /// Whether the room is kept at this moment.
    public var isKept: Bool {
        var answer = stat()
        return stat(path, &answer) == 0 && Int(answer.st_size) >= Self.size
    }

    /// Takes the room, if that leaves as much again free. Gives whether it is kept now.
    public func keep() -> Bool {
        if isKept { return true }
        guard let space = DiskSpace(at: folder), space.free > 2 * Self.size else { return false }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard posix_fallocate(descriptor, 0, off_t(Self.size)) == 0 else {
            giveUp()
            return false
        }
        return true
    }

    /// Below this not even opening a database is sure, in bytes.
    private static let needed = 16 << 20

    /// Leaves the room to others when there is hardly any other.
    func giveUpIfNeeded() {
        if let space = DiskSpace(at: folder), space.free < Self.needed { giveUp() }
    }

    private var folder: String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Leaves the room to others.
    func giveUp() {
        unlink(path)
    }
}
