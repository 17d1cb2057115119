import CDeflate
import CZlib
import Foundation

/// What many pages begin with, compressed once: whole bytes of a DEFLATE stream (RFC 1951) that goes on. Only zlib ends one so.
struct PageBeginning: Sendable {
    let bytes: [UInt8]
    let compressed: [UInt8]
    /// CRC-32, to go on from.
    let checksum: UInt32

    /// Nil for an empty text, and when zlib has no memory.
    init?(_ text: String) {
        bytes = Array(text.utf8)
        guard !bytes.isEmpty, let compressed = Self.compress(bytes) else { return nil }
        self.compressed = compressed
        checksum = libdeflate_crc32(0, bytes, bytes.count)
    }

    func begins(_ page: UnsafeRawBufferPointer) -> Bool {
        guard let start = page.baseAddress, page.count >= bytes.count else { return false }
        return memcmp(start, bytes, bytes.count) == 0
    }

    private static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let status = deflateInit2_(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        // The flush adds a few bytes to what the whole would be.
        var compressed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 16)
        let count: Int? = bytes.withUnsafeBytes { source in
            compressed.withUnsafeMutableBytes { target in
                stream.next_in = UnsafeMutablePointer(mutating: source.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = UInt32(target.count)
                guard deflate(&stream, Z_SYNC_FLUSH) == Z_OK, stream.avail_in == 0 else { return nil }
                return target.count - Int(stream.avail_out)
            }
        }
        return count.map { Array(compressed.prefix($0)) }
    }
}
