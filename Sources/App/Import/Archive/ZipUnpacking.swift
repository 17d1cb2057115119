import Foundation

/// Writes the files of an archive into an empty folder and counts what really comes out.
struct ZipUnpacking {
    private static let piece = 64 * 1024
    let file: ZipFile
    let directory: ZipDirectory
    let folder: String

    /// - Throws: `ImportMistakes` for what is refused, `FileProblem.notWritten` when the disk fails.
    func run() throws {
        var total = 0
        for entry in directory.entries where !entry.isFolder {
            do {
                try unpack(entry, &total)
            } catch is Inflation.Damaged {
                throw ZipRefusal.damaged(directory.archive, entry.name)
            } catch let error as CocoaError {
                throw FileProblem.notWritten(folder, reason: error.localizedDescription)
            } catch let error as POSIXError {
                throw FileProblem.notWritten(folder, reason: error.localizedDescription)
            }
        }
    }

    private func unpack(_ entry: ZipEntry, _ total: inout Int) throws {
        let target = "\(folder)/\(entry.name)"
        try FileManager.default.createDirectory(
            atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let descriptor = try OnDisk.checked(open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600))
        defer { close(descriptor) }
        var (size, sum) = (0, UInt32(0))
        try pieces(of: entry) { bytes in
            size += bytes.count
            total += bytes.count
            guard total <= ZipLimits.size else { throw ZipRefusal.large(directory.archive) }
            if size > ZipLimits.unsuspicious, size / ZipLimits.ratio > entry.packedSize {
                throw ZipRefusal.ratio(directory.archive, entry.name)
            }
            // More than the list says is a lie whatever it is.
            guard size <= entry.size else { throw ZipRefusal.damaged(directory.archive, entry.name) }
            sum = Deflation.checksum(bytes, after: sum)
            try OnDisk.write(bytes, to: descriptor)
        }
        guard size == entry.size, sum == entry.checksum else { throw ZipRefusal.damaged(directory.archive, entry.name) }
    }

    private func pieces(of entry: ZipEntry, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        let inflation = entry.isDeflated ? try Inflation() : nil
        var at = try file.start(of: entry, directory.archive)
        var rest = entry.packedSize
        while rest > 0 {
            var bytes = try file.bytes(at: at, count: min(rest, Self.piece))
            guard !bytes.isEmpty else { throw Inflation.Damaged() }
            (at, rest) = (at + bytes.count, rest - bytes.count)
            if let inflation {
                try bytes.withUnsafeMutableBytes { try inflation.feed($0, take) }
            } else {
                try bytes.withUnsafeBytes(take)
            }
        }
        if let inflation, !inflation.isEnded { throw Inflation.Damaged() }
    }
}

extension OnDisk {
    /// Writes all of these bytes behind those that a file has.
    /// - Throws: `POSIXError`.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            try checked(count < 0 ? -1 : 0)
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }
}
