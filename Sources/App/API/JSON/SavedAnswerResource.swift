/// An answer after it is on disk.
struct SavedAnswerResource: Encodable, Sendable {
    let number: Int
    /// "unanswered", "answered", or "unreadable" for what was typed and is no answer.
    let state: String
    /// When the present answer arrived; absent when there has been none.
    let savedAt: String?
    /// The number of lines in the log of the attempt: what to send as `seen` with the next change.
    let logLength: Int
    /// When another window or program changed the answer after what was `seen`; absent when none did.
    let changedElsewhere: String?
    /// Whether the answer was checked: it stays as it is.
    let isChecked: Bool

    init(_ saved: AnswerStore.Saved, number: Int) {
        (self.number, state) = (number, saved.standing.name)
        (savedAt, logLength) = (saved.savedAt?.iso8601, saved.logLength)
        changedElsewhere = saved.changedElsewhere?.iso8601
        isChecked = saved.isChecked
    }
}

/// Several answers after they are on disk, in the order in which they were sent.
struct SavedAnswersResource: Encodable, Sendable {
    let items: [SavedAnswerResource]
    let logLength: Int
}
