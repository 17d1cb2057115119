/// The result of an attempt: points, and counts of questions. Correct + incorrect + unanswered = total.
struct Outcome: Sendable, Equatable {
    let earned: Points
    let possible: Points
    /// Questions with full points.
    let correct: Int
    /// Answered questions without full points, the partly right ones among them.
    let incorrect: Int
    /// The part of `incorrect` that earned some points.
    let partly: Int
    let unanswered: Int

    var total: Int { correct + incorrect + unanswered }

    /// Marks the answers of an ended attempt.
    static func marking(_ questions: [Question], answers: [ID<Question>: Answer]) -> Outcome {
        let shares = questions.map { question in
            question.verdict(on: answers[question.id])
        }
        let earned = questions.map { $0.earned(by: answers[$0.id]) }.reduce(.zero, +)
        return Outcome(
            // Penalties reduce the points to zero at most.
            earned: max(.zero, earned),
            possible: questions.map(\.points).reduce(.zero, +),
            correct: shares.count { $0?.isFull == true },
            incorrect: shares.count { $0.map { !$0.isFull } == true },
            partly: shares.count { $0.map { !$0.isFull && !$0.isNone } == true },
            unanswered: shares.count { $0 == nil })
    }
}
