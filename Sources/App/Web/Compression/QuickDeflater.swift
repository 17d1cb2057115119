import CISAL

/// ISA-L's compressor (raw DEFLATE, RFC 1951), which is reused, for a page that is made for one request. It cannot refer back to data that
/// was sent before. One page at a time.
///
/// At its level 1 it makes 1 to 4 % more of a page than libdeflate's lowest level (10 to 98 bytes), in a third to two thirds of the
/// instructions (question page 126,000 instead of 183,000, results of 40 questions 195,000 instead of 489,000). With Huffman codes that
/// are made once from other pages its level 0 halves that again, and makes 6 % more.
///
/// `@unchecked Sendable`: a compressor is removed from the list of its `PageCompressor` while it is used, so only one thread has
/// it.
final class QuickDeflater: @unchecked Sendable {
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let working: UnsafeMutablePointer<UInt8>

    init() {
        stream = .allocate(capacity: 1)
        // `isal_deflate_stateless_init` leaves some of it as it is, such as how far back a reference may go: 0 for as far as possible.
        UnsafeMutableRawPointer(stream).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<isal_zstream>.size)
        working = .allocate(capacity: Int(isal_level_1_bytes))
    }

    deinit {
        stream.deallocate()
        working.deallocate()
    }

    /// The most bytes that the result can have: what cannot be compressed is stored, in blocks of 65,535 bytes with a head of five.
    func mostBytes(for count: Int) -> Int {
        count + 5 * (count / 65_535 + 1) + 16
    }

    /// Compresses into memory of at least `mostBytes` bytes, and gives the number of bytes written; nil when they do not fit, or when there
    /// are more than 4 GB.
    func deflate(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) -> Int? {
        guard let count = UInt32(exactly: bytes.count), let room = UInt32(exactly: target.count) else { return nil }
        isal_deflate_stateless_init(stream)
        stream.pointee.level = 1
        stream.pointee.level_buf = working
        stream.pointee.level_buf_size = isal_level_1_bytes
        stream.pointee.end_of_stream = 1
        stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = count
        stream.pointee.next_out = target.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = room
        guard isal_deflate_stateless(stream) == COMP_OK, stream.pointee.avail_in == 0 else { return nil }
        return target.count - Int(stream.pointee.avail_out)
    }
}
