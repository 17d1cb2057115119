/// Another date for a registration, and its end.
struct ExamChangePage: Page {
    static let template = "Exams/exam-change"

    struct Withdrawal: Sendable {
        let action: String
        /// What it does: to the seat, and to the fee.
        let meaning: String
        let error: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let title: String
    let contentLanguage: String
    /// What holds: the seat, and the place in a waiting list.
    let present: [String]
    /// Why nothing can be changed; nil where it can.
    let obstacle: String?
    let action: String
    let seen: String
    let choices: [RegistrationPage.Choice]
    let hasChoices: Bool
    let error: String?
    /// Nil where the registration can no longer be withdrawn.
    let withdrawal: Withdrawal?
    /// Until when it could be withdrawn; nil where it still can, and where the obstacle says why not.
    let withdrawalOver: String?

    init(
        frame: Frame, strings: Strings, details: ExamDetails, chosen: ID<ExamDate>?, now: Instant, errors: FormErrors? = nil
    ) {
        let (registration, period) = (details.registration, details.period)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        (title, contentLanguage) = (details.course.subject, details.course.language.rawValue)
        let isBegun = details.date(registration.state.seat)?.isBegun(at: now) ?? false
        present = Self.present(details, now, strings)
        obstacle = Self.obstacle(details, isBegun: isBegun, now, strings)
        action = ExamRoutes.change(registration.id)
        seen = String(registration.sequence)
        let words = RegistrationWords(strings: strings, now: now)
        let picked = Set([chosen ?? registration.state.seat].compactMap(\.self))
        choices = obstacle == nil ? Self.choices(details, now).map { words.choice($0, picked).own(registration, strings) } : []
        hasChoices = !choices.isEmpty
        error = errors?.first("date", strings)
        let canWithdraw = registration.state.holds && !isBegun && (registration.state.seat == nil || period.canWithdraw(at: now))
        withdrawal =
            canWithdraw
            ? Withdrawal(
                action: ExamRoutes.withdrawal(registration.id), meaning: Self.meaning(details, now, strings),
                error: errors?.first("withdrawal", strings)) : nil
        withdrawalOver =
            canWithdraw || isBegun || registration.state.ending != nil
            ? nil : strings("exams.withdrawal-over", ["time": ExamWords.moment(period.fields.withdrawUntil, strings)])
    }

    /// Dates that have begun are no choice.
    private static func choices(_ details: ExamDetails, _ now: Instant) -> [ExamOverview.Choice] {
        details.choices.filter { !$0.date.isBegun(at: now) }
    }

    private static func present(_ details: ExamDetails, _ now: Instant, _ strings: Strings) -> [String] {
        let state = details.registration.state
        return [
            details.date(state.seat).map {
                strings("exams.registered-for", ["date": ExamWords.place($0.fields, strings)])
            },
            ExamWords.waiting(details.waiting(at: now), for: details.date(state.waiting), rank: details.rank, strings),
            details.registration.state.ending.map { ExamWords.event($0, strings) },
        ].compactMap(\.self)
    }

    private static func obstacle(
        _ details: ExamDetails, isBegun: Bool, _ now: Instant, _ strings: Strings
    ) -> String? {
        if !details.registration.state.holds { return strings("exams.has-ended") }
        if isBegun { return strings("exams.begun") }
        switch details.period.phase(at: now) {
        case .open, .late: return nil
        case .planned: return ExamWords.refusal(.notYet(details.period.fields.opens), strings)
        case .closed: return ExamWords.refusal(.over(details.period.lastMoment), strings)
        }
    }

    private static func meaning(_ details: ExamDetails, _ now: Instant, _ strings: Strings) -> String {
        let registration = details.registration
        if details.waiting(at: now) == .inVain { return strings("exams.withdrawal-means-vain") }
        if registration.state.seat == nil { return strings("exams.withdrawal-means-waiting") }
        let fee = registration.fee.flatMap { registration.charge == nil ? nil : $0 }
        guard let fee else { return strings("exams.withdrawal-means") }
        return strings("exams.withdrawal-means-fee", ["fee": ExamWords.money(fee.amount, strings)])
    }
}

extension RegistrationPage.Choice {
    /// The date that somebody has, or waits for, says so, and can be chosen however full it is.
    fileprivate func own(_ registration: ExamRegistration, _ strings: Strings) -> Self {
        let key: String? =
            value == registration.state.seat?.text
            ? "exams.your-seat" : value == registration.state.waiting?.text ? "exams.your-wait" : nil
        guard let key else { return self }
        return .init(value: value, text: text, state: strings(key), isChosen: isChosen, isFull: false)
    }
}
