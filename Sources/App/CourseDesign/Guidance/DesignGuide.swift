/// Says at the head of each screen of a design what comes next there.
struct DesignGuide: Sendable {
    let site: Site
    let guidance: DesignGuidanceStore

    /// A frame with the first finding that belongs on its screen. One of a form that comes back with errors stays as it is: these
    /// come first.
    func guided(
        _ frame: Frame, at screen: DesignScreen, in course: ID<Course>, _ context: StaffContext, _ errors: FormErrors?
    ) async throws -> Frame {
        guard errors == nil else { return frame }
        return try await frame.guided(by: guidance(at: screen, in: course, to: context.person, site.strings(context)))
    }

    private func guidance(
        at screen: DesignScreen, in course: ID<Course>, to viewer: Viewer, _ strings: Strings
    ) async throws -> Frame.Guidance? {
        let finding = try await guidance.first(at: screen, in: course, by: viewer, strings.language)
        return finding.map { Frame.Guidance(href: $0.href, text: $0.sentence(strings)) }
    }
}

extension DesignGuide: TopicGuide {
    func guidance(
        at topic: ID<Topic>?, in course: ID<Course>, to viewer: Viewer, _ strings: Strings
    ) async throws -> Frame.Guidance? {
        try await guidance(at: topic.map { .topic($0) } ?? .topics, in: course, to: viewer, strings)
    }
}
