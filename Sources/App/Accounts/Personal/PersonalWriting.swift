/// Something of a course that the person wrote, published, stored or did to attempts.
struct PersonalWriting: PersonalItem, Equatable {
    /// Under which all features tell it, and from where on they stand.
    static let heading = "my-data.writing"
    static let place = 80

    /// Key of what was done.
    let deed: String
    /// Of the lesson or the test, or the name of the file.
    let subject: PersonalSubject
    let doneAt: Instant
    /// As the person gave it.
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
    /// Those in which one thing was done.
    func resources(_ deed: String) -> [PersonalWritingResource] {
        filter { $0.deed == deed }.map(PersonalWritingResource.init)
    }
}
