/// A question of an attempt, found by its number.
struct AskedQuestion: Sendable {
    let attempt: Attempt
    let testTitle: String
    /// The language of the test, which may differ from that of the page.
    let language: Language
    /// The number in the order of this attempt, from 1.
    let number: Int
    /// How many questions the attempt has.
    let total: Int
    let question: Question
}

/// One question of an attempt, with just what its page needs.
@dynamicMemberLookup
struct OpenQuestion: Sendable {
    let asked: AskedQuestion
    /// The last answer to it, nil when there is none.
    let saved: AttemptSnapshot.SavedAnswer?
    let isFlagged: Bool
    /// The length of the attempt's answer log; 0 when nothing has been answered.
    let logLength: Int
    /// The last intervention in which a teacher gave more time or reopened the attempt.
    let gift: Intervention?
    /// How often the attempt was reopened.
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
