/// Something that a teacher did with the points of a course, once or several times.
struct PersonalPointsWork: PersonalItem, Equatable {
    enum Deed: Sendable, CaseIterable {
        case planned, froze, entered, described, confirmed
    }

    let deed: Deed
    let subject: PersonalSubject
    let number: Int
    let firstAt: Instant
    let lastAt: Instant
    /// What the person wrote about it.
    let note: String?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let first = facts.formats.dayAndClock(firstAt)
        return PersonalCard(
            heading: facts.heading(subject),
            facts: facts.facts([
                ("my-data.done", told(facts.strings)),
                ("my-data.done-at", number == 1 ? first : first + " – " + facts.formats.dayAndClock(lastAt)),
                ("points.note", note), facts.putAway(subject),
            ]))
    }

    private func told(_ strings: Strings) -> String {
        switch deed {
        case .planned: strings("my-data.points-planned")
        case .froze: strings("my-data.points-froze")
        case .entered: strings("my-data.points-entered", n: number)
        case .described: strings("my-data.tasks-described", n: number)
        case .confirmed: strings("my-data.marks-confirmed", n: number)
        }
    }
}

/// The same as JSON.
struct PersonalPointsWorkResource: Encodable, Sendable {
    let subject: SubjectResource
    let number: Int
    let from: String
    let to: String
    let note: String?

    init(_ work: PersonalPointsWork) {
        (subject, number, note) = (SubjectResource(work.subject), work.number, work.note)
        (from, to) = (work.firstAt.iso8601, work.lastAt.iso8601)
    }
}
