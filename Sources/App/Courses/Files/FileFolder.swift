import Foundation

/// The folder in which files are stored under their digests. It is beside the database and is not served directly.
struct FileFolder: Sendable {
    let path: String

    /// Where the bytes of a digest lie, if they are there.
    func path(of digest: String) -> String {
        "\(path)/\(digest.prefix(2))/\(digest)"
    }

    /// The size in bytes; nil when the file is missing.
    func size(of digest: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path(of: digest)))?[.size] as? Int
    }

    /// Stores a copy of a file and returns when it is on disk. The same content is stored once.
    /// - Throws: `FileProblem` when the file does not have the digest, or cannot be written.
    func keep(_ source: String, digest: String) throws {
        let target = path(of: digest)
        do {
            if try FileManager.default.fileExists(atPath: target) && FileDigest.of(target) == digest { return }
            try copy(source, to: target, digest: digest)
        } catch let problem as FileProblem {
            throw problem
        } catch {
            throw FileProblem.notWritten(target, reason: error.localizedDescription)
        }
    }

    /// Stores an uploaded file by moving it, and returns when it is on disk.
    /// - Throws: `FileProblem.notWritten`.
    func keep(_ received: ReceivedFile) throws {
        let target = path(of: received.digest)
        do {
            if try FileManager.default.fileExists(atPath: target) && FileDigest.of(target) == received.digest { return }
            let parent = (target as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(
                atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try OnDisk.checked(rename(received.path, target))
            try OnDisk.sync(parent)
            try OnDisk.sync(path)
        } catch {
            throw FileProblem.notWritten(target, reason: error.localizedDescription)
        }
    }

    private func copy(_ source: String, to target: String, digest: String) throws {
        let folder = (target as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let copy = target + ".\(UUID().uuidString).part"
        defer { unlink(copy) }
        try FileManager.default.copyItem(atPath: source, toPath: copy)
        // The source may have changed since it was read, or have been replaced by a link.
        let type = try FileManager.default.attributesOfItem(atPath: copy)[.type] as? FileAttributeType
        guard type == .typeRegular, try FileDigest.of(copy) == digest else { throw FileProblem.changed(source) }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy)
        try OnDisk.sync(copy)
        try OnDisk.checked(rename(copy, target))
        try OnDisk.sync(folder)
        try OnDisk.sync(path)
    }
}
