/// A correction of a key, as it is requested.
struct KeyCorrection: Sendable {
    let question: ID<Question>
    /// A revision that has the question with the wording that is meant.
    let version: ID<AssessmentRevision>
    let test: ID<Assessment>
    let key: CorrectedKey
    let reason: String
    /// The fingerprint of the mark changes that were shown before confirming; nil when none have been shown yet.
    let shown: String?
}
