import CArchive
import Foundation

/// Writes a tar archive (POSIX; pax records only for files over 8 GB) or a zip archive, entry by entry, with little memory.
final class ArchiveWriter {
    /// How many bytes are written to the system at once.
    private static let block: Int32 = 1 << 20
    /// The size of a tar record: the length of the archive is a multiple of it, as with `tar` itself.
    private static let record: Int32 = 10_240

    private let archive: OpaquePointer
    /// The bytes of the present entry that have not been written.
    private var missing = 0
    private var written: [UInt8] = []

    /// Begins a tar archive at a descriptor, which is not closed.
    /// - Throws: `ArchiveProblem`
    init(tarAt descriptor: Int32) throws {
        archive = try Self.new()
        try check(archive_write_set_format_pax_restricted(archive))
        try check(archive_write_add_filter_none(archive))
        try check(archive_write_set_bytes_per_block(archive, Self.block))
        try check(archive_write_set_bytes_in_last_block(archive, Self.record))
        try check(archive_write_open_fd(archive, descriptor))
    }

    /// Begins a zip archive that is kept in memory until `taken` is called.
    /// - Throws: `ArchiveProblem`
    init() throws {
        archive = try Self.new()
        try check(archive_write_set_format_zip(archive))
        try check(archive_write_add_filter_none(archive))
        try check(archive_write_set_bytes_per_block(archive, 0))
        let opened = archive_write_open(
            archive, Unmanaged.passUnretained(self).toOpaque(), nil,
            { _, writer, bytes, count in
                guard let writer else { return -1 }
                let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
                Unmanaged<ArchiveWriter>.fromOpaque(writer).takeUnretainedValue().written.append(contentsOf: bytes)
                return count
            }, nil)
        try check(opened)
    }

    deinit {
        // Keeps libarchive from writing anything more, unless the archive is complete.
        archive_write_fail(archive)
        archive_write_free(archive)
    }

    /// Begins an entry: a file of `size` bytes that only its owner can read.
    /// - Parameter modified: nil for the earliest possible time, so that the same files give the same bytes.
    func begin(_ name: String, size: Int, modified: Date? = nil) throws {
        let entry = archive_entry_new()
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, name)
        archive_entry_set_size(entry, la_int64_t(size))
        archive_entry_set_filetype(entry, ArchiveReader.plainFile)
        archive_entry_set_perm(entry, 0o600)
        if let modified { archive_entry_set_mtime(entry, time_t(modified.timeIntervalSince1970), 0) }
        try check(ArchiveNames.asUTF8 { archive_write_header(archive, entry) })
        missing = size
    }

    /// Whether the following entries of a zip archive are deflated or stored.
    func deflate(_ isDeflated: Bool) throws {
        try check(
            isDeflated ? archive_write_zip_set_compression_deflate(archive) : archive_write_zip_set_compression_store(archive))
    }

    /// Adds bytes to the present entry.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        guard !bytes.isEmpty else { return }
        let count = archive_write_data(archive, bytes.baseAddress, bytes.count)
        guard count == bytes.count else { throw problem }
        missing -= count
    }

    /// Ends the present entry.
    /// - Throws: `ArchiveProblem` when it does not have the announced length.
    func end() throws {
        guard missing == 0 else { throw ArchiveProblem(reason: "an entry is too short", code: 0) }
        try check(archive_write_finish_entry(archive))
    }

    /// Writes the end of the archive.
    func close() throws {
        try check(archive_write_close(archive))
    }

    /// The bytes of a zip archive that were written since the last call.
    func taken() -> [UInt8] {
        defer { written = [] }
        return written
    }

    private static func new() throws -> OpaquePointer {
        guard let archive = archive_write_new() else { throw ArchiveProblem(reason: "no memory", code: ENOMEM) }
        return archive
    }

    private func check(_ status: Int32) throws {
        guard status == ARCHIVE_OK else { throw problem }
    }

    private var problem: ArchiveProblem { ArchiveProblem(archive) }
}

/// Why an archive could not be written or read.
struct ArchiveProblem: Error, Equatable {
    let reason: String
    /// The system's error number; 0 for none.
    let code: Int32

    init(reason: String, code: Int32) {
        self.reason = reason
        self.code = code
    }

    init(_ archive: OpaquePointer) {
        reason = archive_error_string(archive).map { String(cString: $0) } ?? "unknown"
        code = archive_errno(archive)
    }
}
