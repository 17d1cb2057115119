import CArchive
import Foundation

/// Reads a tar or zip archive with little memory. The entries come in the order of their bytes; in a zip archive, only those in
/// its list.
final class ArchiveReader {
    enum Format {
        case tar, zip
    }

    enum Kind {
        /// Any entry that is not a folder, link or device.
        case file
        case folder
        case other
    }

    struct Entry: Equatable {
        /// Bytes that are not UTF-8 are replaced by U+FFFD.
        let name: String
        let isNameUTF8: Bool
        /// In bytes.
        let size: Int
        let kind: Kind
        let isEncrypted: Bool
        /// Whether it is a regular file without holes.
        let isPlainFile: Bool
    }

    /// `AE_IFREG` and `AE_IFDIR`, which are not imported into Swift.
    static let plainFile: UInt32 = 0o100000
    private static let folder: UInt32 = 0o040000

    private let archive: OpaquePointer
    /// What is read, when that is no file.
    private let bytes: UnsafeMutableRawBufferPointer?

    /// - Throws: `ArchiveProblem` when there is no such file, or when it is not an archive of this format.
    init(_ format: Format, path: String) throws {
        guard let archive = archive_read_new() else { throw ArchiveProblem(reason: "no memory", code: ENOMEM) }
        self.archive = archive
        bytes = nil
        try check(archive_read_support_filter_none(archive))
        switch format {
        case .tar:
            try check(archive_read_support_format_tar(archive))
            try check(archive_read_open_filename(archive, path, 1 << 20))
        case .zip:
            try check(archive_read_support_format_zip_seekable(archive))
            try check(archive_read_open_filename(archive, path, 1 << 14))
        }
    }

    /// Reads a zip archive that is in memory.
    /// - Throws: `ArchiveProblem` when it is none.
    init(zip: [UInt8]) throws {
        guard let archive = archive_read_new() else { throw ArchiveProblem(reason: "no memory", code: ENOMEM) }
        self.archive = archive
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: zip.count, alignment: 1)
        copy.copyBytes(from: zip)
        bytes = copy
        try check(archive_read_support_filter_none(archive))
        try check(archive_read_support_format_zip_seekable(archive))
        try check(archive_read_open_memory(archive, copy.baseAddress, copy.count))
    }

    deinit {
        archive_read_free(archive)
        bytes?.deallocate()
    }

    /// The next entry, nil at the end.
    /// - Throws: `ArchiveProblem` for a header that is damaged.
    func next() throws -> Entry? {
        try ArchiveNames.asUTF8 {
            var header: OpaquePointer?
            let status = archive_read_next_header(archive, &header)
            if status == ARCHIVE_EOF { return nil }
            // libarchive drops a name that claims to be UTF-8 and is not, with a warning.
            guard let header, status == ARCHIVE_OK || status == ARCHIVE_WARN && archive_entry_pathname(header) == nil else {
                throw ArchiveProblem(archive)
            }
            return Self.entry(header)
        }
    }

    /// Fills a buffer with bytes of the present entry and gives their number, 0 at its end.
    /// - Throws: `ArchiveProblem`, also at the end, when the checksum or the length is wrong.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let count = archive_read_data(archive, buffer.baseAddress, buffer.count)
        guard count >= 0 else { throw ArchiveProblem(archive) }
        return count
    }

    /// The position of the next byte in the archive.
    var position: Int { Int(archive_filter_bytes(archive, -1)) }

    /// Whether the present entry of a zip archive is deflated or stored, as is usual. It can only be told by the name of the
    /// format.
    var isUsuallyPacked: Bool {
        let name = archive_format_name(archive).map { String(cString: $0) } ?? ""
        return name.hasSuffix("(deflation)") || name.hasSuffix("(uncompressed)")
    }

    private static func entry(_ header: OpaquePointer) -> Entry {
        let name = archive_entry_pathname(header)
        let isLink = archive_entry_hardlink(header) != nil || archive_entry_symlink(header) != nil
        let kind: Kind =
            switch UInt32(archive_entry_filetype(header)) {
            case Self.plainFile where !isLink: .file
            case Self.folder: .folder
            default: .other
            }
        return Entry(
            name: name.map { String(cString: $0) } ?? "", isNameUTF8: name.flatMap { String(validatingCString: $0) } != nil,
            size: Int(archive_entry_size(header)), kind: kind, isEncrypted: archive_entry_is_encrypted(header) != 0,
            isPlainFile: kind == .file && archive_entry_size_is_set(header) != 0 && archive_entry_sparse_count(header) == 0)
    }

    private func check(_ status: Int32) throws {
        guard status == ARCHIVE_OK else { throw ArchiveProblem(archive) }
    }
}
