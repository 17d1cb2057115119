/// The progress of the person in a lesson.
struct PersonalReading: PersonalItem, Equatable {
    let lesson: ID<Lesson>
    let subject: PersonalSubject
    let openedAt: Instant
    let finishedAt: Instant?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: facts.heading(subject),
            facts: [facts.course(subject)]
                + facts.facts([
                    ("my-data.opened", facts.formats.dayAndClock(openedAt)),
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

    init(_ reading: PersonalReading) {
        (lessonID, lesson) = (reading.lesson.text, SubjectResource(reading.subject))
        (openedAt, finishedAt) = (reading.openedAt.iso8601, reading.finishedAt?.iso8601)
    }
}
