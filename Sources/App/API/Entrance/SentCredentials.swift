import Foundation

/// What a program sends to be signed in: the header `Authorization` (RFC 6750, RFC 7617).
enum SentCredentials: Equatable, Sendable {
    case bearer(String)
    case basic(userName: String, secret: String)
    /// Something else, which signs nobody in.
    case unknown

    /// Longer ones are nobody's: a user name and a password with some room.
    static let longest = 2048

    /// Nil when there is no such header.
    init?(_ header: String?) {
        guard let header else { return nil }
        let parts = header.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: true)
        guard header.utf8.count <= Self.longest, parts.count == 2, let scheme = parts.first, let value = parts.last else {
            self = .unknown
            return
        }
        // Spaces and tabs may stand around a value (RFC 9110, 5.6.3).
        let text = Substring(value).trimmed { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        switch Substring(scheme).lowercased() {
        case "bearer": self = .bearer(text)
        case "basic": self = Self.basic(text)
        default: self = .unknown
        }
    }

    private static func basic(_ text: String) -> SentCredentials {
        guard let data = Data(base64Encoded: text), let pair = String(validating: data, as: UTF8.self),
            let colon = pair.firstIndex(of: ":"), !pair.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
        else { return .unknown }
        return .basic(userName: String(pair[..<colon]), secret: String(pair[pair.index(after: colon)...]))
    }
}
