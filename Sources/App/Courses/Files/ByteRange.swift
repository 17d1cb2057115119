/// What part of a file a request asks for (RFC 9110, section 14).
enum ByteRange: Sendable, Equatable {
    /// Nothing in particular, several parts at once, or something that is no range: the whole file answers all of them.
    case whole
    case part(ClosedRange<Int>)
    /// Behind the end.
    case unsatisfiable

    /// - Parameters:
    ///   - header: the value of `Range`.
    ///   - size: of the file, in bytes.
    init(_ header: String?, size: Int) {
        // A longer one says the same with more spaces, each of which would be tried with all others.
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
