import CZlib
import Testing

/// What gzip packed, as text.
func unpacked(_ bytes: [UInt8]) throws -> String {
    var stream = z_stream()
    try #require(inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1_000_000)
    let status = input.withUnsafeMutableBufferPointer { source in
        output.withUnsafeMutableBufferPointer { target in
            stream.next_in = source.baseAddress
            stream.avail_in = UInt32(source.count)
            stream.next_out = target.baseAddress
            stream.avail_out = UInt32(target.count)
            return inflate(&stream, Z_FINISH)
        }
    }
    try #require(status == Z_STREAM_END, "this is not gzip")
    return String(decoding: output.prefix(Int(stream.total_out)), as: UTF8.self)
}
