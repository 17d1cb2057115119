/// A survey that asks first: results of a subject's final tests wait until its form is handed in, declined, or over.
struct SurveyGate: Sendable, Equatable {
    let survey: ID<Survey>
    let course: ID<Course>
    let opens: Instant
    let closes: Instant

    func isShut(at now: Instant) -> Bool { opens <= now && now < closes }
}
