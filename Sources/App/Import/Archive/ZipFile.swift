import Foundation

/// The bytes of a zip archive, read where they are wanted.
final class ZipFile: Sendable {
    let size: Int
    private let descriptor: Int32
    private static let headLength = 30

    /// - Throws: `POSIXError` when it cannot be read.
    init(path: String) throws {
        descriptor = try OnDisk.checked(open(path, O_RDONLY | O_CLOEXEC))
        let end = lseek(descriptor, 0, SEEK_END)
        size = end < 0 ? 0 : Int(end)
    }

    deinit { close(descriptor) }

    /// Fewer than `count` at the end of the archive.
    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(offset + filled))
                try OnDisk.checked(got < 0 ? -1 : 0)
                guard got > 0 else { break }
                filled += got
            }
        }
    }

    /// Where the bytes of a file begin, behind its own head, which must say the same as the list.
    /// - Throws: `ImportMistakes`
    func start(of entry: ZipEntry, _ archive: String) throws -> Int {
        let head = LittleEndian(bytes: try bytes(at: entry.offset, count: Self.headLength + entry.nameBytes.count))
        guard head.bytes.count == Self.headLength + entry.nameBytes.count, head.number(4, at: 0) == 0x0403_4B50,
            head.number(2, at: 6) & 0x2041 == entry.flags & 0x2041, head.number(2, at: 8) == entry.method,
            head.number(2, at: 26) == entry.nameBytes.count, head.bytes[Self.headLength...].elementsEqual(entry.nameBytes)
        else { throw ZipRefusal.damaged(archive, entry.name) }
        return entry.offset + Self.headLength + entry.nameBytes.count + head.number(2, at: 28)
    }
}
