/// A question as some of a test's revisions ask it word for word, its key aside. Another wording is another version, to be corrected by itself.
struct QuestionVersion: Sendable {
    /// With the key of the newest revision.
    let question: Question
    /// The keys by which answers to it were marked or will be, in whatever revision.
    let keys: [CorrectedKey]
    /// The newest of those that ask it so; it names the version in addresses.
    let revision: ID<AssessmentRevision>
    let revisions: [ID<AssessmentRevision>]
    /// How many attempts with this version have ended, and how many are still in progress.
    let ended: Int
    let running: Int

    /// Whether some were marked by another key, because it was mended in the text without being corrected.
    var isMixed: Bool { keys.contains { $0 != question.key } }

    /// Whether a key is the one that holds for everybody.
    func holds(_ key: CorrectedKey) -> Bool { question.key == key && !isMixed }
}
