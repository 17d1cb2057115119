/// What an attempt is worth: points and counts. Correct + incorrect + unanswered = total.
struct Outcome: Sendable, Equatable {
    let earned: Points
    let possible: Points
    /// Questions with full points.
    let correct: Int
    /// Answered questions without full points, the partly right ones among them.
    let incorrect: Int
    /// Of the incorrect, those with some points.
    let partly: Int
    let unanswered: Int

    var total: Int { correct + incorrect + unanswered }

    /// Marks the answers that an attempt ended with.
    static func marking(_ questions: [Question], answers: [ID<Question>: Answer]) -> Outcome {
        let shares = questions.map { question in
            question.verdict(on: answers[question.id])
        }
        let earned = questions.map { $0.earned(by: answers[$0.id]) }.reduce(.zero, +)
        return Outcome(
            // Penalties take away what was earned, never more.
            earned: max(.zero, earned),
            possible: questions.map(\.points).reduce(.zero, +),
            correct: shares.count { $0?.isFull == true },
            incorrect: shares.count { $0.map { !$0.isFull } == true },
            partly: shares.count { $0.map { !$0.isFull && !$0.isNone } == true },
            unanswered: shares.count { $0 == nil })
    }
}
