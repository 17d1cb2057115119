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
    /// Whether forms leave out the explanations of their fields. Nobody else sees this.
    var hidesHelp = false

    static let longestLine = PersonPlace.longestLine

    /// Whether a text is an address that a browser may be sent to.
    static func isWebPage(_ text: String) -> Bool { PersonPlace.isWebPage(text) }
}
