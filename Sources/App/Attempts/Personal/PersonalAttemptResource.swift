import Foundation

/// A `PersonalAttempt` as JSON.
struct PersonalAttemptResource: Encodable, Sendable {
    let id: String
    let testID: String
    let test: SubjectResource
    /// "quiz" or "final".
    let kind: String
    let ordinal: Int
    let revision: Int
    let startedAt: String
    let deadline: String?
    let deadlineChanges: [DeadlineChange]
    let interventions: [InterventionResource]
    let annulments: [AnnulmentResource]
    let answers: [Line]
    let flaggedQuestions: [Int]
    let checkedQuestions: [Int]
    let openPages: [Page]
    /// Absent while the attempt is in progress.
    let submission: Submission?
    let receipt: Receipt?
    let markChanges: [MarkChangeResource]

    struct DeadlineChange: Encodable, Sendable {
        let changedAt: String
        let from: String
        let to: String
    }

    /// A line with neither `options` nor `text` nor `notANumber` takes the answer back.
    struct Line: Encodable, Sendable {
        let sequence: Int
        let question: Int
        /// Positions in the order that the attempt showed, from 1.
        let options: [Int]?
        let text: String?
        /// What was typed for a number and is none; it counts as no answer.
        let notANumber: String?
        let arrivedAt: String
        /// "in-time", "grace" or "late".
        let arrival: String
        let page: String?
        let overwrote: Int?
        /// "json" or "soap" for an answer that a program sent.
        let service: String?
    }

    struct Page: Encodable, Sendable {
        let page: String
        let sequence: Int
    }

    struct Submission: Encodable, Sendable {
        let endedAt: String
        /// "submitted" or "expired".
        let reason: String
        /// Whether the result is left out because it may not be seen yet.
        let isResultWithheld: Bool
        let result: Result?
    }

    struct Result: Encodable, Sendable {
        let earned: Int
        let possible: Int
        let correct: Int
        let incorrect: Int
        let partly: Int
        let unanswered: Int
        /// "ro", "sr", "percent" or "points".
        let markScheme: String
        let mark: Int
    }

    struct Receipt: Encodable, Sendable {
        let code: String
        let keyName: String
        let issuedAt: String
    }

    init(_ attempt: PersonalAttempt) {
        id = attempt.id.text
        testID = attempt.test.text
        test = SubjectResource(attempt.subject)
        kind = attempt.kind.rawValue
        ordinal = attempt.ordinal
        revision = attempt.revision
        startedAt = attempt.startedAt.iso8601
        deadline = attempt.deadline?.iso8601
        deadlineChanges = attempt.deadlineChanges.map {
            DeadlineChange(changedAt: $0.changedAt.iso8601, from: $0.old.iso8601, to: $0.new.iso8601)
        }
        let isResultTold = if case .told? = attempt.ending?.result { true } else { false }
        interventions = attempt.interventions.map { InterventionResource($0, isResultTold: isResultTold) }
        annulments = attempt.annulments.map(AnnulmentResource.init)
        answers = attempt.answers.map(Line.init)
        flaggedQuestions = attempt.flagged
        checkedQuestions = attempt.checked
        openPages = attempt.pages.map { Page(page: $0.page, sequence: $0.sequence) }
        submission = attempt.ending.map(Submission.init)
        receipt = attempt.receipt.map { Receipt(code: $0.code, keyName: $0.keyName, issuedAt: $0.issuedAt.iso8601) }
        markChanges = attempt.markChanges.map(MarkChangeResource.init)
    }
}

extension PersonalAttemptResource.Line {
    init(_ line: PersonalAttempt.LoggedLine) {
        let (options, text, other): ([Int]?, String?, String?) =
            switch line.answer {
            case .options(let positions): (positions, nil, nil)
            case .typed(let typed): (nil, typed, nil)
            case .unreadable(let typed): (nil, nil, typed)
            case .takenBack: (nil, nil, nil)
            }
        self.init(
            sequence: line.sequence, question: line.question, options: options, text: text, notANumber: other,
            arrivedAt: line.arrivedAt.iso8601, arrival: line.arrival.rawValue, page: line.page, overwrote: line.overwrote,
            service: line.service?.rawValue)
    }
}

extension PersonalAttemptResource.Submission {
    init(_ ending: PersonalAttempt.Ending) {
        let result: PersonalAttemptResource.Result? =
            switch ending.result {
            case .told(let outcome, let mark): .init(outcome, mark)
            case .withheld: nil
            }
        self.init(
            endedAt: ending.endedAt.iso8601, reason: ending.reason.rawValue, isResultWithheld: result == nil, result: result)
    }
}

extension PersonalAttemptResource.Result {
    init(_ outcome: Outcome, _ mark: Mark) {
        self.init(
            earned: outcome.earned.thousandths, possible: outcome.possible.thousandths, correct: outcome.correct,
            incorrect: outcome.incorrect, partly: outcome.partly, unanswered: outcome.unanswered,
            markScheme: mark.scheme.rawValue, mark: mark.thousandths)
    }
}
