/// All questions before the attempt is ended. It says first that this is still to be done, and what is unanswered or flagged.
struct ReviewPage: Page {
    static let template = "Attempts/review"

    struct Row: Sendable {
        let href: String
        let number: Int
        let text: String
        let answer: String?
        /// What was typed and is no answer, in a sentence that says so.
        let unreadable: String?
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
    /// How many questions are answered, unanswered and flagged.
    let counts: String
    let unanswered: Named?
    let unreadable: Named?
    let flagged: Named?
    let allAnswered: Bool
    let rows: [Row]
    let timer: TimeLeft?
    let action: String
    /// The question to return to.
    let origin: Int

    init(frame: Frame, snapshot: AttemptSnapshot, origin: Int, strings: Strings, now: Instant) {
        let id = snapshot.attempt.id
        func named(_ numbers: [Int], _ key: String) -> Named? {
            guard !numbers.isEmpty else { return nil }
            return Named(sentence: strings(key, n: numbers.count), numbers: Self.links(to: numbers, of: id))
        }
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        counts = Self.counts(snapshot, strings)
        unanswered = named(snapshot.unanswered, "review.unanswered")
        unreadable = named(snapshot.unreadableNumbers, "review.unreadable")
        flagged = named(snapshot.flaggedNumbers, "review.flagged")
        allAnswered = snapshot.unanswered.isEmpty
        rows = snapshot.questions.enumerated().map { index, question in
            Row(
                href: AttemptRoutes.question(index + 1, of: id), number: index + 1, text: question.plainText,
                answer: snapshot.answers[question.id].map { GivenAnswer($0.answer, number: index + 1, in: snapshot).words },
                unreadable: snapshot.unreadable[question.id].map { strings("review.not-a-number", ["text": $0.text]) },
                isFlagged: snapshot.flagged.contains(question.id))
        }
        timer = snapshot.attempt.deadline.map { TimeLeft(deadline: $0, now: now, strings: strings) }
        action = AttemptRoutes.submission(of: id)
        self.origin = origin
    }

    static func links(to numbers: [Int], of id: ID<Attempt>) -> [NumberLink] {
        numbers.map { NumberLink(href: AttemptRoutes.question($0, of: id), number: $0) }
    }

    private static func counts(_ snapshot: AttemptSnapshot, _ strings: Strings) -> String {
        func count(_ number: Int) -> [String: String] { ["n": strings.formats.number(number)] }
        let unanswered = snapshot.unanswered.count
        return [
            strings("review.answered-count", count(snapshot.questions.count - unanswered)),
            strings("review.unanswered-count", count(unanswered)),
            strings("review.flagged-count", count(snapshot.flaggedNumbers.count)),
        ].joined(separator: " · ")
    }
}
