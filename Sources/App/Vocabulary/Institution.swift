import Foundation

/// What is the same for everybody: the name, the language until somebody picks another, the time zone.
struct Institution: Sendable, Equatable {
    let name: String
    let language: Language
    let zone: TimeZone
    /// Whom to ask for a new password, as the sign-in page prints it.
    let passwordContact: String?

    /// The institution before anything was imported.
    static let unnamed = Institution(name: "Gata", language: .romanian, zone: .gmt, passwordContact: nil)
}
