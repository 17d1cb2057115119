/// The part of a file that a request asks for (RFC 9110, section 14).
enum ByteRange: Sendable, Equatable {
    /// The whole file. Also the answer to several ranges at once, and to a header that is not a range.
    case whole
    case part(ClosedRange<Int>)
    /// The range begins after the end of the file.
    case unsatisfiable

    /// - Parameters:
    ///   - header: the value of `Range`.
    ///   - size: of the file, in bytes.
    init(_ header: String?, size: Int) {
        // A longer header can only have more spaces, and the pattern would try each of them with all others.
        guard let header, header.utf8.count <= 80,
            let match = header.wholeMatch(of: #/bytes=\s*(\d{0,18})\s*-\s*(\d{0,18})\s*/#)
        else {
            self = .whole
            return
        }
        switch (Int(match.1), Int(match.2)) {
        case (let first?, let last?) where first > last: self = .whole
        case (let first?, let last): self = first < size ? .part(first...min(last ?? size - 1, size - 1)) : .unsatisfiable
        case (nil, let count?): self = count > 0 && size > 0 ? .part(max(0, size - count)...(size - 1)) : .unsatisfiable
        case (nil, nil): self = .whole
        }
    }
}
