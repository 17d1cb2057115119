/// What the page of a syllabus' sections posts. The buttons that move a section save the rest as well.
struct SyllabusSettingsForm: Decodable, Sendable {
    /// The fingerprint of what the form showed.
    var seen: String?
    /// The keys of the sections that are shown.
    var shown: [String]?
    var audience: String?
    /// The key of the section that is moved; nil where none is.
    var up: String?
    var down: String?
    var go: String?

    /// The section that is moved.
    var moved: String? { up ?? down }

    /// The stored layout as the form has it.
    /// - Throws: `FormErrors`
    func applied(to stored: SyllabusLayout) throws -> SyllabusLayout {
        var (layout, errors) = (stored, FormErrors())
        let sections = (shown ?? []).map { SyllabusSection(rawValue: $0) }
        if sections.contains(nil) { errors.add("sections", "teach.choose") }
        if let audience = audience.flatMap(SyllabusAudience.init) {
            layout.audience = audience
        } else {
            errors.add("audience", "teach.choose")
        }
        layout.show(Set(sections.compactMap { $0 }))
        if let moved {
            if let section = SyllabusSection(rawValue: moved) {
                layout.move(section, isUp: up != nil)
            } else {
                errors.add("sections", "teach.choose")
            }
        }
        try errors.check()
        return layout
    }
}
