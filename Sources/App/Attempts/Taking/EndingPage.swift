/// Asks whether to end an attempt in which something is unanswered.
struct EndingPage: Page {
    static let template = "Attempts/ending"

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let timer: TimeLeft?
    /// "10 questions without an answer. Finish anyway?"
    let question: String
    /// The numbers of those, for the form.
    let unanswered: String
    let numbers: [ReviewPage.NumberLink]
    let action: String
    let origin: Int
    /// The first question without an answer.
    let answerHref: String

    init(frame: Frame, snapshot: AttemptSnapshot, origin: Int, strings: Strings, now: Instant) {
        let (id, numbers) = (snapshot.attempt.id, snapshot.unanswered)
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        timer = snapshot.attempt.deadline.map { TimeLeft(deadline: $0, now: now, strings: strings) }
        question = strings("ending.question", n: numbers.count)
        unanswered = numbers.map(String.init).joined(separator: " ")
        self.numbers = ReviewPage.links(to: numbers, of: id)
        action = AttemptRoutes.submission(of: id)
        self.origin = origin
        answerHref = AttemptRoutes.question(numbers.first ?? origin, of: id)
    }
}
