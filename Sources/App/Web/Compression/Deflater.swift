import CZlib

/// zlib's compressor (raw DEFLATE, RFC 1951), set up once and used again and again: its quarter of a megabyte is dear to set up. Knows how to
/// refer back to what was sent before. For one page at a time.
///
/// `@unchecked Sendable`: whoever uses one has taken it out of a `PageCompressor`'s list, so nobody else has it.
final class Deflater: @unchecked Sendable {
    private let stream: UnsafeMutablePointer<z_stream>

    /// Nil when zlib has no memory.
    init?(level: Int32 = 6) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let status = deflateInit2_(
            stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        // What was allocated goes with the object.
        guard status == Z_OK else { return nil }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// The most that so many bytes can become.
    func mostBytes(for count: Int) -> Int {
        Int(deflateBound(stream, UInt(count)))
    }

    /// Compresses into memory that holds `mostBytes`, and gives how many bytes were written; nil when zlib cannot.
    /// - Parameters:
    ///   - beginning: what the reader has unpacked just before; may be referred to.
    ///   - flush: `Z_FINISH`, or `Z_SYNC_FLUSH` where more follows.
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
