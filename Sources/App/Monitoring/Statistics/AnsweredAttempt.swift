/// An ended attempt with its questions, as they are marked at present, and its answers.
struct AnsweredAttempt: Sendable {
    let attempt: Attempt
    let questions: [Question]
    let answers: [ID<Question>: Answer]
    /// Of its revision.
    var pools: [AssessmentRevision.Pool] = []
}

extension CountingRule {
    /// The ended attempts from which the counted marks follow: one for each person, or all of them when the average counts.
    /// - Parameter attempts: those of one person at one test, the oldest first.
    func counting(_ attempts: [Attempt]) -> [Attempt] {
        let ended = attempts.filter { !$0.isInProgress }
        guard let first = ended.first, let last = ended.last else { return [] }
        switch self {
        case .first: return [first]
        case .last: return [last]
        case .average: return ended
        case .best:
            return [
                ended.dropFirst().reduce(first) {
                    ($1.submission?.mark.thousandths ?? 0) > ($0.submission?.mark.thousandths ?? 0) ? $1 : $0
                }
            ]
        }
    }
}
