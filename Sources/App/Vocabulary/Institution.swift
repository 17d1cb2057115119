import Foundation

/// The settings of the institution: its name, the default language, the time zone.
struct Institution: Sendable, Equatable {
    let name: String
    let language: Language
    let zone: TimeZone
    /// Whom to ask for a new password; shown on the sign-in page.
    var passwordContact: String?
    /// How user names are made for people in a list that has none; nil for the usual way.
    var userNames: UserNamePattern?
    /// Which services for programs are on.
    var services = ServiceSwitches.initial

    /// The institution as a file describes it, which may say nothing of how user names are made, and says nothing of services.
    func keepingUserNames(of before: Institution?) -> Institution {
        var institution = self
        institution.userNames = userNames ?? before?.userNames
        institution.services = before?.services ?? .initial
        return institution
    }

    /// The institution before the first import.
    static let unnamed = Institution(name: "Gata", language: .romanian, zone: .gmt, passwordContact: nil)
}
