/// Says which mark counts, for a person with several attempts.
enum CountedSentence {
    /// Nil for fewer than two ended attempts.
    static func text(_ rule: CountingRule, _ attempts: [Attempt], _ strings: Strings) -> String? {
        let submissions = attempts.compactMap(\.submission)
        guard submissions.count > 1, let counted = rule.counted(submissions) else { return nil }
        let mark = counted.mark.text(possible: counted.possible, strings)
        switch rule {
        case .best: return strings("counted.best", n: submissions.count, ["mark": mark])
        case .last: return strings("counted.last", n: submissions.count, ["mark": mark])
        case .first: return strings("counted.first", n: submissions.count, ["mark": mark])
        case .average: return strings("counted.average", n: submissions.count, ["mark": mark])
        }
    }
}
