import Foundation

/// The settings of the institution: its name, the default language, the time zone.
struct Institution: Sendable, Equatable {
    let name: String
    let language: Language
    let zone: TimeZone
    /// Whom to ask for a new password; shown on the sign-in page.
    let passwordContact: String?

    /// The institution before the first import.
    static let unnamed = Institution(name: "Gata", language: .romanian, zone: .gmt, passwordContact: nil)
}
