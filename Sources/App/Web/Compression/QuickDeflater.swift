import CDeflate

/// libdeflate's compressor (raw DEFLATE, RFC 1951), which is reused. It is twice as fast as zlib, but cannot refer back to data
/// that was sent before. One page at a time.
///
/// `@unchecked Sendable`: a compressor is removed from the list of its `PageCompressor` while it is used, so only one thread has
/// it.
final class QuickDeflater: @unchecked Sendable {
    /// The compression level, by what is compressed. On pages of 6 to 40 KB level 1 makes 2 to 6 % more than level 5 (33 to 280 bytes) in
    /// half of the time; level 12 makes 2 % fewer, and takes far longer.
    enum Thoroughness: Int32 {
        /// For a page, which is made for one request. A browser's first page is not compressed so, see `PageCompressor`.
        case page = 1
        /// For what is compressed once, when the server starts: files, and the common beginnings of pages.
        case once = 12
    }

    let thoroughness: Thoroughness
    private let compressor: OpaquePointer

    /// Nil when memory cannot be allocated.
    init?(_ thoroughness: Thoroughness) {
        guard let compressor = libdeflate_alloc_compressor(thoroughness.rawValue) else { return nil }
        self.compressor = compressor
        self.thoroughness = thoroughness
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// The most bytes that the result can have.
    func mostBytes(for count: Int) -> Int {
        libdeflate_deflate_compress_bound(compressor, count)
    }

    /// Compresses into memory of at least `mostBytes` bytes, and gives the number of bytes written; nil when they do not fit.
    func deflate(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Int? {
        let count = libdeflate_deflate_compress(compressor, bytes.baseAddress, bytes.count, target.baseAddress, target.count)
        return count > 0 ? count : nil
    }
}
