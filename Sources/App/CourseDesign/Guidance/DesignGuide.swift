/// Says at the head of each screen of a design what comes next in the design, and what the check finds on the screen itself.
struct DesignGuide: Sendable {
    let site: Site
    let guidance: DesignGuidanceStore

    /// A frame with both. One of a form that comes back with errors stays as it is: these
    /// come first.
    func guided(
        _ frame: Frame, at screen: DesignScreen, in course: ID<Course>, _ context: StaffContext, _ errors: FormErrors?
    ) async throws -> Frame {
        guard errors == nil else { return frame }
        return try await frame.guided(by: guidance(at: screen, in: course, to: context.person, site.strings(context)))
    }

    private func guidance(
        at screen: DesignScreen, in course: ID<Course>, from way: WayBack? = nil, to viewer: Viewer, _ strings: Strings
    ) async throws -> Frame.Guidance? {
        guard let sheet = try await guidance.find(course, by: viewer, strings.language) else { return nil }
        let next = DesignNext(sheet.state, sheet.findings, of: course, strings)
        let here = sheet.findings.first { screen.has($0) }.map {
            Frame.Step(href: $0.href(from: way), text: $0.sentence(strings))
        }
        return Frame.Guidance(next: next.map { Frame.Step(href: $0.href, text: $0.text) }, here: here)
    }
}

extension DesignGuide: TopicGuide {
    func guidance(
        at topic: ID<Topic>?, in course: ID<Course>, from way: WayBack?, to viewer: Viewer, _ strings: Strings
    ) async throws -> Frame.Guidance? {
        try await guidance(at: topic.map { .topic($0) } ?? .topics, in: course, from: way, to: viewer, strings)
    }
}
