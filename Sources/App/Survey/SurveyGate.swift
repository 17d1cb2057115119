/// A survey that withholds the results of a subject's finals until its ballot is handed in or declined, or the survey is over.
struct SurveyGate: Sendable, Equatable {
    let survey: ID<Survey>
    let course: ID<Course>
    let opens: Instant
    let closes: Instant

    func isShut(at now: Instant) -> Bool { opens <= now && now < closes }
}
