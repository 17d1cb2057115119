/// The bytes of a page while it is printed, in UTF-8.
public struct PageBytes: ~Copyable {
    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    public private(set) var count = 0

    /// - Parameter capacity: the number of bytes that are expected; more are possible.
    public init(capacity: Int) {
        self.capacity = max(64, capacity)
        memory = .allocate(byteCount: self.capacity, alignment: 16)
    }

    deinit {
        memory.deallocate()
    }

    public borrowing func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: count))
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (memory + count).copyMemory(from: start, byteCount: bytes.count)
        count += bytes.count
    }

    mutating func append(_ text: String) {
        Self.withBytes(of: text) { append($0) }
    }

    /// The bytes of a text where they lie. Swift's own texts are in one piece; one that is not is copied.
    private static func withBytes(of text: String, _ body: (UnsafeRawBufferPointer) -> Void) {
        if text.utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) == nil {
            Array(text.utf8).withUnsafeBytes(body)
        }
    }

    /// Appends a whole number in decimal.
    mutating func append(_ number: Int) {
        guard number >= 0, number < 10_000 else { return append(String(number)) }
        reserve(4)
        var (digits, unit) = (number, number >= 1000 ? 1000 : number >= 100 ? 100 : number >= 10 ? 10 : 1)
        while unit > 0 {
            memory.storeBytes(of: UInt8(ascii: "0") + UInt8(digits / unit), toByteOffset: count, as: UInt8.self)
            (digits, unit, count) = (digits % unit, unit / 10, count + 1)
        }
    }

    /// Appends a text with each of the five special characters of HTML escaped, also when a combining mark follows: to a browser the mark is
    /// a character of its own.
    mutating func append(escaping text: String) {
        Self.withBytes(of: text) { bytes in
            guard let first = bytes.baseAddress else { return }
            var (start, index) = (0, 0)
            while index < bytes.count {
                // The last eight overlap those before them; texts of fewer are looked at byte by byte.
                let eight = min(index, bytes.count - 8)
                if eight >= 0, !Self.hasSpecial((first + eight).loadUnaligned(as: UInt64.self)) {
                    index = eight + 8
                    continue
                }
                let end = min(index + 8, bytes.count)
                while index < end {
                    if let entity = Self.entity(for: bytes.load(fromByteOffset: index, as: UInt8.self)) {
                        append(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
                        append(entity)
                        start = index + 1
                    }
                    index += 1
                }
            }
            append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
    }

    /// Whether one of eight bytes is a special character. `&` and `'` differ in their lowest bit alone, `<` and `>` in the one above it.
    /// A byte is zero when subtracting 1 borrows from its highest bit, and that bit was not set (Hacker's Delight, 6-1).
    private static func hasSpecial(_ bytes: UInt64) -> Bool {
        let (lowest, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        func hasNone(_ difference: UInt64) -> Bool { (difference &- lowest) & ~difference & highest == 0 }
        return !(hasNone((bytes | lowest) ^ lowest &* UInt64(UInt8(ascii: "'")))
            && hasNone((bytes | lowest &* 2) ^ lowest &* UInt64(UInt8(ascii: ">")))
            && hasNone(bytes ^ lowest &* UInt64(UInt8(ascii: "\""))))
    }

    private static func entity(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }

    private mutating func append(_ text: StaticString) {
        append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(to: count + more) }
    }

    private mutating func grow(to least: Int) {
        capacity = max(least, capacity * 2)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: memory, byteCount: count)
        memory.deallocate()
        memory = larger
    }
}
