/// What comes next in a design, in words: the same on the page of the whole design and at the head of each of its screens.
struct DesignNext: Sendable, Equatable {
    let href: String
    /// The part of the design.
    let title: String
    /// What the check finds there; nil where it says nothing of it.
    let sentence: String?

    /// Nil where nothing is left to do.
    init?(_ state: DesignState, _ findings: [DesignFinding], of course: ID<Course>, _ strings: Strings) {
        let design = WayBack(TeachRoutes.design(of: course))
        guard let step = state.next(findings), let href = step.finding?.href(from: design) ?? step.part?.href(of: course)
        else { return nil }
        self.href = href
        title = strings(step.part?.key ?? "check.title")
        sentence = step.finding?.sentence(strings)
    }

    /// In one line.
    var text: String { sentence ?? title }
}
