import Foundation

/// What a teacher or administrator publishes about themselves.
struct StaffProfile: Sendable, Equatable {
    let email: String?
    let office: String?
    let officeHours: String?
    /// Begins with http:// or https://.
    let webPage: String?
    /// What stands before the name: dr, prof. dr.
    var title: String?
    var phone: String?

    static let longestLine = 200

    /// Whether a text is an address that a browser may be sent to.
    static func isWebPage(_ text: String) -> Bool {
        guard text.isWithin(letters: 500), !text.contains(where: \.isWhitespace), let address = URLComponents(string: text),
            let scheme = address.scheme?.lowercased(), let host = address.host
        else { return false }
        return ["http", "https"].contains(scheme) && !host.isEmpty && address.user == nil && address.password == nil
    }
}
