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
    let saved: AttemptSnapshot.SavedAnswer?
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
    init(_ question: Question, number: Int, in snapshot: AttemptSnapshot) {
        self.init(
            asked: AskedQuestion(
                attempt: snapshot.attempt, testTitle: snapshot.revision.title, language: snapshot.course.language, number: number,
                total: snapshot.questions.count, question: question),
            saved: snapshot.answers[question.id], isFlagged: snapshot.flagged.contains(question.id),
            logLength: snapshot.logLength,
            gift: snapshot.interventions.lastGift, reopenings: snapshot.interventions.reopenings)
    }
}
