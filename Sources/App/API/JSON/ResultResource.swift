import Foundation

/// The result of an attempt: shown, annulled, or waiting.
enum ResultResource: Encodable, Sendable {
    case shown(ShownResultResource)
    case annulled(AnnulledResultResource)
    case waiting(WaitingResultResource)

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .shown(let result): try result.encode(to: encoder)
        case .annulled(let result): try result.encode(to: encoder)
        case .waiting(let result): try result.encode(to: encoder)
        }
    }
}

/// A result that is not shown yet.
struct WaitingResultResource: Encodable, Sendable {
    let state = "waiting"
    let reason: String
    let until: String?
    /// The code of the receipt; absent while answers may still arrive.
    let receipt: String?

    init(_ wait: WaitResource, receipt: ReceiptCode?) {
        (reason, until, self.receipt) = (wait.reason, wait.until, receipt?.text)
    }

    private enum CodingKeys: CodingKey { case state, reason, until, receipt }
}

/// Of an attempt that counts for nothing.
struct AnnulledResultResource: Encodable, Sendable {
    let state = "annulled"
    let annulledAt: String
    /// As the teacher wrote it.
    let reason: String
    let receipt: String?

    init(_ annulment: Annulment, receipt: ReceiptCode?) {
        (annulledAt, reason, self.receipt) = (annulment.madeAt.iso8601, annulment.reason, receipt?.text)
    }

    private enum CodingKeys: CodingKey { case state, annulledAt, reason, receipt }
}

/// A result that may be seen.
struct ShownResultResource: Encodable, Sendable {
    struct TopicShareResource: Encodable, Sendable {
        let id: String
        let title: String
        /// 0 at the top of the tree.
        let depth: Int
        let questions: Int
        /// The earned share of the points, in thousandths.
        let perMille: Int
    }

    /// What was asked and what was answered.
    struct AnsweredQuestion: Encodable, Sendable {
        let number: Int
        let text: TextResource
        let body: TextResource?
        let state: String
        let answer: AnswerResource
        /// What was chosen, or typed, in words.
        let given: [TextResource]
    }

    let state = "shown"
    let mark: MarkResource
    /// Which mark counts, after several attempts.
    let counted: String?
    let earned: Decimal
    let possible: Decimal
    let correct: Int
    /// The partly right ones among them.
    let incorrect: Int
    let partly: Int
    let unanswered: Int
    let topics: [TopicShareResource]
    let endedAt: String
    let endReason: String
    /// What corrections did to the mark, in words.
    let changes: [String]
    let questions: [AnsweredQuestion]
    /// Of a quiz whose right answers may be seen.
    let solutions: [SolutionResource]?
    /// Why there are no solutions.
    let solutionsWait: WaitResource?
    let receipt: String?

    init(
        _ snapshot: AttemptSnapshot, _ submission: Submission, _ background: AttemptHistoryStore.Background, _ strings: Strings,
        now: Instant
    ) {
        let (outcome, attempt, isFinal) = (submission.outcome, snapshot.attempt, snapshot.kind == .final)
        mark = MarkResource(submission.mark, possible: outcome.possible, isFinal: isFinal, strings)
        counted = CountedSentence.text(background.assessment.policy.counts, background.attempts, strings)
        (earned, possible) = (outcome.earned.decimal, outcome.possible.decimal)
        (correct, incorrect, partly) = (outcome.correct, outcome.incorrect, outcome.partly)
        unanswered = outcome.unanswered
        topics = TopicShares.of(
            snapshot.questions, answers: snapshot.givenAnswers, tree: background.topics, isGuarded: isFinal
        ).map {
            TopicShareResource(
                id: $0.topic.id.text, title: $0.topic.title, depth: $0.depth, questions: $0.questions, perMille: $0.perMille)
        }
        (endedAt, endReason) = (submission.endedAt.iso8601, submission.reason.rawValue)
        changes = background.changes.compactMap { $0.text(in: snapshot, strings) }
        questions = snapshot.questions.enumerated().map { Self.answered($0.element, number: $0.offset + 1, in: snapshot) }
        let wait = isFinal ? WaitResource.never : background.waitForAnswers(at: now).map(WaitResource.init)
        solutionsWait = wait
        solutions =
            wait != nil
            ? nil
            : snapshot.questions.enumerated().map { index, question in
                SolutionResource(question, snapshot.answers[question.id]?.answer, number: index + 1, in: attempt)
            }
        receipt = background.receipt?.text
    }

    private static func answered(_ question: Question, number: Int, in snapshot: AttemptSnapshot) -> AnsweredQuestion {
        let (answer, attempt) = (snapshot.answers[question.id]?.answer, snapshot.attempt)
        let unreadable = snapshot.unreadable[question.id]?.text
        let standing: AnswerState = answer != nil ? .answered : unreadable != nil ? .unreadable : .unanswered
        let given = answer.map { GivenAnswer($0, number: number, in: snapshot).linesHTML } ?? []
        return AnsweredQuestion(
            number: number,
            text: TextResource(html: AttemptPictures.moved(question.textHTML, in: attempt), plain: question.plainText),
            body: question.bodyHTML.map { TextResource(html: AttemptPictures.moved($0, in: attempt)) }, state: standing.name,
            answer: AnswerResource(answer, unreadable: unreadable, to: question, number: number, seed: attempt.seed),
            given: given.map { TextResource(html: AttemptPictures.moved($0, in: attempt)) })
    }

    private enum CodingKeys: CodingKey {
        case state, mark, counted, earned, possible, correct, incorrect, partly, unanswered, topics, endedAt, endReason, changes,
            questions, solutions, solutionsWait, receipt
    }
}
