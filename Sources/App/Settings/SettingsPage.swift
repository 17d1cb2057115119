import Foundation

/// The form for the institution's settings and for its default values.
struct SettingsPage: Page {
    static let template = "Settings/settings"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// Says which settings are overridden by options at the start, so that changing them here has no effect.
    let overridden: String?
    let fields: [TypedField]
    let zone: String
    let zoneError: String?
    /// Proposals; other zones can be typed.
    let zones: [String]
    let defaults: [TypedField]
    /// Whether teachers may renew passwords of their students.
    let hasRenewals: Bool
    /// The services for programs, and whether each is on.
    let hasJSON: Bool
    let hasSOAP: Bool
    let hasEStudent: Bool
    let hasRPC: Bool
    let takesOwnPasswords: Bool
    let hasCalendar: Bool
    let semestersHref: String
    /// The exam periods.
    let periodsHref: String

    init(
        frame: Frame, strings: Strings, form: SettingsForm, startedWith configuration: Configuration, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = SettingsRoutes.settings
        semestersHref = SemesterRoutes.semesters
        periodsHref = ExamOfficeRoutes.periods
        let started = [configuration.language?.name, configuration.timeZone?.identifier].compactMap { $0 }
        overridden =
            started.isEmpty ? nil : strings("settings.overridden", ["values": started.joined(separator: ", ")])
        fields = [
            TypedField("name", strings("settings.name"), form.name, errors: errors, strings),
            TypedField(
                "language", strings("frame.language"), chosen: form.language,
                of: Language.allCases.map { ($0.rawValue, $0.name) }, hint: strings("settings.language-hint"), errors: errors,
                strings),
            TypedField(
                "contact", strings("settings.contact"), form.contact, hint: strings("settings.contact-hint"), errors: errors,
                strings),
            TypedField(
                "user-names", strings("settings.user-names"), form.userNames,
                hint: strings(
                    "settings.user-names-hint",
                    ["pattern": UserNamePattern.usual.text, "example": UserNamePattern.usual.example(strings)]),
                errors: errors, strings),
        ]
        zone = form.zone ?? ""
        hasRenewals = form.renewals != nil
        (hasJSON, hasSOAP, hasEStudent) = (form.json != nil, form.soap != nil, form.estudent != nil)
        (hasRPC, takesOwnPasswords, hasCalendar) = (form.rpc != nil, form.ownPasswords != nil, form.calendar != nil)
        zoneError = errors?.first("zone", strings)
        zones = TimeZone.knownTimeZoneIdentifiers.filter { $0.hasPrefix("Europe/") }.sorted() + ["UTC"]
        let marks = TypedField(
            "marks", strings("teach.marks"), chosen: form.marks,
            of: MarkScheme.allCases.map { ($0.rawValue, $0.name(strings)) }, hint: strings("settings.marks-hint"),
            errors: errors, strings)
        defaults =
            [marks]
            + ExtraTimeForm(factor: form.factor, minutes: form.minutes).fields(
                hint: strings("settings.extra-time-hint"), errors, strings)
    }
}
