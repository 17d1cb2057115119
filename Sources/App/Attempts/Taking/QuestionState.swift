/// How a question of an attempt in progress stands, and whether it is flagged for later.
struct QuestionState: Sendable, Equatable {
    let standing: AnswerState
    let isFlagged: Bool
}

extension AttemptSnapshot {
    /// The states of all questions, in the order of this attempt.
    var states: [QuestionState] {
        zip(questions, standings).map { QuestionState(standing: $1, isFlagged: flagged.contains($0.id)) }
    }
}
