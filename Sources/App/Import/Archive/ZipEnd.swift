import Foundation

/// The last record of a zip archive, which gives the length of the list of its files. It is checked here, because libarchive
/// trusts it and keeps the whole list in memory.
struct ZipEnd {
    /// How many files and folders are listed.
    let count: Int

    private static let signature: [UInt8] = [0x50, 0x4B, 5, 6]
    /// The record of an archive with more than 4 GB or 65,535 files, right before the last one.
    private static let longSignature: [UInt8] = [0x50, 0x4B, 6, 7]
    private static let (length, longLength) = (22, 20)
    /// The length, in bytes, of the end of the file in which libarchive looks for the record. Only a comment may follow it.
    private static let tail: UInt64 = 1 << 14

    /// - Throws: `ImportMistakes`, or `POSIXError` when the archive cannot be read.
    init(path: String, archive: String) throws {
        let file = FileHandle(fileDescriptor: try OnDisk.checked(open(path, O_RDONLY | O_CLOEXEC)), closeOnDealloc: true)
        let size = try file.seekToEnd()
        try file.seek(toOffset: size - min(size, Self.tail))
        let bytes = [UInt8](try file.readToEnd() ?? Data())
        func number(_ length: Int, at index: Int) -> Int {
            (0..<length).reduce(0) { $0 | Int(bytes.at(index + $1) ?? 0) << (8 * $1) }
        }
        guard let at = bytes.indices.last(where: { bytes[$0...].starts(with: Self.signature) }),
            at + Self.length <= bytes.count, at + Self.length + number(2, at: at + 20) == bytes.count
        else { throw ZipRefusal.damaged(archive) }
        count = number(2, at: at + 10)
        let (length, start) = (number(4, at: at + 12), number(4, at: at + 16))
        guard count <= 2 * ZipLimits.files, length <= ZipLimits.directory else { throw ZipRefusal.many(archive) }
        let before = bytes.dropFirst(max(0, at - Self.longLength))
        guard !before.starts(with: Self.longSignature) else { throw ZipRefusal.large(archive) }
        // The list reaches from its beginning to the last record, with nothing else between.
        guard start + length + bytes.count - at == Int(size) else { throw ZipRefusal.damaged(archive) }
    }
}
