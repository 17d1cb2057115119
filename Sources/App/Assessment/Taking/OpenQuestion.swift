/// One question in front of a student: what its page needs of the attempt, and no more.
struct OpenQuestion: Sendable {
    let attempt: Attempt
    let testTitle: String
    /// Of the test; the page around it may speak another.
    let language: Language
    /// In the order of this attempt, from 1.
    let number: Int
    /// How many questions the attempt has.
    let total: Int
    let question: Question
    /// The last answer to it, nil when there is none.
    let saved: Sitting.SavedAnswer?
    let isFlagged: Bool
    /// How far the attempt's answer log is; 0 when nothing was answered yet.
    let logLength: Int
    /// That a teacher gave more time, or opened the attempt again: the last of these.
    let gift: Intervention?

    /// The options of a choice in the order of this attempt.
    func order(of choice: Choice) -> [Choice.Option] {
        choice.order(seed: attempt.seed, question: number)
    }
}

extension OpenQuestion {
    init(_ question: Question, number: Int, in sitting: Sitting) {
        self.init(
            attempt: sitting.attempt, testTitle: sitting.revision.title, language: sitting.course.language, number: number,
            total: sitting.questions.count, question: question, saved: sitting.answers[question.id],
            isFlagged: sitting.flagged.contains(question.id), logLength: sitting.logLength, gift: sitting.interventions.lastGift)
    }
}
