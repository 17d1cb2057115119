import Foundation
import NIOCore

/// Why a multipart body is refused.
enum MultipartProblem: Error, Equatable {
    /// The request does not name a boundary.
    case noBoundary
    /// The body is not as RFC 7578 and RFC 2046 describe it.
    case malformed
    /// The body ends before its last part does.
    case truncated
    case tooManyParts
    case headersTooLong
    case nameTooLong
    case textTooLong
    /// There is too much text before or after the parts.
    case surroundingsTooLong
}

/// Parses a `multipart/form-data` body that arrives in pieces of any size (RFC 7578, RFC 2046). Each byte is looked at once, and
/// only the headers of one part are kept.
struct MultipartReader: Sendable {
    enum Event: Equatable, Sendable {
        case began(MultipartHead)
        /// The next bytes of the current part.
        case body(ByteBuffer)
        case ended
        /// The last part has ended; anything after it is ignored.
        case finished
    }

    struct Limits: Sendable {
        var parts = 20
        /// The headers of one part, in bytes.
        var headers = 8192
        /// The name of a field, in bytes.
        var name = 200
        /// All fields together that are not files, in bytes.
        var text = 1_000_000
        /// The text before the first part and after the last one, in bytes.
        var surroundings = 8192
    }

    private enum State: Sendable {
        case preamble
        /// After a boundary: at its line end, or at the two hyphens that end the body.
        case boundary
        case headers
        case body
        case epilogue
        case failed(MultipartProblem)
    }

    private let limits: Limits
    /// The bytes between two parts, including the line end before the boundary.
    private let delimiter: [UInt8]
    private var state = State.preamble
    /// How many bytes of the delimiter have been matched. At the beginning of the body a boundary needs no line end before it.
    private var matched = 2
    /// The headers of a part, or the rest of the boundary line, so far.
    private var line: [UInt8] = []
    private var parts = 0
    private var textBytes = 0
    private var surroundingBytes = 0
    private var isText = false

    /// - Parameter boundary: the boundary that the request names.
    init(boundary: String, limits: Limits = Limits()) {
        self.limits = limits
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    /// Reads the next piece of the body.
    /// - Throws: `MultipartProblem`, and the same one for every later call.
    mutating func read(_ piece: ByteBuffer) throws(MultipartProblem) -> [Event] {
        var events: [Event] = []
        var piece = piece
        while piece.readableBytes > 0 {
            if case .failed(let problem) = state { throw problem }
            do {
                try step(&piece, &events)
            } catch {
                state = .failed(error)
                throw error
            }
        }
        return events
    }

    /// Called at the end of the body.
    /// - Throws: `MultipartProblem` when something is missing.
    func finish() throws(MultipartProblem) {
        switch state {
        case .epilogue: return
        case .failed(let problem): throw problem
        case .preamble, .boundary, .headers, .body: throw .truncated
        }
    }

    private mutating func step(_ piece: inout ByteBuffer, _ events: inout [Event]) throws(MultipartProblem) {
        switch state {
        case .preamble:
            let found = search(piece)
            try countSurroundings(found.end)
            if found.isDelimiter { state = .boundary }
            piece.moveReaderIndex(forwardBy: found.end)
        case .boundary:
            try readBoundaryEnd(&piece, &events)
        case .headers:
            try readHeaders(&piece, &events)
        case .body:
            try readBody(&piece, &events)
        case .epilogue:
            try countSurroundings(piece.readableBytes)
            piece.moveReaderIndex(to: piece.writerIndex)
        case .failed(let problem):
            throw problem
        }
    }

    private mutating func countSurroundings(_ bytes: Int) throws(MultipartProblem) {
        surroundingBytes += bytes
        if surroundingBytes > limits.surroundings { throw .surroundingsTooLong }
    }

    private mutating func readBoundaryEnd(_ piece: inout ByteBuffer, _ events: inout [Event]) throws(MultipartProblem) {
        guard let byte: UInt8 = piece.readInteger() else { return }
        let (hyphen, carriageReturn) = (UInt8(ascii: "-"), UInt8(ascii: "\r"))
        let before = line.last
        line.append(byte)
        guard line.count <= limits.headers else { throw .headersTooLong }
        switch (before, byte) {
        case (nil, hyphen), (nil, carriageReturn), (nil, UInt8(ascii: " ")), (nil, UInt8(ascii: "\t")): break
        case (hyphen, hyphen):
            line = []
            state = .epilogue
            events.append(.finished)
        case (carriageReturn, UInt8(ascii: "\n")):
            line = []
            parts += 1
            guard parts <= limits.parts else { throw .tooManyParts }
            state = .headers
        case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _):
            guard [carriageReturn, UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte) else { throw .malformed }
        default: throw .malformed
        }
    }

    private mutating func readHeaders(_ piece: inout ByteBuffer, _ events: inout [Event]) throws(MultipartProblem) {
        guard let byte: UInt8 = piece.readInteger() else { return }
        line.append(byte)
        guard line.count <= limits.headers else { throw .headersTooLong }
        guard byte == UInt8(ascii: "\n"), line.count == 2 || line.suffix(4).elementsEqual("\r\n\r\n".utf8) else { return }
        let head = try MultipartHead(line)
        guard head.name.utf8.count <= limits.name else { throw .nameTooLong }
        line = []
        isText = head.fileName == nil
        state = .body
        events.append(.began(head))
    }

    private mutating func readBody(_ piece: inout ByteBuffer, _ events: inout [Event]) throws(MultipartProblem) {
        let found = search(piece)
        if isText {
            textBytes += found.returned + found.content
            if textBytes > limits.text { throw .textTooLong }
        }
        if found.returned > 0 { events.append(.body(ByteBuffer(bytes: delimiter.prefix(found.returned)))) }
        if let content = piece.getSlice(at: piece.readerIndex, length: found.content), found.content > 0 {
            events.append(.body(content))
        }
        piece.moveReaderIndex(forwardBy: found.end)
        if found.isDelimiter {
            events.append(.ended)
            state = .boundary
        }
    }

    /// The part of a piece up to the next delimiter, or up to its end.
    private struct Found {
        /// How many bytes of earlier pieces, kept back as a possible delimiter, turned out to be content.
        var returned = 0
        /// So many bytes of this piece are content.
        var content = 0
        /// How many bytes of this piece have been processed.
        var end = 0
        var isDelimiter = false
    }

    /// Searches for the delimiter. Its first byte, the beginning of a line end, does not occur again in it, so a failed match
    /// cannot contain the beginning of another. Each byte is looked at once, and once more where a match fails.
    private mutating func search(_ piece: ByteBuffer) -> Found {
        let (delimiter, start) = (delimiter, matched)
        var (matched, held) = (start, start)
        var found = Found()
        piece.withUnsafeReadableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var at = 0
            while at < bytes.count {
                if matched == 0 {
                    guard let next = memchr(base + at, Int32(delimiter[0]), bytes.count - at) else {
                        at = bytes.count
                        break
                    }
                    at = UnsafeRawPointer(next) - base
                }
                if bytes[at] == delimiter[matched] {
                    (matched, at) = (matched + 1, at + 1)
                    if matched == delimiter.count { break }
                } else {
                    if held > 0 { (found.returned, held) = (held, 0) }
                    matched = 0
                }
            }
            found.end = at
            found.content = at - (matched - held)
        }
        found.isDelimiter = matched == delimiter.count
        self.matched = found.isDelimiter ? 0 : matched
        return found
    }
}
