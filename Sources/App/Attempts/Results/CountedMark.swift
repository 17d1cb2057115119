/// The mark of a person for a test, after all attempts.
struct CountedMark: Sendable, Equatable {
    let mark: Mark
    let possible: Points
}

extension CountedMark {
    init(_ submission: Submission) {
        self.init(mark: submission.mark, possible: submission.outcome.possible)
    }
}

extension CountingRule {
    /// The mark that counts, with the points that it is out of; nil while no attempt has ended.
    /// - Parameter submissions: those of the ended attempts, the oldest first.
    func counted(_ submissions: [Submission]) -> CountedMark? {
        guard let first = submissions.first, let last = submissions.last else { return nil }
        switch self {
        case .first: return CountedMark(first)
        case .last: return CountedMark(last)
        case .best:
            return CountedMark(submissions.dropFirst().reduce(first) { $1.mark.thousandths > $0.mark.thousandths ? $1 : $0 })
        case .average:
            let sum = submissions.reduce(0) { $0 + $1.mark.thousandths }
            let possible = submissions.reduce(0) { $0 + $1.outcome.possible.thousandths }
            let count = submissions.count
            // Rounded to two decimals, halves up.
            return CountedMark(
                mark: Mark(scheme: last.mark.scheme, thousandths: (2 * sum + 10 * count) / (20 * count) * 10),
                possible: Points(thousandths: possible / count))
        }
    }
}
