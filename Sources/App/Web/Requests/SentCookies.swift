import HTTPTypes

/// The cookies that a browser sent, as RFC 6265 (4.2.1) writes them: `name=value; name=value`. The header is read once, by bytes.
struct SentCookies: Sendable {
    private let pairs: [(name: Substring, value: Substring)]

    /// - Parameter headers: all fields of the request; there may be more than one of cookies.
    init(of headers: HTTPFields) {
        var pairs: [(name: Substring, value: Substring)] = []
        for field in headers where field.name == .cookie {
            for part in field.value.utf8.split(separator: UInt8(ascii: ";")) {
                guard let sign = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
                let name = part[..<sign].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                pairs.append((Substring(name), Substring(part[part.index(after: sign)...])))
            }
        }
        self.pairs = pairs
    }

    /// The value of the first cookie of a name; nil when it is missing or empty.
    subscript(_ name: String) -> String? {
        guard let value = pairs.first(where: { $0.name.utf8.elementsEqual(name.utf8) })?.value, !value.isEmpty else { return nil }
        return String(value)
    }
}
