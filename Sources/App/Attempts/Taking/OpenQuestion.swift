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
    /// Whether the test checks each answer at once; never for a final.
    var checksAnswers = false
    /// Whether programs may take the test.
    var takesPrograms = false
}

/// One question of an attempt, with just what its page needs.
@dynamicMemberLookup
struct OpenQuestion: Sendable {
    var asked: AskedQuestion
    /// The last answer to it, nil when there is none.
    var saved: AttemptSnapshot.SavedAnswer?
    /// What was typed and is no answer; nil when there is an answer, or nothing.
    let unreadable: AttemptSnapshot.UnreadableAnswer?
    /// How all questions of the attempt stand, in its order.
    let states: [QuestionState]
    /// The length of the attempt's answer log; 0 when nothing has been answered.
    let logLength: Int
    /// The last intervention in which a teacher gave more time or reopened the attempt.
    let gift: Intervention?
    /// How often the attempt was reopened.
    let reopenings: Int
    /// Whether the answer was checked: it stays as it is.
    var isChecked = false

    var isFlagged: Bool { states.numbered(asked.number)?.isFlagged == true }

    subscript<Value>(dynamicMember path: KeyPath<AskedQuestion, Value>) -> Value { asked[keyPath: path] }

    /// The options of a choice in the order of this attempt.
    func order(of choice: Choice) -> [Choice.Option] {
        choice.order(seed: asked.attempt.seed, question: asked.number)
    }
}

extension OpenQuestion {
    /// - Parameter states: those of the snapshot, for a caller that needs them several times.
    init(_ question: Question, number: Int, in snapshot: AttemptSnapshot, _ states: [QuestionState]? = nil) {
        self.init(
            asked: AskedQuestion(
                attempt: snapshot.attempt, testTitle: snapshot.revision.title, language: snapshot.course.language, number: number,
                total: snapshot.questions.count, question: question),
            saved: snapshot.answers[question.id], unreadable: snapshot.unreadable[question.id], states: states ?? snapshot.states,
            logLength: snapshot.logLength,
            gift: snapshot.interventions.lastGift, reopenings: snapshot.interventions.reopenings)
    }
}
