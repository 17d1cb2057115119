/// What a student may register for in the periods that are open or will be, and what is registered.
struct RegistrationPage: Page {
    static let template = "Exams/registration"

    /// What was posted, and what became of it.
    struct Answer: Sendable {
        var dates: [ID<ExamDate>] = []
        var outcomes: [ExamOutcome] = []
        var isPosted = false

        var isRefused: Bool { isPosted && (outcomes.isEmpty || outcomes.contains { $0.refusal != nil }) }
    }

    struct Line: Sendable {
        let text: String
        let isGood: Bool
    }

    struct Choice: Sendable {
        let value: String
        let text: String
        let state: String
        let isChosen: Bool
        let isFull: Bool
    }

    /// A course that can be registered.
    struct Open: Sendable {
        let field: String
        /// The name of the field that says what the page showed as the cost, and what it says.
        let feeField: String
        let shownFee: String
        let title: String
        let contentLanguage: String
        let fee: String
        /// How often it was registered before; nil for never.
        let earlier: String?
        let choices: [Choice]
    }

    struct Registered: Sendable {
        let title: String
        let contentLanguage: String
        /// The date of the seat; nil for somebody who only waits.
        let seat: String?
        /// The date that is waited for, and the place in the list; or that there was no seat when it began.
        let waiting: String?
        let number: String
        let href: String
        let changeHref: String
        let withdrawalHref: String
        let canChange: Bool
        let canWithdraw: Bool
    }

    struct Blocked: Sendable {
        let title: String
        let contentLanguage: String
        let reason: String
        /// The survey that must be answered first.
        let href: String?
    }

    struct Period: Sendable {
        let name: String
        let deadline: String
        let details: [String]
        let registered: [Registered]
        let hasRegistered: Bool
        let open: [Open]
        let blocked: [Blocked]
        let hasBlocked: Bool
    }

    struct Past: Sendable {
        let title: String
        let contentLanguage: String
        let detail: String
        let href: String
    }

    let frame: Frame
    let lines: [Line]
    let hasLines: Bool
    let empty: String?
    let action: String
    let periods: [Period]
    /// Whether anything can be registered.
    let canRegister: Bool
    /// What everything that can be registered costs; one line for each course.
    let costs: [String]
    let past: [Past]
    let hasPast: Bool

    init(frame: Frame, strings: Strings, overview: ExamOverview, answer: Answer, now: Instant) {
        let words = RegistrationWords(strings: strings, now: now)
        self.frame = answer.isRefused ? frame.titled(strings("form.error-prefix")) : frame
        lines = words.lines(answer, overview)
        hasLines = !lines.isEmpty
        empty = overview.parts.isEmpty ? strings("exams.none") : nil
        action = ExamRoutes.registration
        let chosen = Set(answer.dates)
        periods = overview.parts.map { words.period($0, chosen) }
        canRegister = periods.contains { $0.open.contains { $0.choices.contains { !$0.isFull } } }
        costs = overview.parts.flatMap(words.costs)
        past = overview.past.map(words.past)
        hasPast = !past.isEmpty
    }
}
