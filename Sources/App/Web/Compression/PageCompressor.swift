import CDeflate
import Foundation
import NIOCore
import Synchronization

/// Compresses whole pages with gzip (RFC 1952). The common beginning of many pages is compressed once, so that each page costs
/// only the rest.
///
/// Three libraries are used, because each is best at one task. The first page that a browser gets contains the stylesheet: zlib can refer
/// back to it, and makes 4,134 bytes of a page of 12,233 in 105 µs, where others exceed the budget of a survey's form. All other pages are
/// compressed by ISA-L, in a third of libdeflate's time when they are long. What is compressed once is smallest with libdeflate.
final class PageCompressor: Sendable {
    /// What a result is for.
    enum Purpose {
        /// A page, which is made for one request.
        case page
        /// A file, which is compressed when the server starts.
        case file
    }

    private struct Idle {
        var deflaters: [Deflater] = []
        var quick: [QuickDeflater] = []
    }

    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]

    private let beginnings: [PageBeginning]
    private let idle = Mutex(Idle())

    /// - Parameter beginnings: common beginnings of pages. A page with another beginning is compressed as a whole.
    init(beginnings: [String] = []) {
        self.beginnings = beginnings.compactMap(PageBeginning.init)
    }

    /// The compressed page or file; nil when memory cannot be allocated.
    func compress(_ page: UnsafeRawBufferPointer, for purpose: Purpose = .page) -> ByteBuffer? {
        let beginning = beginnings.first { $0.begins(page) }
        let rest = UnsafeRawBufferPointer(rebasing: page.dropFirst(beginning?.bytes.count ?? 0))
        var buffer = ByteBuffer()
        let isDone =
            beginning?.dictionary.map { pack(rest, after: $0, behind: beginning, into: &buffer) }
            ?? pack(rest, for: purpose, behind: beginning, into: &buffer)
        guard isDone else { return nil }
        buffer.writeInteger(libdeflate_crc32(beginning?.checksum ?? 0, rest.baseAddress, rest.count), endianness: .little)
        buffer.writeInteger(UInt32(truncatingIfNeeded: page.count), endianness: .little)
        return buffer
    }

    /// Compresses the first page that a browser gets, as small as possible.
    private func pack(
        _ rest: UnsafeRawBufferPointer, after dictionary: [UInt8], behind beginning: PageBeginning?, into buffer: inout ByteBuffer
    ) -> Bool {
        guard let deflater = idle.withLock({ $0.deflaters.popLast() }) ?? Deflater() else { return false }
        defer { idle.withLock { $0.deflaters.append(deflater) } }
        return Self.write(behind: beginning, most: deflater.mostBytes(for: rest.count), into: &buffer) {
            deflater.deflate(rest, after: dictionary, into: $0)
        }
    }

    /// Compresses any other page, or a file.
    private func pack(
        _ rest: UnsafeRawBufferPointer, for purpose: Purpose, behind beginning: PageBeginning?, into buffer: inout ByteBuffer
    ) -> Bool {
        switch purpose {
        case .page:
            let deflater = idle.withLock { $0.quick.popLast() } ?? QuickDeflater()
            defer { idle.withLock { $0.quick.append(deflater) } }
            return Self.write(behind: beginning, most: deflater.mostBytes(for: rest.count), into: &buffer) {
                deflater.deflate(rest, into: $0)
            }
        case .file:
            guard let deflater = ThoroughDeflater() else { return false }
            return Self.write(behind: beginning, most: deflater.mostBytes(for: rest.count), into: &buffer) {
                deflater.deflate(rest, into: $0)
            }
        }
    }

    /// Writes the gzip header, the beginning and the compressed rest.
    private static func write(
        behind beginning: PageBeginning?, most: Int, into buffer: inout ByteBuffer, pack: (UnsafeMutableRawBufferPointer) -> Int?
    ) -> Bool {
        buffer.reserveCapacity(header.count + (beginning?.compressed.count ?? 0) + most + 8)
        buffer.writeBytes(header)
        if let beginning { buffer.writeBytes(beginning.compressed) }
        var isDone = false
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: most) { target in
            let count = pack(target)
            isDone = count != nil
            return count ?? 0
        }
        return isDone
    }
}
