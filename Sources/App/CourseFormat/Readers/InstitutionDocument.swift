import Foundation

/// `institution.yaml`.
struct InstitutionDocument: Sendable {
    static let fileName = "institution.yaml"
    /// The setting of a folder that does not describe people, with its only value.
    static let people = (setting: "people", none: "none")

    private enum PeopleSetting: String, CaseIterable {
        case none
    }

    let institution: Institution
    /// Whether the folder describes people. If it does not, an import leaves accounts, teachers, enrolments and extra time as they
    /// are, and there is no `people.csv`.
    let hasPeople: Bool
    /// Where students pay; nil where the file does not say it.
    let payment: WrittenPayment?

    /// - Throws: `ImportMistakes`.
    init(_ file: TextFile) throws {
        var settings = try Settings(tolerant: file.text, file: file.name)
        settings.requireKnown(
            PaymentSetting.names.union([
                "name", "language", "time-zone", "password-contact", "user-names", Self.people.setting,
            ]))
        let name = settings.requiredText("name")
        let language = settings.choice("language", of: Language.self)
        let zoneName = settings.requiredText("time-zone")
        let zone = TimeZone(identifier: zoneName)
        if zone == nil, !zoneName.isEmpty {
            settings.add("mistake.time-zone", at: "time-zone", ["zone": zoneName])
        }
        let contact = settings.text("password-contact")
        let userNames = settings.text("user-names")
        let pattern = userNames.flatMap { UserNamePattern($0) }
        if let userNames, pattern == nil {
            let parts = UserNamePattern.Part.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
            settings.add("mistake.user-names", at: "user-names", ["pattern": userNames, "parts": parts])
        }
        hasPeople = settings.optionalChoice(Self.people.setting, of: PeopleSetting.self) == nil
        payment = PaymentSetting.read(&settings)
        guard settings.mistakes.isEmpty, let language, let zone else {
            throw ImportMistakes(mistakes: settings.mistakes)
        }
        institution = Institution(
            name: name, language: language, zone: zone, passwordContact: contact, userNames: pattern)
    }
}
