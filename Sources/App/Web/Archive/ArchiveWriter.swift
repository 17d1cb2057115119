import CArchive
import Foundation

/// Writes a plain tar archive (POSIX; pax records only for what is longer than 8 GB) or a zip archive, entry after entry, in flat memory.
final class ArchiveWriter {
    /// What the system is given at once, in bytes.
    private static let block: Int32 = 1 << 20
    /// A tape's record: the length of the whole is a multiple of it, as `tar` itself has it.
    private static let record: Int32 = 10_240

    private let archive: OpaquePointer
    /// Bytes of the present entry that are still to come.
    private var missing = 0
    private var written: [UInt8] = []

    /// Begins a tar archive at a descriptor, which stays open.
    /// - Throws: `ArchiveProblem`
    init(tarAt descriptor: Int32) throws {
        archive = try Self.new()
        try check(archive_write_set_format_pax_restricted(archive))
        try check(archive_write_add_filter_none(archive))
        try check(archive_write_set_bytes_per_block(archive, Self.block))
        try check(archive_write_set_bytes_in_last_block(archive, Self.record))
        try check(archive_write_open_fd(archive, descriptor))
    }

    /// Begins a zip archive that waits in pieces for whoever takes them.
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
        // Says that nothing more is to be written, unless all was.
        archive_write_fail(archive)
        archive_write_free(archive)
    }

    /// Begins an entry: a file of `size` bytes, for its owner alone.
    /// - Parameter modified: without it the earliest time there is, so that the same files give the same bytes.
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

    /// Whether the entries of a zip archive that follow are deflated, or stored as they are.
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
    /// - Throws: `ArchiveProblem` when it was not as long as was said.
    func end() throws {
        guard missing == 0 else { throw ArchiveProblem(reason: "an entry is too short", code: 0) }
        try check(archive_write_finish_entry(archive))
    }

    /// Writes the end of the archive.
    func close() throws {
        try check(archive_write_close(archive))
    }

    /// What was written of a zip archive since this was last asked.
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
    /// The system's number of the error, 0 for none.
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
