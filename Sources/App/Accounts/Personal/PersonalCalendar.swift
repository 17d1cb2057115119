/// The calendar that a person subscribes to.
struct PersonalCalendar: PersonalItem, Equatable {
    let feed: CalendarFeed

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: nil,
            facts: facts.facts([
                ("my-data.link-made", facts.formats.dayAndClock(feed.madeAt)),
                ("my-data.token-used", feed.usedAt.map(facts.formats.dayAndClock)),
            ]))
    }
}

/// The same as JSON. It has no secret, because the secret is not stored.
struct PersonalCalendarResource: Encodable, Sendable {
    let madeAt: String
    let usedAt: String?

    init(_ item: PersonalCalendar) {
        (madeAt, usedAt) = (item.feed.madeAt.iso8601, item.feed.usedAt?.iso8601)
    }
}
