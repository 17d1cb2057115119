/// Default values of the institution.
struct InstitutionDefaults: Sendable, Equatable {
    /// The mark scheme of new courses.
    let markScheme: MarkScheme
    /// The extra time that the form proposes.
    let extraTime: ExtraTime
    /// Whether teachers may make slips for students of their courses who forgot their passwords.
    var allowsRenewals = false

    /// The defaults before an administrator has set any.
    static let initial = InstitutionDefaults(
        markScheme: .romanian, extraTime: ExtraTime(factor: 1250, added: .minutes(0)))
}
