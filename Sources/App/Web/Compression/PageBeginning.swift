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

    private static func compress(_ bytes: [UInt8]) -> [UInt8]? { thoroughly(bytes) ?? flushed(bytes) }

    /// libdeflate makes 42 bytes less of a page with the stylesheet than zlib, but only streams that are finished. One of a single block
    /// is reopened: its first bit says that it is the last (RFC 1951, 3.2.3), and an empty block that is stored (3.2.4) leads on to a whole
    /// byte, either in what is left of the last byte or in one more.
    /// - Returns: nil when there are several blocks, or no memory.
    private static func thoroughly(_ bytes: [UInt8]) -> [UInt8]? {
        guard let deflater = ThoroughDeflater() else { return nil }
        var compressed = [UInt8](repeating: 0, count: deflater.mostBytes(for: bytes.count))
        let count = bytes.withUnsafeBytes { source in
            compressed.withUnsafeMutableBytes { deflater.deflate(source, into: $0) }
        }
        guard let count, compressed[0] & 1 == 1 else { return nil }
        compressed[0] &= ~1
        let emptyBlock: [UInt8] = [0, 0, 0xff, 0xff]
        return [emptyBlock, [0] + emptyBlock].map { compressed.prefix(count) + $0 }.first { isBeginning($0, of: bytes) }
    }

    /// Whether an unfinished stream holds some bytes and ends with a whole one.
    private static func isBeginning(_ stream: [UInt8], of bytes: [UInt8]) -> Bool {
        let whole = stream + [1, 0, 0, 0xff, 0xff]
        guard let reader = libdeflate_alloc_decompressor() else { return false }
        defer { libdeflate_free_decompressor(reader) }
        var (found, count) = ([UInt8](repeating: 0, count: bytes.count), 0)
        let result = libdeflate_deflate_decompress(reader, whole, whole.count, &found, found.count, &count)
        return result == LIBDEFLATE_SUCCESS && count == bytes.count && found == bytes
    }

    private static func flushed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let deflater = Deflater(level: 9) else { return nil }
        // Flushing adds a few bytes to the result.
        var compressed = [UInt8](repeating: 0, count: deflater.mostBytes(for: bytes.count) + 16)
        let count = bytes.withUnsafeBytes { source in
            compressed.withUnsafeMutableBytes { deflater.deflate(source, flush: Z_SYNC_FLUSH, into: $0) }
        }
        return count.map { Array(compressed.prefix($0)) }
    }
}
