import Foundation

/// A file without content beside the database. It is deleted when the disk is full, so that answers can still be saved, and is
/// created again when there is space.
public struct DiskReserve: Sendable {
    let path: String
    /// In bytes.
    public static let size = 64 << 20

    init(databasePath: String) {
        path = databasePath + ".reserve"
    }

    /// Whether the file exists.
    public var isKept: Bool {
        var answer = stat()
        return stat(path, &answer) == 0 && Int(answer.st_size) >= Self.size
    }

    /// Creates the file, if as much space again stays free. Gives whether it exists.
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

    /// With less free space, in bytes, even opening a database may fail.
    private static let needed = 16 << 20

    /// Deletes the file when hardly any space is free.
    func giveUpIfNeeded() {
        if let space = DiskSpace(at: folder), space.free < Self.needed { giveUp() }
    }

    private var folder: String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Deletes the file.
    func giveUp() {
        unlink(path)
    }
}
