import Foundation

/// What the page of the institution's settings posts.
struct SettingsForm: Decodable, Sendable {
    var name: String?
    var language: String?
    var zone: String?
    var contact: String?
    var marks: String?
    var factor: String?
    var minutes: String?
    /// Ticked to let teachers renew passwords of their students.
    var renewals: String?
    var userNames: String?
    /// Ticked for each service that is on.
    var json: String?
    var soap: String?
    var estudent: String?
    var rpc: String?
    var ownPasswords: String?
    var calendar: String?

    enum CodingKeys: String, CodingKey {
        case name, language, zone, contact, marks, factor, minutes, renewals, json, soap, estudent, rpc, calendar
        case userNames = "user-names"
        case ownPasswords = "own-passwords"
    }

    static let longestLine = 200

    /// What was typed.
    /// - Throws: `FormErrors`
    func settings() throws -> (Institution, InstitutionDefaults) {
        var errors = FormErrors()
        let (name, contact) = (TypedText.line(name), TypedText.line(contact))
        let (language, scheme) = (language.flatMap(Language.init), marks.flatMap(MarkScheme.init))
        let zone = TypedText.line(zone).flatMap(Self.zone)
        if name == nil { errors.add("name", "settings.name-missing") }
        if let name, !name.isWithin(letters: Self.longestLine) { errors.add("name", "form.too-long") }
        if language == nil { errors.add("language", "teach.choose") }
        if let contact, !contact.isWithin(letters: Self.longestLine) { errors.add("contact", "form.too-long") }
        if zone == nil { errors.add("zone", "settings.zone-unknown") }
        let pattern = TypedText.line(userNames).flatMap { UserNamePattern($0) }
        if pattern == nil, TypedText.line(userNames) != nil { errors.add("user-names", "settings.user-names-invalid") }
        if scheme == nil { errors.add("marks", "teach.choose") }
        let extraTime = ExtraTimeForm(factor: factor, minutes: minutes).extraTime(&errors)
        guard errors.items.isEmpty, let name, let language, let zone, let scheme, let extraTime else { throw errors }
        return (
            Institution(
                name: name, language: language, zone: zone, passwordContact: contact, userNames: pattern,
                services: ServiceSwitches(
                    jsonAPI: json != nil, soap: soap != nil, eStudent: estudent != nil, jsonRPC: rpc != nil,
                    ownPasswords: ownPasswords != nil, calendar: calendar != nil)),
            InstitutionDefaults(markScheme: scheme, extraTime: extraTime, allowsRenewals: renewals != nil)
        )
    }

    /// A time zone by its full name; abbreviations are ambiguous.
    private static func zone(_ text: String) -> TimeZone? {
        guard text == "UTC" || text == "GMT" || text.contains("/") else { return nil }
        return TimeZone(identifier: text)
    }
}

extension SettingsForm {
    /// The fields as they are stored.
    init(_ institution: Institution, _ defaults: InstitutionDefaults, _ formats: Formats) {
        let time = ExtraTimeForm(defaults.extraTime, formats)
        self.init(
            name: institution.name, language: institution.language.rawValue, zone: institution.zone.identifier,
            contact: institution.passwordContact, marks: defaults.markScheme.rawValue, factor: time.factor, minutes: time.minutes,
            renewals: defaults.allowsRenewals ? "1" : nil, userNames: institution.userNames?.text,
            json: institution.services.jsonAPI ? "1" : nil, soap: institution.services.soap ? "1" : nil,
            estudent: institution.services.eStudent ? "1" : nil, rpc: institution.services.jsonRPC ? "1" : nil,
            ownPasswords: institution.services.ownPasswords ? "1" : nil, calendar: institution.services.calendar ? "1" : nil)
    }
}
