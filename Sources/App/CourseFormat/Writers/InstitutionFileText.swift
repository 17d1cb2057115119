/// `institution.yaml` as FORMAT.md describes it.
enum InstitutionFileText {
    static func text(_ institution: Institution) -> String {
        var lines = [
            "name: \(YAMLScalar.text(institution.name))", "language: \(institution.language.rawValue)",
            "time-zone: \(institution.zone.identifier)",
        ]
        if let contact = institution.passwordContact { lines.append("password-contact: \(YAMLScalar.text(contact))") }
        if let pattern = institution.userNames { lines.append("user-names: \(YAMLScalar.text(pattern.text))") }
        return lines.joined(separator: "\n") + "\n"
    }
}
