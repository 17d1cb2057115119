/// A question with one wording, in all revisions of a test that have it; the keys may differ. Each wording is a version and is
/// corrected separately.
struct QuestionVersion: Sendable {
    /// With the key of the newest revision.
    let question: Question
    /// The keys in all these revisions, by which answers are marked.
    let keys: [CorrectedKey]
    /// The newest of these revisions; it identifies the version in addresses.
    let revision: ID<AssessmentRevision>
    let revisions: [ID<AssessmentRevision>]
    /// How many attempts with this version have ended, and how many are still in progress.
    let ended: Int
    let running: Int

    /// Whether some attempts were marked with another key, because the key was changed in the text without a correction.
    var isMixed: Bool { keys.contains { $0 != question.key } }

    /// Whether a key is the one that holds for everybody.
    func holds(_ key: CorrectedKey) -> Bool { question.key == key && !isMixed }
}
