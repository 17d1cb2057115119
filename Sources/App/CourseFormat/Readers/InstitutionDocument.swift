import Foundation

/// `institution.yaml`.
struct InstitutionDocument: Sendable {
    static let fileName = "institution.yaml"
    let institution: Institution

    /// - Throws: `ImportMistakes`.
    init(_ file: TextFile) throws {
        var settings = try Settings(tolerant: file.text, file: file.name)
        settings.requireKnown(["name", "language", "time-zone", "password-contact"])
        let name = settings.requiredText("name")
        let language = settings.choice("language", of: Language.self)
        let zoneName = settings.requiredText("time-zone")
        let zone = TimeZone(identifier: zoneName)
        if zone == nil, !zoneName.isEmpty {
            settings.add("mistake.time-zone", at: "time-zone", ["zone": zoneName])
        }
        let contact = settings.text("password-contact")
        guard settings.mistakes.isEmpty, let language, let zone else {
            throw ImportMistakes(mistakes: settings.mistakes)
        }
        institution = Institution(name: name, language: language, zone: zone, passwordContact: contact)
    }
}
