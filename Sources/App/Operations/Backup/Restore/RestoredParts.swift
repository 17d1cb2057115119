import Foundation

/// Writes the database of a backup to a new file.
final class RestoredDatabase: BackupReceiver {
    private let path: String
    private var descriptor: Int32 = -1

    init(path: String) {
        self.path = path
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func begin(_ part: BackupPart, size: Int) throws {
        if part == .database { descriptor = try BackupDisk.create(path) }
    }

    func take(_ bytes: UnsafeRawBufferPointer) throws {
        if descriptor >= 0 { try BackupDisk.write(bytes, to: descriptor, path) }
    }

    func end(_ part: BackupPart) throws {
        guard part == .database else { return }
        try BackupDisk.sync(descriptor, path)
        close(descriptor)
        descriptor = -1
    }
}

/// Adds the files of a backup to the file folder; none is deleted.
final class RestoredFiles: BackupReceiver {
    private let folder: FileFolder
    private let pace: BackupPace
    private var descriptor: Int32 = -1
    private var target = ""
    /// The number of files that were not there before.
    private(set) var added = 0

    init(folder: FileFolder, pace: BackupPace) {
        (self.folder, self.pace) = (folder, pace)
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(part)
    }

    private var part: String { target + ".restored" }

    func begin(_ part: BackupPart, size: Int) throws {
        guard case .file(let digest) = part, try !isThere(digest, size: size) else { return }
        target = folder.path(of: digest)
        try makeFolder(BackupDisk.folder(of: target))
        descriptor = try BackupDisk.create(self.part)
    }

    func take(_ bytes: UnsafeRawBufferPointer) throws {
        if descriptor >= 0 { try BackupDisk.write(bytes, to: descriptor, part) }
    }

    func end(_ part: BackupPart) throws {
        guard descriptor >= 0 else { return }
        try BackupDisk.sync(descriptor, self.part)
        close(descriptor)
        descriptor = -1
        try BackupDisk.rename(self.part, to: target)
        try BackupDisk.syncFolder(of: target)
        added += 1
    }

    private func isThere(_ digest: String, size: Int) throws -> Bool {
        let path = folder.path(of: digest)
        return try folder.size(of: digest) == size && BackupPieces.digest(path, pace) == digest
    }

    /// Creates a folder and all folders above it, and returns when their entries are on disk.
    private func makeFolder(_ path: String) throws {
        if BackupDisk.status(path) != nil { return }
        try makeFolder(BackupDisk.folder(of: path))
        try BackupDisk.checked(mkdir(path, 0o700), path)
        try BackupDisk.syncFolder(of: path)
    }
}
