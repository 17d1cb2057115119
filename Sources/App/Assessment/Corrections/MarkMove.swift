/// An ended attempt whose points a correction changes.
struct MarkMove: Sendable, Equatable {
    let attempt: Attempt
    let old: Submission
    let outcome: Outcome
    let mark: Mark

    /// Nil when the correction changes nothing about it.
    /// - Parameter correct: gives a question as it is after the correction.
    init?(_ sitting: Sitting, _ correct: (Question) -> Question) {
        guard let old = sitting.attempt.submission else { return nil }
        let outcome = Outcome.marking(sitting.questions.map(correct), answers: sitting.givenAnswers)
        let mark = sitting.scheme.mark(earned: outcome.earned, possible: outcome.possible)
        guard outcome != old.outcome || mark != old.mark else { return nil }
        attempt = sitting.attempt
        self.old = old
        self.outcome = outcome
        self.mark = mark
    }
}
