/// The progress of the person in a lesson.
struct PersonalReading: PersonalItem, Equatable {
    let lesson: ID<Lesson>
    let subject: PersonalSubject
    let openedAt: Instant
    let finishedAt: Instant?
    /// The anchor of the heading where the person was last, and since when.
    let place: String?
    let placedAt: Instant?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: facts.heading(subject),
            facts: [facts.course(subject)]
                + facts.facts([
                    ("my-data.opened", facts.formats.dayAndClock(openedAt)),
                    ("my-data.place", place), ("my-data.placed", placedAt.map(facts.formats.dayAndClock)),
                    ("my-data.finished", finishedAt.map(facts.formats.dayAndClock)), facts.putAway(subject),
                ]))
    }
}

/// The same as JSON.
struct PersonalReadingResource: Encodable, Sendable {
    let lessonID: String
    let lesson: SubjectResource
    let openedAt: String
    let finishedAt: String?
    let place: String?
    let placedAt: String?

    init(_ reading: PersonalReading) {
        (lessonID, lesson) = (reading.lesson.text, SubjectResource(reading.subject))
        (openedAt, finishedAt) = (reading.openedAt.iso8601, reading.finishedAt?.iso8601)
        (place, placedAt) = (reading.place, reading.placedAt?.iso8601)
    }
}
