import Foundation

/// Writes the entries of a backup in their order, a megabyte at a time, and returns when they are on disk.
final class BackupWriting {
    /// How many pieces are written before waiting for the disk, so that others who wait for the same disk are not delayed for
    /// long.
    static let piecesPerSync = 2

    private let target: BackupTarget
    private let manifest: BackupManifest
    private let pace: BackupPace
    private let writer: ArchiveWriter
    private var pieces = 0

    init(target: BackupTarget, manifest: BackupManifest, pace: BackupPace) throws {
        (self.target, self.manifest, self.pace) = (target, manifest, pace)
        writer = try Self.explained(target) { try ArchiveWriter(tarAt: target.descriptor) }
    }

    /// - Parameter isKept: whether the file with a digest is present.
    /// - Throws: `BackupProblem.notWritten`, `.stopped`
    func write(_ store: BackupStore, _ files: FileFolder, isKept: (String) -> Bool) throws {
        try Self.explained(target) {
            let head = try manifest.encoded()
            try add(.manifest, head)
            try add(.database, target.copyPath, size: manifest.database.bytes)
            try store.forEachFile { file in
                guard isKept(file.digest) else { return }
                try add(.file(digest: file.digest), files.path(of: file.digest), size: file.size)
            }
            try add(.sums, BackupPart.sums(manifest: BackupPieces.digest(head), database: manifest.database.sha256))
            try writer.close()
            try BackupDisk.sync(target.descriptor, target.partPath)
            // The archive is dropped from the system's cache, so that checking it reads the disk.
            posix_fadvise(target.descriptor, 0, 0, POSIX_FADV_DONTNEED)
        }
    }

    private func add(_ part: BackupPart, _ data: Data) throws {
        try begin(part, size: data.count)
        try data.withUnsafeBytes(writer.write)
        try writer.end()
    }

    private func add(_ part: BackupPart, _ path: String, size: Int) throws {
        try begin(part, size: size)
        try BackupPieces.read(path) { bytes in
            try writer.write(bytes)
            pieces += 1
            if pieces % Self.piecesPerSync == 0 { try BackupDisk.sync(target.descriptor, target.partPath) }
            try pace.step()
        }
        try writer.end()
    }

    private func begin(_ part: BackupPart, size: Int) throws {
        try writer.begin(part.name, size: size, modified: manifest.madeAt?.date ?? Date(timeIntervalSince1970: 0))
    }

    private static func explained<Value>(_ target: BackupTarget, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let problem as ArchiveProblem {
            let reason = problem.code > 0 ? BackupDisk.reason(problem.code) : problem.reason
            throw BackupProblem.notWritten(target.path, reason: reason)
        }
    }
}
