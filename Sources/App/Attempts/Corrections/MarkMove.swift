/// An ended attempt whose points a correction changes.
struct MarkMove: Sendable, Equatable {
    let attempt: Attempt
    let old: Submission
    let outcome: Outcome
    let mark: Mark

    /// Nil when the correction does not change the attempt's points.
    /// - Parameter correct: gives a question as it is after the correction.
    init?(_ snapshot: AttemptSnapshot, _ correct: (Question) -> Question) {
        guard let old = snapshot.attempt.submission else { return nil }
        let outcome = Outcome.marking(snapshot.questions.map(correct), answers: snapshot.givenAnswers)
        let mark = snapshot.scheme.mark(earned: outcome.earned, possible: outcome.possible)
        guard outcome != old.outcome || mark != old.mark else { return nil }
        attempt = snapshot.attempt
        self.old = old
        self.outcome = outcome
        self.mark = mark
    }
}
