import CDeflate
import NIOCore

/// Unpacks what programs send packed with gzip (RFC 1952), into memory of a fixed size.
enum Inflater {
    enum Unpacking: Equatable {
        case unpacked(ByteBuffer)
        /// It would be longer than is allowed.
        case tooLarge
        /// It is not gzip, or something is behind it.
        case damaged
    }

    /// - Parameter most: the most bytes that may come out.
    static func gunzip(_ packed: ByteBuffer, upTo most: Int) -> Unpacking {
        guard let inflater = libdeflate_alloc_decompressor() else { return .tooLarge }
        defer { libdeflate_free_decompressor(inflater) }
        var (text, result, taken) = (ByteBuffer(), LIBDEFLATE_BAD_DATA, 0)
        text.writeWithUnsafeMutableBytes(minimumWritableBytes: max(1, most)) { target in
            var made = 0
            result = packed.withUnsafeReadableBytes { source in
                libdeflate_gzip_decompress_ex(
                    inflater, source.baseAddress, source.count, target.baseAddress, max(1, most), &taken, &made)
            }
            return result == LIBDEFLATE_SUCCESS ? made : 0
        }
        switch result {
        case LIBDEFLATE_SUCCESS: return taken == packed.readableBytes ? .unpacked(text) : .damaged
        case LIBDEFLATE_INSUFFICIENT_SPACE: return .tooLarge
        default: return .damaged
        }
    }
}
