/// An attempt at one moment: with its revision, its questions and the answers so far.
struct AttemptSnapshot: Sendable {
    let attempt: Attempt
    let kind: AssessmentKind
    let course: Course
    let revision: AssessmentRevision
    /// The questions of this attempt, in its order.
    let questions: [Question]
    /// The last answer to each question that has one.
    let answers: [ID<Question>: SavedAnswer]
    /// What was typed for questions that have no answer because it is none.
    let unreadable: [ID<Question>: UnreadableAnswer]
    let flagged: Set<ID<Question>>
    /// The number of lines in the answer log; 0 when nothing has been answered.
    let logLength: Int
    /// What teachers did with the attempt, the oldest first.
    let interventions: [Intervention]
    /// That it was annulled and restored, the oldest first.
    let annulments: [Annulment]

    init(
        attempt: Attempt, kind: AssessmentKind, course: Course, revision: AssessmentRevision,
        answers: [ID<Question>: SavedAnswer], unreadable: [ID<Question>: UnreadableAnswer] = [:], flagged: Set<ID<Question>>,
        logLength: Int, adjusted: [ID<Question>: Points] = [:], interventions: [Intervention] = [],
        annulments: [Annulment] = []
    ) {
        self.attempt = attempt
        self.kind = kind
        self.course = course
        self.revision = revision
        questions = revision.paper(seed: attempt.seed).map { $0.adjusted(to: adjusted[$0.id]) }
        self.answers = answers
        self.unreadable = unreadable
        self.flagged = flagged
        self.logLength = logLength
        self.interventions = interventions
        self.annulments = annulments
    }

    /// An answer that is stored.
    struct SavedAnswer: Sendable, Equatable {
        let answer: Answer
        let savedAt: Instant
        /// Whether it replaced an answer from another window that its page had not shown.
        let isOverOther: Bool
    }

    /// A text that is stored and is no answer.
    struct UnreadableAnswer: Sendable, Equatable {
        let text: String
        let savedAt: Instant
    }

    /// A question by its number in this attempt, from 1.
    func question(_ number: Int) -> Question? {
        questions.numbered(number)
    }

    var givenAnswers: [ID<Question>: Answer] { answers.mapValues(\.answer) }

    var outcome: Outcome { Outcome.marking(questions, answers: givenAnswers) }

    /// The scheme that turns points into a mark. An attempt that has been marked keeps its scheme, even if the course's scheme
    /// changes and even if the attempt is reopened; only answers and keys change its mark.
    var scheme: MarkScheme {
        attempt.submission?.mark.scheme ?? interventions.lastEnding?.mark?.scheme ?? course.markScheme
    }

    var mark: Mark {
        let outcome = outcome
        return scheme.mark(earned: outcome.earned, possible: outcome.possible)
    }

    /// Numbers of the questions without an answer, from 1. Those with a text that is no answer are among them.
    var unanswered: [Int] { numbers { answers[$0.id] == nil } }

    /// Numbers of the questions where what was typed is no answer.
    var unreadableNumbers: [Int] { numbers { unreadable[$0.id] != nil } }

    /// Numbers of the questions flagged for later.
    var flaggedNumbers: [Int] { numbers { flagged.contains($0.id) } }

    /// The question to continue with: the first without an answer, else the last one.
    var nextNumber: Int { unanswered.first ?? questions.count }

    /// How the questions stand, in the order of this attempt.
    var standings: [AnswerState] {
        questions.map { answers[$0.id] != nil ? .answered : unreadable[$0.id] != nil ? .unreadable : .unanswered }
    }

    /// The options of a question in the order of this attempt.
    func order(of choice: Choice, number: Int) -> [Choice.Option] {
        choice.order(seed: attempt.seed, question: number)
    }

    private func numbers(where condition: (Question) -> Bool) -> [Int] {
        questions.enumerated().filter { condition($0.element) }.map { $0.offset + 1 }
    }
}

extension AttemptSnapshot.SavedAnswer {
    /// The answer in a line of the log; nil for a line that takes the answer back.
    init?(_ line: LoggedAnswer, to question: Question) {
        guard let answer = question.answer(stored: line.value) else { return nil }
        self.init(answer: answer, savedAt: line.arrivedAt, isOverOther: line.overwrote != nil)
    }
}

extension AttemptSnapshot.UnreadableAnswer {
    /// The text in a line of the log; nil for a line with an answer, and for one that takes it back.
    init?(_ line: LoggedAnswer) {
        guard let text = line.answer.unreadable else { return nil }
        self.init(text: text, savedAt: line.arrivedAt)
    }
}
