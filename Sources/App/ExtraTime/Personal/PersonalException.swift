/// Extra time in one test.
struct PersonalException: PersonalItem, Equatable {
    let test: ID<Assessment>
    let subject: PersonalSubject
    let extraTime: ExtraTime

    func card(_ facts: PersonalFacts) -> PersonalCard {
        PersonalCard(
            heading: facts.heading(subject),
            facts: [facts.course(subject)]
                + facts.facts([("my-data.extra-time", extraTime.told(facts.strings)), facts.putAway(subject)]))
    }
}

/// The same as JSON.
struct PersonalExceptionResource: Encodable, Sendable {
    let testID: String
    let test: SubjectResource
    let extraTime: ExtraTimeResource

    init(_ exception: PersonalException) {
        (testID, test) = (exception.test.text, SubjectResource(exception.subject))
        extraTime = ExtraTimeResource(exception.extraTime)
    }
}
