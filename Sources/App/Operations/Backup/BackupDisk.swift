import Foundation

/// The file operations of backups. Their errors contain the system's reason.
enum BackupDisk {
    /// Opens a file; `flags` are those of `open(2)`.
    /// - Throws: `BackupProblem.notWritten`, like all functions here.
    static func open(_ path: String, _ flags: Int32) throws -> Int32 {
        try checked(Glibc.open(path, flags | O_CLOEXEC, 0o600), path)
    }

    /// Creates an empty file that only its user can read, replacing one that a killed process left.
    static func create(_ path: String) throws -> Int32 {
        unlink(path)
        return try open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
    }

    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ path: String) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = try checked(Glibc.write(descriptor, rest.baseAddress, rest.count), path)
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// Returns when the contents of a file are on disk.
    static func sync(_ descriptor: Int32, _ path: String) throws {
        try checked(fsync(descriptor), path)
    }

    /// Returns when the entries of the folder of a path are on disk.
    static func syncFolder(of path: String) throws {
        let folder = folder(of: path)
        let descriptor = try open(folder, O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        try sync(descriptor, folder)
    }

    static func rename(_ path: String, to target: String) throws {
        try checked(Glibc.rename(path, target), target)
    }

    static func folder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// The status of a file, nil when there is none; a symbolic link is not followed.
    static func status(_ path: String) -> stat? {
        var answer = stat()
        return lstat(path, &answer) == 0 ? answer : nil
    }

    static func isPlainFile(_ path: String) -> Bool {
        status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
    }

    @discardableResult
    static func checked<Number: SignedInteger>(_ result: Number, _ path: String) throws -> Number {
        guard result >= 0 else { throw BackupProblem.notWritten(path, reason: reason(errno)) }
        return result
    }

    /// The system's description of an error.
    static func reason(_ code: Int32) -> String {
        String(cString: strerror(code))
    }
}
