/// A correction of a key, as somebody asks for it.
struct KeyCorrection: Sendable {
    let question: ID<Question>
    /// A revision that asks the question as it is meant.
    let version: ID<AssessmentRevision>
    let test: ID<Assessment>
    let key: CorrectedKey
    let reason: String
    /// The fingerprint of the marks that were shown to change; nil before they were.
    let shown: String?
}
