import Foundation

/// Receives the contents of a backup, piece by piece.
protocol BackupReceiver {
    func begin(_ part: BackupPart, size: Int) throws
    func take(_ bytes: UnsafeRawBufferPointer) throws
    /// Called at the end of a part, whose digest has been checked.
    func end(_ part: BackupPart) throws
}

/// Reads a backup from beginning to end. Names, order, lengths and contents are all checked, because the file may come from
/// anywhere.
struct BackupArchive {
    let path: String
    let pace: BackupPace

    /// The manifest, without reading the rest.
    /// - Throws: `BackupProblem.notABackup`, `.newer`
    func manifest() throws -> BackupManifest {
        guard BackupDisk.isPlainFile(path), let reader = try? ArchiveReader(.tar, path: path) else {
            throw BackupProblem.notABackup(path)
        }
        return try BackupWalk(path: path, reader: reader, pace: pace, receiver: nil).manifest().manifest
    }

    /// Reads the whole archive and gives each part to the receiver.
    /// - Throws: `BackupProblem`
    @discardableResult
    func read(into receiver: (any BackupReceiver)? = nil) throws -> BackupManifest {
        guard BackupDisk.isPlainFile(path), let reader = try? ArchiveReader(.tar, path: path) else {
            throw BackupProblem.notABackup(path)
        }
        let walk = BackupWalk(path: path, reader: reader, pace: pace, receiver: receiver)
        let (manifest, digest) = try walk.manifest()
        let room = Int(BackupDisk.status(path)?.st_size ?? 0)
        guard manifest.database.bytes + manifest.files.bytes <= room else {
            throw BackupProblem.altered(path, part: BackupPart.manifest.name)
        }
        try walk.part(.database, size: manifest.database.bytes, digest: manifest.database.sha256)
        try walk.files(manifest.files)
        try walk.sums(BackupPart.sums(manifest: digest, database: manifest.database.sha256))
        return manifest
    }
}

/// One pass through an archive.
private final class BackupWalk {
    private static let piece = 1 << 20

    private let path: String
    private let reader: ArchiveReader
    private let pace: BackupPace
    private let receiver: (any BackupReceiver)?
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 16)

    init(path: String, reader: ArchiveReader, pace: BackupPace, receiver: (any BackupReceiver)?) {
        self.path = path
        self.reader = reader
        self.pace = pace
        self.receiver = receiver
    }

    deinit { buffer.deallocate() }

    func manifest() throws -> (manifest: BackupManifest, digest: String) {
        guard let entry = try? reader.next(), entry.isPlainFile, entry.name == BackupPart.manifest.name,
            (1...BackupManifest.longest).contains(entry.size)
        else { throw BackupProblem.notABackup(path) }
        let data = try data(.manifest, size: entry.size)
        return (try BackupManifest(data, path: path), BackupPieces.digest(data))
    }

    /// Reads the next entry, which must be the given one.
    func part(_ part: BackupPart, size: Int, digest: String) throws {
        guard let entry = try next(part), entry.isPlainFile, entry.name == part.name, entry.size == size else {
            throw altered(part)
        }
        try content(part, size: size, digest: digest)
    }

    /// Reads the files. Each is named by its digest, and they are in the order of their digests.
    func files(_ files: BackupManifest.FilesPart) throws {
        var (last, bytes) = ("", 0)
        for _ in 0..<files.count {
            guard let entry = try next(.sums) else { throw altered(.sums) }
            guard entry.isPlainFile, case .file(let digest) = BackupPart(name: entry.name), digest > last,
                (0...files.bytes - bytes).contains(entry.size)
            else { throw BackupProblem.altered(path, part: entry.name) }
            try content(.file(digest: digest), size: entry.size, digest: digest)
            (last, bytes) = (digest, bytes + entry.size)
        }
        guard bytes == files.bytes else { throw altered(.manifest) }
    }

    /// Reads the last entry.
    func sums(_ expected: Data) throws {
        guard let entry = try next(.sums), entry.isPlainFile, entry.name == BackupPart.sums.name, entry.size == expected.count,
            try data(.sums, size: entry.size) == expected, try next(.sums) == nil
        else { throw altered(.sums) }
    }

    private func content(_ part: BackupPart, size: Int, digest: String) throws {
        try receiver?.begin(part, size: size)
        var running = ContentDigest.Running()
        try pieces(part, size: size) { bytes in
            running.update(bytes)
            try receiver?.take(bytes)
        }
        guard running.digest.hexadecimal == digest else { throw altered(part) }
        try receiver?.end(part)
    }

    private func data(_ part: BackupPart, size: Int) throws -> Data {
        var data = Data()
        try pieces(part, size: size) { data.append(contentsOf: $0) }
        return data
    }

    private func pieces(_ part: BackupPart, size: Int, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        var count = 0
        while true {
            let length: Int
            do { length = try reader.read(into: buffer) } catch is ArchiveProblem { throw altered(part) }
            if length == 0 { break }
            count += length
            guard count <= size else { throw altered(part) }
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
            try pace.step()
        }
        guard count == size else { throw altered(part) }
    }

    private func next(_ part: BackupPart) throws -> ArchiveReader.Entry? {
        do { return try reader.next() } catch is ArchiveProblem { throw altered(part) }
    }

    private func altered(_ part: BackupPart) -> BackupProblem {
        .altered(path, part: part.name)
    }
}
