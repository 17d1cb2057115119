import CZlib

/// zlib's compressor (raw DEFLATE, RFC 1951). It is reused, because setting up its quarter of a megabyte is expensive. It can
/// refer back to data that was sent before. One page at a time.
///
/// `@unchecked Sendable`: a compressor is removed from the list of its `PageCompressor` while it is used, so only one thread has
/// it.
final class Deflater: @unchecked Sendable {
    private let stream: UnsafeMutablePointer<z_stream>

    /// Nil when zlib cannot allocate memory.
    init?(level: Int32 = 6) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let status = deflateInit2_(
            stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        // The memory is freed with the object.
        guard status == Z_OK else { return nil }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// The most bytes that the result can have.
    func mostBytes(for count: Int) -> Int {
        Int(deflateBound(stream, UInt(count)))
    }

    /// Compresses into memory of at least `mostBytes` bytes, and gives the number of bytes written; nil on an error.
    /// - Parameters:
    ///   - beginning: the data that the reader has unpacked just before, to which the result may refer.
    ///   - flush: `Z_FINISH`, or `Z_SYNC_FLUSH` when more follows.
    func deflate(
        _ bytes: UnsafeRawBufferPointer, after beginning: [UInt8] = [], flush: Int32 = Z_FINISH,
        into target: UnsafeMutableRawBufferPointer
    ) -> Int? {
        guard deflateReset(stream) == Z_OK,
            beginning.isEmpty || deflateSetDictionary(stream, beginning, UInt32(beginning.count)) == Z_OK
        else { return nil }
        stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = UInt32(bytes.count)
        stream.pointee.next_out = target.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = UInt32(target.count)
        let status = CZlib.deflate(stream, flush)
        guard status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK), stream.pointee.avail_in == 0 else { return nil }
        return target.count - Int(stream.pointee.avail_out)
    }
}
