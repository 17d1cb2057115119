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
        var (earned, possible) = (Points.zero, Points.zero)
        var (correct, incorrect, partly, unanswered) = (0, 0, 0, 0)
        for question in questions {
            let verdict = question.verdict(on: answers[question.id])
            earned = earned + question.earned(for: verdict)
            possible = possible + question.points
            switch verdict {
            case nil: unanswered += 1
            case let share? where share.isFull: correct += 1
            case let share?:
                incorrect += 1
                partly += share.isNone ? 0 : 1
            }
        }
        return Outcome(
            // Penalties reduce the points to zero at most.
            earned: max(.zero, earned), possible: possible, correct: correct, incorrect: incorrect, partly: partly,
            unanswered: unanswered)
    }
}
