/// A question of an attempt that somebody names by its number.
struct AskedQuestion: Sendable {
    let attempt: Attempt
    let testTitle: String
    /// Of the test; the page around it may speak another.
    let language: Language
    /// In the order of this attempt, from 1.
    let number: Int
    /// How many questions the attempt has.
    let total: Int
    let question: Question
}

/// One question in front of a student: what its page needs of the attempt, and no more.
@dynamicMemberLookup
struct OpenQuestion: Sendable {
    let asked: AskedQuestion
    /// The last answer to it, nil when there is none.
    let saved: Sitting.SavedAnswer?
    let isFlagged: Bool
    /// How far the attempt's answer log is; 0 when nothing was answered yet.
    let logLength: Int
    /// That a teacher gave more time, or opened the attempt again: the last of these.
    let gift: Intervention?
    /// How often the attempt has been opened again.
    let reopenings: Int

    subscript<Value>(dynamicMember path: KeyPath<AskedQuestion, Value>) -> Value { asked[keyPath: path] }

    /// The options of a choice in the order of this attempt.
    func order(of choice: Choice) -> [Choice.Option] {
        choice.order(seed: asked.attempt.seed, question: asked.number)
    }
}

extension OpenQuestion {
    init(_ question: Question, number: Int, in sitting: Sitting) {
        self.init(
            asked: AskedQuestion(
                attempt: sitting.attempt, testTitle: sitting.revision.title, language: sitting.course.language, number: number,
                total: sitting.questions.count, question: question),
            saved: sitting.answers[question.id], isFlagged: sitting.flagged.contains(question.id), logLength: sitting.logLength,
            gift: sitting.interventions.lastGift, reopenings: sitting.interventions.reopenings)
    }
}
