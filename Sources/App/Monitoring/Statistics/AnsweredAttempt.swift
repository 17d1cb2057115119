/// An ended attempt with its questions, as they are marked now, and its answers.
struct AnsweredAttempt: Sendable {
    let attempt: Attempt
    let questions: [Question]
    let answers: [ID<Question>: Answer]
}

extension CountingRule {
    /// The ended attempts of which the marks that count are made: of each person one, all where the average counts.
    /// - Parameter attempts: of one person at one test, the first first.
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
