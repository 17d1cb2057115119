/// What one person did in the office with the dates of a course, and with the registrations of others.
struct PersonalExamWork: PersonalItem, Equatable {
    let subject: PersonalSubject
    /// How many versions of dates the person made.
    let dates: Int
    /// How many registrations of others the person ended or made.
    let registrations: Int
    let firstAt: Instant
    let lastAt: Instant

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: facts.heading(subject),
            facts: facts.facts([
                ("exams.dates-made", dates == 0 ? nil : facts.formats.number(dates)),
                ("exams.registrations-changed", registrations == 0 ? nil : facts.formats.number(registrations)),
                ("my-data.done-at", facts.formats.dayAndClock(firstAt) + " – " + facts.formats.dayAndClock(lastAt)),
                facts.putAway(subject),
            ]))
    }
}

/// The same as JSON.
struct PersonalExamWorkResource: Encodable, Sendable {
    let subject: SubjectResource
    let dates: Int
    let registrations: Int
    let from: String
    let to: String

    init(_ work: PersonalExamWork) {
        (subject, dates, registrations) = (SubjectResource(work.subject), work.dates, work.registrations)
        (from, to) = (work.firstAt.iso8601, work.lastAt.iso8601)
    }
}
