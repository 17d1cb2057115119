import Foundation

/// The folder that keeps files under their digests, beside the database and outside of all that is served as it stands.
struct FileFolder: Sendable {
    let path: String

    /// Where the bytes of a digest lie, if they are there.
    func path(of digest: String) -> String {
        "\(path)/\(digest.prefix(2))/\(digest)"
    }

    /// In bytes; nil when it is not there.
    func size(of digest: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path(of: digest)))?[.size] as? Int
    }

    /// Keeps a copy of a file and returns when it is on disk. The same content is kept once.
    /// - Throws: `FileProblem` when the file is not what its digest says, or cannot be written.
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

    /// Keeps a file that came with a form, by moving it, and returns when it is on disk.
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
        // The source may have changed since it was read, or have become a link to something else.
        let type = try FileManager.default.attributesOfItem(atPath: copy)[.type] as? FileAttributeType
        guard type == .typeRegular, try FileDigest.of(copy) == digest else { throw FileProblem.changed(source) }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy)
        try OnDisk.sync(copy)
        try OnDisk.checked(rename(copy, target))
        try OnDisk.sync(folder)
        try OnDisk.sync(path)
    }
}
