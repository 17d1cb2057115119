import CDeflate
import CZlib
import Foundation

/// What many pages begin with, compressed once: whole bytes of a DEFLATE stream (RFC 1951) that goes on.
struct PageBeginning: Sendable {
    /// The farthest back that a compressed stream can refer to.
    private static let farthestBack = 32 * 1024
    /// With less than this the rest of a page has hardly anything in common.
    private static let shortestDictionary = 1024

    let bytes: [UInt8]
    let compressed: [UInt8]
    /// CRC-32, to go on from.
    let checksum: UInt32
    /// What the rest of a page is packed with references to: the names in a stylesheet come again in all that it dresses. Nil where it is not
    /// worth looking.
    let dictionary: [UInt8]?

    /// Nil for an empty text, and when zlib has no memory.
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
        // A flush adds a few bytes to what the whole would be.
        var compressed = [UInt8](repeating: 0, count: deflater.mostBytes(for: bytes.count) + 16)
        let count = bytes.withUnsafeBytes { source in
            compressed.withUnsafeMutableBytes { deflater.deflate(source, flush: Z_SYNC_FLUSH, into: $0) }
        }
        return count.map { Array(compressed.prefix($0)) }
    }
}
