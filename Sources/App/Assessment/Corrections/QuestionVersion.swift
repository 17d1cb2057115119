/// A question as some of a test's revisions ask it word for word, its key aside. Another wording is another version, to be corrected by itself.
struct QuestionVersion: Sendable {
    /// With the key that holds now.
    let question: Question
    /// The newest of those that ask it so; it names the version in addresses.
    let revision: ID<AssessmentRevision>
    let revisions: [ID<AssessmentRevision>]
    /// How many attempts with this version have ended, and how many are still in progress.
    let ended: Int
    let running: Int
}
