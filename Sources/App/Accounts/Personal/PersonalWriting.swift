/// Something in a course that the person wrote, published or stored, or an action on an attempt.
struct PersonalWriting: PersonalItem, Equatable {
    /// The heading under which all features show such things, and their place in the page's order.
    static let heading = "my-data.writing"
    static let place = 80

    /// The key of the sentence that says what was done.
    let deed: String
    /// The lesson, the test or the file that it was done to.
    let subject: PersonalSubject
    let doneAt: Instant
    /// The reason, as the person gave it.
    var reason: String?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: facts.heading(subject),
            facts: [facts.course(subject)]
                + facts.facts([
                    ("my-data.done", facts.strings(deed)), ("my-data.done-at", facts.formats.dayAndClock(doneAt)),
                    ("correction.reason", reason), facts.putAway(subject),
                ]))
    }
}

/// The same as JSON.
struct PersonalWritingResource: Encodable, Sendable {
    let subject: SubjectResource
    let at: String
    let reason: String?

    init(_ writing: PersonalWriting) {
        (subject, at, reason) = (SubjectResource(writing.subject), writing.doneAt.iso8601, writing.reason)
    }
}

extension [PersonalWriting] {
    /// The items with one deed.
    func resources(_ deed: String) -> [PersonalWritingResource] {
        filter { $0.deed == deed }.map(PersonalWritingResource.init)
    }
}
