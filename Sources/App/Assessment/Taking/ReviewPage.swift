/// All questions before the test is ended, those without an answer and those flagged named first.
struct ReviewPage: Page {
    static let template = "Assessment/review"

    struct Row: Sendable {
        let href: String
        let number: Int
        let text: String
        let answer: String?
        let isFlagged: Bool
    }

    struct NumberLink: Sendable {
        let href: String
        let number: Int
    }

    struct Named: Sendable {
        let sentence: String
        let numbers: [NumberLink]
    }

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let unanswered: Named?
    let flagged: Named?
    let allAnswered: Bool
    let rows: [Row]
    let timer: TimeLeft?
    let action: String

    init(frame: Frame, sitting: Sitting, strings: Strings, now: Instant) {
        let id = sitting.attempt.id
        func named(_ numbers: [Int], _ key: String) -> Named? {
            guard !numbers.isEmpty else { return nil }
            return Named(
                sentence: strings(key, n: numbers.count),
                numbers: numbers.map { NumberLink(href: AssessmentRoutes.question($0, of: id), number: $0) })
        }
        self.frame = frame
        contentLanguage = sitting.course.language.rawValue
        testTitle = sitting.revision.title
        unanswered = named(sitting.unanswered, "review.unanswered")
        flagged = named(sitting.flaggedNumbers, "review.flagged")
        allAnswered = sitting.unanswered.isEmpty
        rows = sitting.questions.enumerated().map { index, question in
            Row(
                href: AssessmentRoutes.question(index + 1, of: id), number: index + 1, text: question.plainText,
                answer: sitting.answers[question.id].map { GivenAnswer($0.answer, number: index + 1, in: sitting).words },
                isFlagged: sitting.flagged.contains(question.id))
        }
        timer = sitting.attempt.deadline.map { TimeLeft(deadline: $0, now: now, strings: strings) }
        action = AssessmentRoutes.submission(of: id)
    }
}
