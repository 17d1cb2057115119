/// All questions before the attempt is ended; it begins with those that are unanswered or flagged.
struct ReviewPage: Page {
    static let template = "Attempts/review"

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

    init(frame: Frame, snapshot: AttemptSnapshot, strings: Strings, now: Instant) {
        let id = snapshot.attempt.id
        func named(_ numbers: [Int], _ key: String) -> Named? {
            guard !numbers.isEmpty else { return nil }
            return Named(
                sentence: strings(key, n: numbers.count),
                numbers: numbers.map { NumberLink(href: AttemptRoutes.question($0, of: id), number: $0) })
        }
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        unanswered = named(snapshot.unanswered, "review.unanswered")
        flagged = named(snapshot.flaggedNumbers, "review.flagged")
        allAnswered = snapshot.unanswered.isEmpty
        rows = snapshot.questions.enumerated().map { index, question in
            Row(
                href: AttemptRoutes.question(index + 1, of: id), number: index + 1, text: question.plainText,
                answer: snapshot.answers[question.id].map { GivenAnswer($0.answer, number: index + 1, in: snapshot).words },
                isFlagged: snapshot.flagged.contains(question.id))
        }
        timer = snapshot.attempt.deadline.map { TimeLeft(deadline: $0, now: now, strings: strings) }
        action = AttemptRoutes.submission(of: id)
    }
}
