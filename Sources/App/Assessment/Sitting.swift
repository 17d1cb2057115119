/// A student in front of a test: the attempt with the revision it is about, and all that was answered so far.
struct Sitting: Sendable {
    let attempt: Attempt
    let kind: AssessmentKind
    let course: Course
    let revision: AssessmentRevision
    /// The last answer to each question that has one.
    let answers: [ID<Question>: SavedAnswer]
    let flagged: Set<ID<Question>>

    /// An answer that is on disk.
    struct SavedAnswer: Sendable, Equatable {
        let answer: Answer
        let savedAt: Instant
    }

    /// Whether answers are still taken at a moment: in progress and not after the deadline.
    func isOpen(at now: Instant) -> Bool {
        attempt.isInProgress && !attempt.isExpired(at: now)
    }

    var givenAnswers: [ID<Question>: Answer] { answers.mapValues(\.answer) }

    var outcome: Outcome { Outcome.marking(revision.questions, answers: givenAnswers) }

    /// Numbers of the questions without an answer, from 1.
    var unanswered: [Int] { numbers { answers[$0.id] == nil } }

    /// Numbers of the questions flagged for later.
    var flaggedNumbers: [Int] { numbers { flagged.contains($0.id) } }

    /// Where to go on: the first question without an answer, else the last one.
    var nextNumber: Int { unanswered.first ?? revision.questions.count }

    /// The options of a question in the order of this attempt.
    func order(of choice: Choice, number: Int) -> [Choice.Option] {
        choice.order(seed: attempt.seed, question: number)
    }

    private func numbers(where condition: (Question) -> Bool) -> [Int] {
        revision.questions.enumerated().filter { condition($0.element) }.map { $0.offset + 1 }
    }
}
