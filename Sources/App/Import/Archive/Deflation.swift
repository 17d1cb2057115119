import CZlib
import Foundation

/// Raw DEFLATE (RFC 1951) as zip archives hold it, and their check sum, through zlib.
enum Deflation {
    /// Without the head and foot of zlib's own format.
    fileprivate static let rawWindow: Int32 = -15

    /// Packed bytes, the same for the same bytes; nil when zlib cannot.
    static func pack(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard deflateInit2_(&stream, 6, Z_DEFLATED, rawWindow, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
            return nil
        }
        defer { deflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        var input = bytes
        let status = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END else { return nil }
        return Array(output.prefix(Int(stream.total_out)))
    }

    /// CRC-32 of bytes that follow others.
    static func checksum(_ bytes: UnsafeRawBufferPointer, after sum: UInt32 = 0) -> UInt32 {
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return sum }
        return UInt32(truncatingIfNeeded: crc32(UInt(sum), start, UInt32(bytes.count)))
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBytes { checksum($0) }
    }
}

/// Unpacks raw DEFLATE piece by piece, in flat memory.
final class Inflation {
    struct Damaged: Error {}

    private var stream = z_stream()
    private var output = [UInt8](repeating: 0, count: 64 * 1024)
    private(set) var isEnded = false

    /// - Throws: `Damaged` when zlib cannot begin.
    init() throws {
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, Deflation.rawWindow, ZLIB_VERSION, size) == Z_OK else { throw Damaged() }
    }

    deinit { inflateEnd(&stream) }

    /// Takes packed bytes and hands on what comes out of them.
    /// - Throws: `Damaged`, or what `take` throws, which ends it.
    func feed(_ packed: UnsafeMutableRawBufferPointer, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        stream.next_in = packed.bindMemory(to: UInt8.self).baseAddress
        stream.avail_in = UInt32(packed.count)
        while stream.avail_in > 0 || stream.avail_out == 0 {
            guard !isEnded else { throw Damaged() }
            let (status, count) = output.withUnsafeMutableBufferPointer { target in
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                let status = inflate(&stream, Z_NO_FLUSH)
                return (status, target.count - Int(stream.avail_out))
            }
            guard status == Z_OK || status == Z_STREAM_END || (status == Z_BUF_ERROR && count == 0) else { throw Damaged() }
            try output.withUnsafeBytes { try take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            if status == Z_BUF_ERROR { return }
            if status == Z_STREAM_END {
                isEnded = true
                guard stream.avail_in == 0 else { throw Damaged() }
                return
            }
        }
    }
}
