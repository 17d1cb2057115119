import Foundation

/// The private keys of open surveys, each in a file that only the server's user can read. They are in neither the database nor a
/// backup.
struct BallotKeyFolder: Sendable {
    /// The folder of all keys; those of surveys are in a folder of their own inside it.
    let keys: String

    private static let name = "surveys"
    private var folder: String { "\(keys)/\(Self.name)" }

    private func path(of survey: ID<Survey>) -> String { "\(folder)/\(survey)\(Self.ending)" }

    private static let ending = ".key"
    /// The ending of a file that is being written. Such a file may remain after a crash.
    private static let unfinished = ".key.new"

    /// The key of a survey, nil when there is none.
    /// - Throws: `POSIXError`, or another error when the file does not contain a key.
    func find(_ survey: ID<Survey>) throws -> BallotKey? {
        let descriptor = open(path(of: survey), O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        let file = FileHandle(fileDescriptor: try OnDisk.checked(descriptor), closeOnDealloc: true)
        return try BallotKey(bytes: [UInt8](file.read(upToCount: BallotKey.length + 1) ?? Data()))
    }

    /// The key of a survey that is about to open: the existing one, or a new one after it is on disk.
    func make(_ survey: ID<Survey>) throws -> BallotKey {
        if let key = try find(survey) { return key }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let (key, path) = (BallotKey(), path(of: survey))
        let new = "\(folder)/\(survey)\(Self.unfinished)"
        let descriptor = try OnDisk.checked(open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600))
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: Data(key.bytes))
        try OnDisk.checked(fsync(descriptor))
        try OnDisk.checked(rename(new, path))
        try OnDisk.sync(folder)
        try OnDisk.sync(keys)
        return key
    }

    /// Overwrites a key with zeros and deletes its file; when this returns, the key cannot be recovered from the file.
    func destroy(_ survey: ID<Survey>) throws {
        try destroy(path(of: survey))
        try destroy("\(folder)/\(survey)\(Self.unfinished)")
    }

    private func destroy(_ path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return }
        let file = FileHandle(fileDescriptor: try OnDisk.checked(descriptor), closeOnDealloc: true)
        try file.write(contentsOf: Data(count: BallotKey.length))
        try OnDisk.checked(fsync(descriptor))
        try OnDisk.checked(unlink(path))
        try OnDisk.sync(folder)
    }

    /// The surveys that have a key file, readable or not.
    func surveys() throws -> [ID<Survey>] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { name in
            [Self.ending, Self.unfinished].filter(name.hasSuffix).map { name.dropLast($0.count) }
        }
        return Set(names).sorted().map { ID(text: String($0)) }
    }
}
