import Foundation

/// Reads the files of a zip archive in the order of their bytes, and refuses what could do harm before anything is written.
final class ZipFiles {
    private let archive: String
    private let reader: ArchiveReader
    private let count: Int
    private var names: ZipNames
    private var (seen, files) = (0, 0)
    /// The total size of all files so far, according to the list. No file may unpack to more.
    private(set) var size = 0
    private var file: ArchiveReader.Entry?
    /// Where the bytes of the present file begin, and where those of the file before it end.
    private var (start, end) = (0, 0)
    /// How many bytes of the present file have been unpacked.
    private var unpacked = 0

    /// - Throws: `ImportMistakes`, or `POSIXError` when the archive cannot be read.
    init(path: String) throws {
        archive = (path as NSString).lastPathComponent
        names = ZipNames(archive: archive)
        count = try ZipEnd(path: path, archive: archive).count
        do { reader = try ArchiveReader(.zip, path: path) } catch is ArchiveProblem { throw ZipRefusal.damaged(archive) }
    }

    /// The next file; nil at the end. Folders are checked and skipped.
    /// - Throws: `ImportMistakes`
    func next() throws -> ArchiveReader.Entry? {
        while let entry = try head() {
            seen += 1
            guard seen <= count else { throw ZipRefusal.damaged(archive) }
            try check(entry)
            (file, start, unpacked) = (entry, reader.position, 0)
            guard start >= end else { throw ZipRefusal.of(archive, entry.name, "archive.overlap") }
            if entry.kind == .file { return entry }
        }
        // libarchive gives only one of two files that begin at the same place.
        guard seen == count else { throw ZipRefusal.damaged(archive) }
        return nil
    }

    /// Fills a buffer with bytes of the present file and gives their number, 0 at its end.
    /// - Throws: `ImportMistakes`
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard let file else { return 0 }
        do {
            let count = try reader.read(into: buffer)
            unpacked += count
            // A file that unpacks to more than the list says makes the archive invalid.
            guard unpacked <= file.size else { throw ZipRefusal.damaged(archive, file.name) }
            guard unpacked - ZipLimits.unsuspicious <= ZipLimits.ratio * (reader.position - start) else {
                throw ZipRefusal.ratio(archive, file.name)
            }
            if count == 0 { end = reader.position }
            return count
        } catch is ArchiveProblem {
            throw ZipRefusal.damaged(archive, file.name)
        }
    }

    private func head() throws -> ArchiveReader.Entry? {
        do { return try reader.next() } catch is ArchiveProblem { throw ZipRefusal.damaged(archive) }
    }

    private func check(_ entry: ArchiveReader.Entry) throws {
        guard entry.isNameUTF8 else { throw ZipRefusal.of(archive, entry.name.isEmpty ? nil : entry.name, "archive.name-utf8") }
        guard entry.kind != .other else { throw ZipRefusal.of(archive, entry.name, "archive.link") }
        guard !entry.isEncrypted else { throw ZipRefusal.of(archive, entry.name, "archive.encrypted") }
        guard reader.isUsuallyPacked else { throw ZipRefusal.of(archive, entry.name, "archive.method") }
        try names.add(entry.name, isFolder: entry.kind == .folder)
        guard entry.size >= 0, entry.kind == .file || entry.size == 0 else { throw ZipRefusal.damaged(archive, entry.name) }
        if entry.kind == .file { files += 1 }
        guard files <= ZipLimits.files else { throw ZipRefusal.many(archive) }
        guard entry.size <= ZipLimits.size - size else { throw ZipRefusal.large(archive) }
        size += entry.size
    }
}
