import Foundation

/// `institution.yaml`.
struct InstitutionDocument: Sendable {
    static let fileName = "institution.yaml"
    let institution: Institution

    /// - Throws: `ImportMistakes`.
    init(_ file: TextFile) throws {
        var settings = try Settings(tolerant: file.text, file: file.name)
        settings.requireKnown(["name", "language", "time-zone", "password-contact", "user-names"])
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
        guard settings.mistakes.isEmpty, let language, let zone else {
            throw ImportMistakes(mistakes: settings.mistakes)
        }
        institution = Institution(
            name: name, language: language, zone: zone, passwordContact: contact, userNames: pattern)
    }
}
