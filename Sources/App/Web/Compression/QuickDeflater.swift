import CDeflate

/// libdeflate's compressor (raw DEFLATE, RFC 1951), set up once and used again and again: twice as fast as zlib's, but it cannot refer back to
/// what was sent before. For one page at a time.
///
/// `@unchecked Sendable`: whoever uses one has taken it out of a `PageCompressor`'s list, so nobody else has it.
final class QuickDeflater: @unchecked Sendable {
    /// For how many bytes it is: of a short page a thorough search finds hardly more, and takes twice as long.
    enum Thoroughness: Int32, CaseIterable {
        case short = 1
        case long = 6

        init(bytes count: Int) {
            self = count <= 4096 ? .short : .long
        }
    }

    let thoroughness: Thoroughness
    private let compressor: OpaquePointer

    /// Nil when there is no memory.
    init?(_ thoroughness: Thoroughness) {
        guard let compressor = libdeflate_alloc_compressor(thoroughness.rawValue) else { return nil }
        self.compressor = compressor
        self.thoroughness = thoroughness
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// The most that so many bytes can become.
    func mostBytes(for count: Int) -> Int {
        libdeflate_deflate_compress_bound(compressor, count)
    }

    /// Compresses into memory that holds `mostBytes`, and gives how many bytes were written; nil when they do not fit.
    func deflate(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Int? {
        let count = libdeflate_deflate_compress(compressor, bytes.baseAddress, bytes.count, target.baseAddress, target.count)
        return count > 0 ? count : nil
    }
}
