import Foundation

/// The addresses of calendars. A secret is a part of each, so none is logged whole.
enum CalendarFeedAddress {
    static let prefix = AccountRoutes.calendars
    private static let ending = ".ics"

    static func address(_ secret: SessionToken) -> String { prefix + secret.text + ending }

    /// The secret in the last part of an address; nil for one in which there is none.
    static func secret(in name: String) -> SessionToken? {
        guard name.hasSuffix(ending) else { return nil }
        let text = String(name.dropLast(ending.utf8.count))
        guard text.utf8.count == SessionToken.length, text.utf8.allSatisfy(Base64URL.isLetter) else { return nil }
        return SessionToken(text: text)
    }
}
