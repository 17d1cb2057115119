/// The sections of a syllabus in their order, which of them are shown, and who reads it.
struct SyllabusLayout: Sendable, Equatable {
    struct Entry: Sendable, Equatable {
        let section: SyllabusSection
        var isHidden = false
    }

    /// Every section once.
    private(set) var entries: [Entry]
    var audience: SyllabusAudience

    /// - Parameter stored: in their order; sections that it does not have come behind it as they usually do.
    init(_ stored: [Entry] = [], audience: SyllabusAudience = .enrolled) {
        let known = Set(stored.map(\.section))
        entries = stored + SyllabusSection.allCases.filter { !known.contains($0) }.map { Entry(section: $0) }
        self.audience = audience
    }

    /// Those that readers see.
    var shown: [SyllabusSection] { entries.filter { !$0.isHidden }.map(\.section) }

    /// Hides all sections but some.
    mutating func show(_ sections: Set<SyllabusSection>) {
        entries = entries.map { Entry(section: $0.section, isHidden: !sections.contains($0.section)) }
    }

    /// Moves a section one place up, or one down. The first does not move up.
    mutating func move(_ section: SyllabusSection, isUp: Bool) {
        guard let place = entries.firstIndex(where: { $0.section == section }) else { return }
        let other = isUp ? place - 1 : place + 1
        if entries.indices.contains(other) { entries.swapAt(place, other) }
    }

    /// Changes with everything that the form shows.
    var fingerprint: String {
        Fingerprint.of(entries.flatMap { [$0.section.rawValue, $0.isHidden ? "hidden" : "shown"] } + [audience.rawValue])
    }
}
