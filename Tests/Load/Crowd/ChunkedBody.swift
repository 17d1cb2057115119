/// A body of which the server did not know the length: pieces, each behind its size in hexadecimal; one of size 0 is the last.
struct ChunkedBody {
    private enum State {
        case size(Int)
        /// So many bytes of the piece and the line's end behind it.
        case piece(Int)
        /// Behind the last piece, where lines may follow until an empty one.
        case end(isEmpty: Bool)
    }

    private var state = State.size(0)

    /// Takes what came. True when the body is over.
    mutating func take(_ part: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        while index < part.count {
            let byte = part[index]
            index += 1
            switch state {
            case .size(let size) where byte == UInt8(ascii: "\n"): state = size == 0 ? .end(isEmpty: true) : .piece(size + 2)
            case .size(let size):
                if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { state = .size(size * 16 + digit) }
            case .piece(let left):
                let taken = min(left, part.count - index + 1)
                index += taken - 1
                state = taken == left ? .size(0) : .piece(left - taken)
            case .end(let isEmpty):
                if byte == UInt8(ascii: "\n"), isEmpty { return true }
                if byte != UInt8(ascii: "\r") { state = .end(isEmpty: byte == UInt8(ascii: "\n")) }
            }
        }
        return false
    }
}
