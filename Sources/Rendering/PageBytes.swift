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
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
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
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices where bytes[index] < 64 && Self.special >> UInt64(bytes[index]) & 1 == 1 {
                append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<index]))
                append(Self.entity(for: bytes[index]))
                start = index + 1
            }
            append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...]))
        }
    }

    /// The special characters: bit n for the character n.
    private static let special: UInt64 = "&<>\"'".utf8.reduce(0) { $0 | 1 << UInt64($1) }

    private static func entity(for byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
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
