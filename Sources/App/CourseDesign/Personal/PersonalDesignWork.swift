/// What of the design of a course one person changed last, or that the person is named in it.
struct PersonalDesignWork: PersonalItem, Equatable {
    enum Deed: Sendable, CaseIterable {
        case described, policies, instructors, meetings, meetingChanges, objectives, events
        /// Findings of the check that the person set aside.
        case exceptions
        /// The course names the person among those who teach it, perhaps with an office and telephone for this course.
        case named
    }

    let deed: Deed
    let subject: PersonalSubject
    let number: Int

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: facts.heading(subject), facts: facts.facts([("my-data.done", told(facts.strings)), facts.putAway(subject)]))
    }

    private func told(_ strings: Strings) -> String {
        switch deed {
        case .described: strings("my-data.design-described")
        case .policies: strings("my-data.design-policies", n: number)
        case .instructors: strings("my-data.design-instructors", n: number)
        case .meetings: strings("my-data.design-meetings")
        case .meetingChanges: strings("my-data.design-meeting-changes", n: number)
        case .objectives: strings("my-data.design-objectives", n: number)
        case .events: strings("my-data.design-events", n: number)
        case .exceptions: strings("my-data.design-exceptions", n: number)
        case .named: strings("my-data.design-named")
        }
    }
}

/// The same as JSON.
struct PersonalDesignWorkResource: Encodable, Sendable {
    let subject: SubjectResource
    let number: Int

    init(_ work: PersonalDesignWork) {
        (subject, number) = (SubjectResource(work.subject), work.number)
    }
}
