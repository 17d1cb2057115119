/// A change of a person's dates in one test.
struct PersonalDates: PersonalItem, Equatable {
    let test: ID<Assessment>
    let subject: PersonalSubject
    let change: DateChange

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let (strings, dates) = (facts.strings, change.dates)
        return PersonalCard(
            heading: facts.heading(subject),
            facts: [facts.course(subject)]
                + facts.facts([
                    ("dates.title", dates.map { DatesSentence.window($0, strings) } ?? strings("my-data.dates-removed")),
                    ("correction.reason", dates?.reason), ("my-data.done-at", facts.formats.dayAndClock(change.madeAt)),
                    facts.putAway(subject),
                ]))
    }
}

/// The same as JSON.
struct PersonalDatesResource: Encodable, Sendable {
    let testID: String
    let test: SubjectResource
    /// Nil where the other dates were removed.
    let opens: String?
    let closes: String?
    let reason: String?
    let at: String

    init(_ dates: PersonalDates) {
        (testID, test) = (dates.test.text, SubjectResource(dates.subject))
        (opens, closes) = (dates.change.dates?.opens.iso8601, dates.change.dates?.closes.iso8601)
        (reason, at) = (dates.change.dates?.reason, dates.change.madeAt.iso8601)
    }
}
