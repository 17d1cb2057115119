import CDeflate

/// libdeflate's compressor (raw DEFLATE, RFC 1951) at its highest level, for what is compressed once, when the server starts: files, and the
/// common beginnings of pages. It cannot refer back to data that was sent before. One is made for each use.
final class ThoroughDeflater {
    private let compressor: OpaquePointer

    /// Nil when memory cannot be allocated.
    init?() {
        guard let compressor = libdeflate_alloc_compressor(12) else { return nil }
        self.compressor = compressor
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
