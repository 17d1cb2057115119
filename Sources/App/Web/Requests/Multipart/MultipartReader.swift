import Foundation
import NIOCore

/// Why a multipart body is not read any further.
enum MultipartProblem: Error, Equatable {
    /// The request does not say how its parts are told apart.
    case noBoundary
    /// Not what RFC 7578 and RFC 2046 describe.
    case malformed
    /// It ended before its last part did.
    case truncated
    case tooManyParts
    case headersTooLong
    case nameTooLong
    case textTooLong
    /// More around the parts than anybody has to say there.
    case surroundingsTooLong
}

/// Takes a `multipart/form-data` body apart while it comes, in pieces of any size (RFC 7578, RFC 2046): every byte is looked at once, and
/// nothing is kept but the headers of one part.
struct MultipartReader: Sendable {
    enum Event: Equatable, Sendable {
        case began(MultipartHead)
        /// The next bytes of the part that began last.
        case body(ByteBuffer)
        case ended
        /// The last part has ended; what comes behind is nobody's.
        case finished
    }

    struct Limits: Sendable {
        var parts = 20
        /// Of one part, in bytes.
        var headers = 8192
        /// Of a field, in bytes.
        var name = 200
        /// All fields that are no files together, in bytes.
        var text = 1_000_000
        /// Before the first part and behind the last one, in bytes.
        var surroundings = 8192
    }

    private enum State: Sendable {
        case preamble
        /// Behind a boundary: its end of line, or the two hyphens that end it all.
        case boundary
        case headers
        case body
        case epilogue
        case failed(MultipartProblem)
    }

    private let limits: Limits
    /// What stands between two parts, with the end of the line before it.
    private let delimiter: [UInt8]
    private var state = State.preamble
    /// So much of the delimiter has come. The document may begin with it as if a line had ended before.
    private var matched = 2
    /// Headers of a part, or what stands behind a boundary, as far as it has come.
    private var line: [UInt8] = []
    private var parts = 0
    private var textBytes = 0
    private var surroundingBytes = 0
    private var isText = false

    /// - Parameter boundary: as the request names it.
    init(boundary: String, limits: Limits = Limits()) {
        self.limits = limits
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    /// Reads the next piece of the body.
    /// - Throws: `MultipartProblem`, and the same again for whatever comes later.
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

    /// Says that nothing comes any more.
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

    /// What a piece has up to the next delimiter, or up to its own end.
    private struct Found {
        /// So much of the delimiter's beginning was held back of earlier pieces, and turned out to be content.
        var returned = 0
        /// So many bytes of this piece are content.
        var content = 0
        /// So many bytes of this piece have been dealt with.
        var end = 0
        var isDelimiter = false
    }

    /// Looks for the delimiter. Its first byte, the end of a line, stands nowhere else in it, so that a match that fails never begins within
    /// itself: each byte is looked at once, one more time where a match fails.
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
