/// A browser in which the person is, or was, signed in.
struct PersonalSession: PersonalItem, Equatable {
    let session: Session
    let endedAt: Instant?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let (strings, formats) = (facts.strings, facts.formats)
        return PersonalCard(
            heading: .init(
                text: BrowserName.short(session.browser) ?? strings("sessions.unknown-browser"),
                language: strings.language.rawValue),
            facts: facts.facts([
                ("my-data.begun", formats.dayAndClock(session.startedAt)), ("my-data.seen", formats.dayAndClock(session.seenAt)),
                ("my-data.ended", endedAt.map(formats.dayAndClock)),
                ("my-data.browser", session.browser.isEmpty ? nil : session.browser),
            ]))
    }
}

/// The same as JSON.
struct PersonalSessionResource: Encodable, Sendable {
    let id: String
    let browser: String
    let startedAt: String
    let seenAt: String
    let endedAt: String?

    init(_ place: PersonalSession) {
        let session = place.session
        (id, browser, startedAt) = (session.id.text, session.browser, session.startedAt.iso8601)
        (seenAt, endedAt) = (session.seenAt.iso8601, place.endedAt?.iso8601)
    }
}
