/// Reads answers as they come, in parts or whole; of a body only the end is waited for.
struct AnswerReader {
    private(set) var status = 0
    private(set) var location: [UInt8] = []
    private(set) var retryAfter = 0
    /// Whether the server ends the connection behind it.
    private(set) var isLast = false
    /// Of the head while it is not whole.
    private var head: [UInt8] = []
    private var body = Body.none

    /// What is to come behind the head.
    private enum Body {
        /// Not known before the head is whole.
        case none
        case bytes(Int)
        case chunked(ChunkedBody)
    }

    /// Takes what came. True when the answer is whole.
    mutating func take(_ part: UnsafeRawBufferPointer) -> Bool {
        if case .none = body {
            if head.isEmpty, let end = Self.end(of: part) {
                read(UnsafeRawBufferPointer(rebasing: part[..<end]))
                return takeBody(UnsafeRawBufferPointer(rebasing: part[end...]))
            }
            head += part
            guard let end = head.withUnsafeBytes(Self.end) else { return false }
            let whole = head
            head = []
            return whole.withUnsafeBytes { bytes in
                read(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
                return takeBody(UnsafeRawBufferPointer(rebasing: bytes[end...]))
            }
        }
        return takeBody(part)
    }

    /// Forgets what was under way.
    mutating func reset() {
        head = []
        body = .none
    }

    private mutating func takeBody(_ part: UnsafeRawBufferPointer) -> Bool {
        switch body {
        case .bytes(let left) where left > part.count: body = .bytes(left - part.count)
        case .chunked(var chunks):
            if chunks.take(part) {
                body = .none
            } else {
                body = .chunked(chunks)
            }
        case .bytes, .none: body = .none
        }
        if case .none = body { return true } else { return false }
    }

    /// Behind the empty line.
    private static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        var index = 3
        while index < bytes.count {
            // Three of four bytes are not even looked at.
            switch bytes[index] {
            case UInt8(ascii: "\n"):
                if bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 { return index + 1 }
                index += 2
            case UInt8(ascii: "\r"): index += 1
            default: index += 4
            }
        }
        return nil
    }

    private mutating func read(_ head: UnsafeRawBufferPointer) {
        status = Self.number(head, from: 9)
        location.removeAll(keepingCapacity: true)
        retryAfter = 0
        isLast = false
        body = .bytes(0)
        var start = 0
        while let newline = head[start...].firstIndex(of: 10) {
            start = newline + 1
            guard start < head.count else { return }
            switch head[start] | 0x20 {
            case UInt8(ascii: "c"):
                if Self.begins(head, start, "content-length:") {
                    body = .bytes(Self.number(head, from: start + 16))
                } else if Self.begins(head, start, "connection: close") {
                    isLast = true
                }
            case UInt8(ascii: "l") where Self.begins(head, start, "location:"):
                let value = start + 10
                location += head[value..<(head[value...].firstIndex(of: 13) ?? head.count)]
            case UInt8(ascii: "r") where Self.begins(head, start, "retry-after:"):
                retryAfter = Self.number(head, from: start + 13)
            case UInt8(ascii: "t") where Self.begins(head, start, "transfer-encoding: chunked"): body = .chunked(ChunkedBody())
            default: break
            }
        }
    }

    private static func begins(_ head: UnsafeRawBufferPointer, _ start: Int, _ name: StaticString) -> Bool {
        guard start + name.utf8CodeUnitCount <= head.count else { return false }
        for index in 0..<name.utf8CodeUnitCount {
            let byte = head[start + index]
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            if (isCapital ? byte | 0x20 : byte) != name.utf8Start[index] { return false }
        }
        return true
    }

    private static func number(_ head: UnsafeRawBufferPointer, from start: Int) -> Int {
        var number = 0
        var index = start
        while index < head.count, head[index] >= UInt8(ascii: "0"), head[index] <= UInt8(ascii: "9") {
            number = number * 10 + Int(head[index] - UInt8(ascii: "0"))
            index += 1
        }
        return number
    }
}
