import Foundation

/// Where a person is found.
struct PersonPlace: Sendable, Equatable {
    let office: String?
    let officeHours: String?
    /// Begins with http:// or https://.
    let webPage: String?

    /// In letters.
    static let longestLine = 200

    var isEmpty: Bool { office == nil && officeHours == nil && webPage == nil }

    /// Whether a text is an address that a browser may be sent to.
    static func isWebPage(_ text: String) -> Bool {
        guard text.isWithin(letters: 500), !text.contains(where: \.isWhitespace), let address = URLComponents(string: text),
            let scheme = address.scheme?.lowercased(), let host = address.host
        else { return false }
        return ["http", "https"].contains(scheme) && !host.isEmpty && address.user == nil && address.password == nil
    }
}
