/// An ended attempt whose results its student may see, with all that can be saved or sent of it.
struct FinishedAttempt: Sendable {
    let snapshot: AttemptSnapshot
    let submission: Submission
    let background: AttemptHistoryStore.Background
    let receipt: ReceiptCode
}
