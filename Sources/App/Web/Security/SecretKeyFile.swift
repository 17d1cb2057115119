import Crypto
import Foundation

/// A file with a secret key of the server, in hexadecimal, readable only by the server's user. An existing file is never replaced.
struct SecretKeyFile {
    let folder: String
    let name: String

    /// The length of a key, in bytes.
    static let length = 32

    var path: String { folder + "/" + name }

    /// The key in the file, or a new key after it has been written to disk.
    /// - Throws: `ConfigurationProblem.secretKey`, with the reason.
    func bytes() throws -> [UInt8] {
        do {
            if let text = try read() { return try key(text) }
            try write(SymmetricKey(size: .bits256).withUnsafeBytes(Array.init))
            return try key(read() ?? "")
        } catch let problem as ConfigurationProblem {
            throw problem
        } catch {
            throw ConfigurationProblem.secretKey(path: path, reason: error.localizedDescription)
        }
    }

    /// Nil when there is no file.
    private func read() throws -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        let file = FileHandle(fileDescriptor: try OnDisk.checked(descriptor), closeOnDealloc: true)
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    private func key(_ text: String) throws -> [UInt8] {
        let expected = 2 * Self.length
        guard let bytes = [UInt8](hexadecimal: text.trimmingCharacters(in: .whitespacesAndNewlines)),
            bytes.count == Self.length
        else {
            throw ConfigurationProblem.secretKey(path: path, reason: "it is not \(expected) hexadecimal digits")
        }
        return bytes
    }

    /// Writes under another name first, so that a crash does not leave part of a key.
    private func write(_ bytes: [UInt8]) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let text = bytes.hexadecimal + "\n"
        let descriptor = try OnDisk.checked(open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600))
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: Data(text.utf8))
        try OnDisk.checked(fsync(descriptor))
        try OnDisk.checked(rename(path + ".new", path))
        try OnDisk.sync(folder)
        try OnDisk.sync(URL(fileURLWithPath: folder).deletingLastPathComponent().path)
    }
}
