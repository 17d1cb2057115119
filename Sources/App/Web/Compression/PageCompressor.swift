import CDeflate
import Foundation
import NIOCore
import Synchronization

/// gzip (RFC 1952) of whole pages. What many pages begin with is compressed once; each page then costs only what is its own.
final class PageCompressor: Sendable {
    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]

    private let beginnings: [PageBeginning]
    private let idle = Mutex<[Deflater.Thoroughness: [Deflater]]>([:])

    /// - Parameter beginnings: what pages begin with; a page with another beginning is compressed as a whole.
    init(beginnings: [String] = []) {
        self.beginnings = beginnings.compactMap(PageBeginning.init)
    }

    /// The compressed page; nil when there is no memory for it.
    func compress(_ page: UnsafeRawBufferPointer) -> ByteBuffer? {
        let beginning = beginnings.first { $0.begins(page) }
        let rest = UnsafeRawBufferPointer(rebasing: page.dropFirst(beginning?.bytes.count ?? 0))
        let thoroughness = Deflater.Thoroughness(bytes: rest.count)
        guard let deflater = idle.withLock({ $0[thoroughness]?.popLast() }) ?? Deflater(thoroughness) else { return nil }
        defer { idle.withLock { $0[thoroughness, default: []].append(deflater) } }
        let most = deflater.mostBytes(for: rest.count)
        var buffer = ByteBuffer()
        buffer.reserveCapacity(Self.header.count + (beginning?.compressed.count ?? 0) + most + 8)
        buffer.writeBytes(Self.header)
        if let beginning { buffer.writeBytes(beginning.compressed) }
        var isDone = false
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: most) { target in
            let count = deflater.deflate(rest, into: target)
            isDone = count != nil
            return count ?? 0
        }
        guard isDone else { return nil }
        buffer.writeInteger(libdeflate_crc32(beginning?.checksum ?? 0, rest.baseAddress, rest.count), endianness: .little)
        buffer.writeInteger(UInt32(truncatingIfNeeded: page.count), endianness: .little)
        return buffer
    }
}
