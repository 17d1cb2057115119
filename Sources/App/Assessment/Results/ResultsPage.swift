import Mustache

/// The results of an ended attempt. What a final test must not tell is nil in it.
struct ResultsPage: Page {
    static let template = "Assessment/results"

    struct Count: Sendable {
        let label: String
        let value: String
        let note: String?
    }

    struct TopicLine: Sendable {
        let title: String
        let isSubtopic: Bool
        let percent: String
        /// The length of the bar, from 0 to 1000.
        let perMille: Int
        let count: String
    }

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let course: String
    let studentName: String
    let mark: String
    let passed: String?
    let failed: String?
    let ended: String
    let counts: [Count]
    let points: String
    let topics: [TopicLine]
    let hasTopics: Bool
    /// Why right answers are not here; nil for a quiz.
    let withheld: String?
    let questions: [ResultLine]
    let againAction: String?
    let past: PastAttempts?

    init(
        frame: Frame, sitting: Sitting, submission: Submission, topics: TopicTree, attempts: [Attempt],
        studentName: String, strings: Strings
    ) {
        let outcome = submission.outcome
        self.frame = frame
        contentLanguage = sitting.course.language.rawValue
        testTitle = sitting.revision.title
        course = sitting.course.title
        self.studentName = studentName
        mark = submission.mark.text(possible: outcome.possible, strings)
        passed = submission.mark.isPass == true ? strings("results.passed") : nil
        failed = submission.mark.isPass == false ? strings("results.not-passed") : nil
        ended = Self.ended(submission, strings)
        counts = Self.counts(outcome, strings)
        points = strings(
            "mark.points",
            [
                "earned": strings.formats.decimal(outcome.earned.decimal, places: 3),
                "possible": strings.formats.decimal(outcome.possible.decimal, places: 3),
            ])
        self.topics = TopicShares.of(
            sitting.revision.questions, answers: sitting.givenAnswers, tree: topics, isGuarded: sitting.kind == .final
        ).map { Self.line($0, strings) }
        hasTopics = !self.topics.isEmpty
        withheld = sitting.kind == .final ? strings("results.withheld") : nil
        questions = sitting.revision.questions.enumerated().map { index, question in
            ResultLine(question, number: index + 1, sitting: sitting, strings: strings)
        }
        againAction = sitting.kind == .quiz ? AssessmentRoutes.attempts(at: sitting.attempt.assessment) : nil
        past = PastAttempts(attempts, except: sitting.attempt.id, strings: strings)
    }

    private static func ended(_ submission: Submission, _ strings: Strings) -> String {
        let time = ["time": strings.formats.dayAndClock(submission.endedAt), "zone": strings.formats.zoneName]
        return submission.reason == .submitted ? strings("results.submitted", time) : strings("results.expired", time)
    }

    private static func counts(_ outcome: Outcome, _ strings: Strings) -> [Count] {
        let partly = outcome.partly == 0 ? nil : strings("results.partly", n: outcome.partly)
        return [
            ("results.correct", outcome.correct, nil), ("results.incorrect", outcome.incorrect, partly),
            ("results.unanswered", outcome.unanswered, nil), ("results.total", outcome.total, nil),
        ].map { Count(label: strings($0.0), value: strings.formats.number($0.1), note: $0.2) }
    }

    private static func line(_ share: TopicShare, _ strings: Strings) -> TopicLine {
        TopicLine(
            title: share.topic.title, isSubtopic: share.depth > 0,
            percent: strings.formats.percent(share.earned.thousandths, of: share.possible.thousandths),
            perMille: share.earned.thousandths * 1000 / max(1, share.possible.thousandths),
            count: strings("tests.questions", n: share.questions))
    }
}

extension ResultsPage: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "frame": frame
        case "contentLanguage": contentLanguage
        case "testTitle": testTitle
        case "course": course
        case "studentName": studentName
        case "mark": mark
        case "passed": passed
        case "failed": failed
        case "ended": ended
        case "counts": counts
        case "points": points
        case "topics": topics
        case "hasTopics": hasTopics
        case "withheld": withheld
        case "questions": questions
        case "againAction": againAction
        case "past": past
        default: nil
        }
    }
}

extension ResultLine: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "number": number
        case "textHTML": textHTML
        case "bodyHTML": bodyHTML
        case "givenHTML": givenHTML
        case "isUnanswered": isUnanswered
        case "solution": solution
        default: nil
        }
    }
}

extension ResultLine.Solution: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "verdict": verdict
        case "isCorrect": isCorrect
        case "points": points
        case "rightHTML": rightHTML
        case "explanationHTML": explanationHTML
        default: nil
        }
    }
}
