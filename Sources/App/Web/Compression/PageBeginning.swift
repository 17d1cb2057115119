import CDeflate
import CZlib
import Foundation

/// The common beginning of many pages, compressed once: whole bytes of an unfinished DEFLATE stream (RFC 1951).
struct PageBeginning: Sendable {
    /// How far back a compressed stream can refer, in bytes.
    private static let farthestBack = 32 * 1024
    /// A shorter beginning has hardly anything in common with the rest of a page.
    private static let shortestDictionary = 1024

    let bytes: [UInt8]
    let compressed: [UInt8]
    /// The CRC-32 of the beginning, which the rest of a page continues.
    let checksum: UInt32
    /// The data to which the rest of a page may refer, because the names in a stylesheet occur again in the pages that use it.
    /// Nil when the beginning is too short.
    let dictionary: [UInt8]?

    /// Nil for an empty text, and when zlib cannot allocate memory.
    init?(_ text: String) {
        bytes = Array(text.utf8)
        guard !bytes.isEmpty, let compressed = Self.compress(bytes) else { return nil }
        self.compressed = compressed
        checksum = libdeflate_crc32(0, bytes, bytes.count)
        dictionary = bytes.count < Self.shortestDictionary ? nil : Array(bytes.suffix(Self.farthestBack))
    }

    func begins(_ page: UnsafeRawBufferPointer) -> Bool {
        guard let start = page.baseAddress, page.count >= bytes.count else { return false }
        return memcmp(start, bytes, bytes.count) == 0
    }

    private static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        guard let deflater = Deflater(level: 9) else { return nil }
        // Flushing adds a few bytes to the result.
        var compressed = [UInt8](repeating: 0, count: deflater.mostBytes(for: bytes.count) + 16)
        let count = bytes.withUnsafeBytes { source in
            compressed.withUnsafeMutableBytes { deflater.deflate(source, flush: Z_SYNC_FLUSH, into: $0) }
        }
        return count.map { Array(compressed.prefix($0)) }
    }
}
