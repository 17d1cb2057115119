/// A student in front of a test: the attempt with the revision it is about, and all that was answered so far.
struct AttemptSnapshot: Sendable {
    let attempt: Attempt
    let kind: AssessmentKind
    let course: Course
    let revision: AssessmentRevision
    /// The questions of this attempt, in its order.
    let questions: [Question]
    /// The last answer to each question that has one.
    let answers: [ID<Question>: SavedAnswer]
    let flagged: Set<ID<Question>>
    /// How far the answer log is; 0 when nothing was answered yet.
    let logLength: Int
    /// What teachers did with the attempt, the first first.
    let interventions: [Intervention]

    init(
        attempt: Attempt, kind: AssessmentKind, course: Course, revision: AssessmentRevision,
        answers: [ID<Question>: SavedAnswer], flagged: Set<ID<Question>>, logLength: Int, adjusted: [ID<Question>: Points] = [:],
        interventions: [Intervention] = []
    ) {
        self.attempt = attempt
        self.kind = kind
        self.course = course
        self.revision = revision
        questions = revision.paper(seed: attempt.seed).map { $0.adjusted(to: adjusted[$0.id]) }
        self.answers = answers
        self.flagged = flagged
        self.logLength = logLength
        self.interventions = interventions
    }

    /// An answer that is on disk.
    struct SavedAnswer: Sendable, Equatable {
        let answer: Answer
        let savedAt: Instant
        /// Whether it took the place of one that its page had not shown: of another window.
        let isOverOther: Bool
    }

    /// A question by its number in this attempt, from 1.
    func question(_ number: Int) -> Question? {
        questions.numbered(number)
    }

    var givenAnswers: [ID<Question>: Answer] { answers.mapValues(\.answer) }

    var outcome: Outcome { Outcome.marking(questions, answers: givenAnswers) }

    /// What turns its points into a mark. Once marked, an attempt is marked by the same ever after, whatever its course does since: only answers
    /// and keys move a mark, also of one that was opened again.
    var scheme: MarkScheme {
        attempt.submission?.mark.scheme ?? interventions.lastEnding?.mark?.scheme ?? course.markScheme
    }

    var mark: Mark {
        let outcome = outcome
        return scheme.mark(earned: outcome.earned, possible: outcome.possible)
    }

    /// Numbers of the questions without an answer, from 1.
    var unanswered: [Int] { numbers { answers[$0.id] == nil } }

    /// Numbers of the questions flagged for later.
    var flaggedNumbers: [Int] { numbers { flagged.contains($0.id) } }

    /// Where to go on: the first question without an answer, else the last one.
    var nextNumber: Int { unanswered.first ?? questions.count }

    /// The options of a question in the order of this attempt.
    func order(of choice: Choice, number: Int) -> [Choice.Option] {
        choice.order(seed: attempt.seed, question: number)
    }

    private func numbers(where condition: (Question) -> Bool) -> [Int] {
        questions.enumerated().filter { condition($0.element) }.map { $0.offset + 1 }
    }
}

extension AttemptSnapshot.SavedAnswer {
    /// Reads a line of the log; nil where it takes the answer back.
    init?(_ line: LoggedAnswer, to question: Question) {
        guard let answer = question.answer(stored: line.value) else { return nil }
        self.init(answer: answer, savedAt: line.arrivedAt, isOverOther: line.overwrote != nil)
    }
}
