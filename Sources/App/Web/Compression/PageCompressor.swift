import CZlib
import Foundation
import NIOCore
import Synchronization

/// gzip (RFC 1952) of whole pages. What many pages begin with is compressed once; each page then costs only what is its own.
final class PageCompressor: Sendable {
    /// What pages begin with, and what it becomes: whole bytes of a stream that goes on.
    private struct Beginning {
        let bytes: [UInt8]
        let compressed: [UInt8]
        let checksum: UInt
        /// As much of it as a compressed stream can refer back to.
        let dictionary: [UInt8]

        func begins(_ page: UnsafeRawBufferPointer) -> Bool {
            guard let start = page.baseAddress, page.count >= bytes.count else { return false }
            return memcmp(start, bytes, bytes.count) == 0
        }
    }

    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    /// The farthest back that a compressed stream can refer to.
    private static let farthestBack = 32 * 1024

    private let beginnings: [Beginning]
    private let idle = Mutex<[Deflater]>([])

    /// - Parameter beginnings: what pages begin with; a page with another beginning is compressed as a whole.
    init(beginnings: [String] = []) {
        let best = Deflater(level: 9)
        self.beginnings = beginnings.compactMap { text in
            let bytes = Array(text.utf8)
            guard let best, !bytes.isEmpty, let compressed = Self.compress(bytes, by: best) else { return nil }
            return Beginning(
                bytes: bytes, compressed: compressed, checksum: bytes.withUnsafeBytes { Self.checksum(of: $0) },
                dictionary: Array(bytes.suffix(Self.farthestBack)))
        }
    }

    /// The compressed page; nil when zlib cannot.
    func compress(_ page: UnsafeRawBufferPointer) -> ByteBuffer? {
        guard let deflater = idle.withLock({ $0.popLast() }) ?? Deflater() else { return nil }
        defer { idle.withLock { $0.append(deflater) } }
        let beginning = beginnings.first { $0.begins(page) }
        let rest = UnsafeRawBufferPointer(rebasing: page.dropFirst(beginning?.bytes.count ?? 0))
        let most = deflater.mostBytes(for: rest.count)
        var buffer = ByteBuffer()
        buffer.reserveCapacity(Self.header.count + (beginning?.compressed.count ?? 0) + most + 8)
        buffer.writeBytes(Self.header)
        if let beginning { buffer.writeBytes(beginning.compressed) }
        var isDone = false
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: most) { target in
            let count = deflater.deflate(rest, after: beginning?.dictionary ?? [], into: target)
            isDone = count != nil
            return count ?? 0
        }
        guard isDone else { return nil }
        let checksum = Self.checksum(of: rest, after: beginning?.checksum)
        buffer.writeInteger(UInt32(truncatingIfNeeded: checksum), endianness: .little)
        buffer.writeInteger(UInt32(truncatingIfNeeded: page.count), endianness: .little)
        return buffer
    }

    private static func compress(_ bytes: [UInt8], by deflater: Deflater) -> [UInt8]? {
        // A flush adds a few bytes to what the whole would be.
        let most = deflater.mostBytes(for: bytes.count) + 16
        var isDone = false
        let compressed = [UInt8](unsafeUninitializedCapacity: most) { target, count in
            let written = bytes.withUnsafeBytes {
                deflater.deflate($0, flush: Z_SYNC_FLUSH, into: UnsafeMutableRawBufferPointer(target))
            }
            isDone = written != nil
            count = written ?? 0
        }
        return isDone ? compressed : nil
    }

    private static func checksum(of bytes: UnsafeRawBufferPointer, after before: UInt? = nil) -> UInt {
        crc32_z(before ?? crc32_z(0, nil, 0), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    }
}
