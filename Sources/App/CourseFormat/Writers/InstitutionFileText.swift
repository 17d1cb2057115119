/// `institution.yaml` as FORMAT.md describes it.
enum InstitutionFileText {
    /// - Parameter hasPeople: whether the folder describes people. If it does not, the file names nobody to ask for a password.
    static func text(_ institution: Institution, hasPeople: Bool = true) -> String {
        var lines = [
            "name: \(YAMLScalar.text(institution.name))", "language: \(institution.language.rawValue)",
            "time-zone: \(institution.zone.identifier)",
        ]
        if hasPeople, let contact = institution.passwordContact { lines.append("password-contact: \(YAMLScalar.text(contact))") }
        if let pattern = institution.userNames { lines.append("user-names: \(YAMLScalar.text(pattern.text))") }
        if !hasPeople { lines.append("\(InstitutionDocument.people.setting): \(InstitutionDocument.people.none)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
