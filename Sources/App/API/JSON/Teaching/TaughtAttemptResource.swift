import Foundation

/// An attempt of a student, with all that its teacher sees.
struct TaughtAttemptResource: Encodable, Sendable {
    /// Something that happened to it besides answers.
    struct Happening: Encodable, Sendable {
        let at: String
        let text: String
    }

    struct JudgedAnswer: Encodable, Sendable {
        let number: Int
        /// As in the figures of the test.
        let id: String
        let text: TextResource
        let body: TextResource?
        /// "unanswered", "answered", or "unreadable" for what was typed and is no answer.
        let state: String
        let answer: AnswerResource
        /// What was chosen, or typed, in words.
        let given: [TextResource]
        let solution: SolutionResource
    }

    struct TaughtWork: Encodable, Sendable {
        let id: String
        let test: String
        let course: String
        let title: String
        let student: AttemptingStudentResource
        let isEndedByTeacher: Bool
        /// Nothing of what follows while it is in progress, and neither mark nor points of what is annulled.
        let mark: MarkResource?
        let earned: Decimal?
        let possible: Decimal?
        let correct: Int?
        let partly: Int?
        let incorrect: Int?
        let unanswered: Int?
        /// The code of its receipt.
        let receipt: String?
        /// Why it is annulled, as the teacher wrote it.
        let annulledBecause: String?
        /// The oldest first.
        let events: [Happening]
        let questions: [JudgedAnswer]
        /// The answer log, also of what arrived too late.
        let log: [AnswerLogResource.Line]
    }

    let times: AttemptTimes
    let work: TaughtWork

    init(_ monitored: MonitoredAttempt, _ strings: Strings, at now: Instant) {
        times = AttemptTimes(monitored.snapshot.attempt, at: now)
        work = TaughtWork(monitored, strings)
    }

    func encode(to encoder: any Encoder) throws {
        try times.encode(to: encoder)
        try work.encode(to: encoder)
    }
}

extension TaughtAttemptResource.TaughtWork {
    init(_ monitored: MonitoredAttempt, _ strings: Strings) {
        let (snapshot, attempt) = (monitored.snapshot, monitored.snapshot.attempt)
        let (submission, outcome) = (attempt.submission, attempt.submission?.outcome)
        // What is annulled has no mark.
        let result = attempt.isAnnulled ? nil : submission
        (id, test, course) = (attempt.id.text, attempt.assessment.text, snapshot.course.id.text)
        (title, student) = (snapshot.revision.title, AttemptingStudentResource(monitored.student))
        isEndedByTeacher = submission.map { snapshot.interventions.end(at: $0.endedAt) != nil } ?? false
        mark = result.map {
            MarkResource($0.mark, possible: $0.outcome.possible, isFinal: snapshot.kind == .final, strings)
        }
        (earned, possible) = (result?.outcome.earned.decimal, result?.outcome.possible.decimal)
        (correct, partly) = (outcome?.correct, outcome?.partly)
        (incorrect, unanswered) = (outcome?.incorrect, outcome?.unanswered)
        (receipt, annulledBecause) = (monitored.receipt?.text, snapshot.annulments.current?.reason)
        events = AttemptEvent.moments(of: monitored, strings).map { .init(at: $0.at.iso8601, text: $0.text) }
        questions = snapshot.questions.enumerated().map { .init($0.element, number: $0.offset + 1, in: snapshot) }
        log = AnswerLogResource.lines(monitored.log, of: snapshot)
    }
}

extension TaughtAttemptResource.JudgedAnswer {
    /// With pictures where the pages have them.
    init(_ question: Question, number: Int, in snapshot: AttemptSnapshot) {
        let (answer, attempt) = (snapshot.answers[question.id]?.answer, snapshot.attempt)
        let unreadable = snapshot.unreadable[question.id]?.text
        let standing: AnswerState = answer != nil ? .answered : unreadable != nil ? .unreadable : .unanswered
        (self.number, id, state) = (number, question.id.text, standing.name)
        text = TextResource(html: question.textHTML, plain: question.plainText)
        body = question.bodyHTML.map { TextResource(html: $0) }
        self.answer = AnswerResource(answer, unreadable: unreadable, to: question, number: number, seed: attempt.seed)
        given = (answer.map { GivenAnswer($0, number: number, in: snapshot).linesHTML } ?? []).map { TextResource(html: $0) }
        solution = SolutionResource(question, answer, number: number, in: attempt, isOwn: false)
    }
}
