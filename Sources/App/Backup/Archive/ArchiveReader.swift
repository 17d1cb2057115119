import CArchive
import Foundation

/// Reads a tar archive from front to back, in flat memory, and gives plain files only.
final class ArchiveReader {
    struct Entry: Equatable {
        let name: String
        /// In bytes.
        let size: Int
        /// Neither a folder, a link, a device nor a file with holes.
        let isPlainFile: Bool
    }

    /// `AE_IFREG`, which Swift does not see.
    static let plainFile: UInt32 = 0o100000
    private static let block = 1 << 20
    private let archive: OpaquePointer

    /// - Throws: `ArchiveProblem` when there is no such file, or it is no tar archive.
    init(path: String) throws {
        guard let archive = archive_read_new() else { throw ArchiveProblem(reason: "no memory", code: ENOMEM) }
        self.archive = archive
        try check(archive_read_support_filter_none(archive))
        try check(archive_read_support_format_tar(archive))
        try check(archive_read_open_filename(archive, path, Self.block))
    }

    deinit { archive_read_free(archive) }

    /// The next entry, nil at the end.
    /// - Throws: `ArchiveProblem` for a header that is damaged.
    func next() throws -> Entry? {
        var header: OpaquePointer?
        let status = archive_read_next_header(archive, &header)
        if status == ARCHIVE_EOF { return nil }
        guard status == ARCHIVE_OK, let header else { throw ArchiveProblem(archive) }
        let isLink = archive_entry_hardlink(header) != nil || archive_entry_symlink(header) != nil
        return Entry(
            name: archive_entry_pathname(header).map { String(cString: $0) } ?? "",
            size: Int(archive_entry_size(header)),
            isPlainFile: UInt32(archive_entry_filetype(header)) == Self.plainFile && !isLink
                && archive_entry_size_is_set(header) != 0 && archive_entry_sparse_count(header) == 0)
    }

    /// Fills a buffer with bytes of the present entry and gives their number, 0 at its end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let count = archive_read_data(archive, buffer.baseAddress, buffer.count)
        guard count >= 0 else { throw ArchiveProblem(archive) }
        return count
    }

    private func check(_ status: Int32) throws {
        guard status == ARCHIVE_OK else { throw ArchiveProblem(archive) }
    }
}
