/// The confirmation of a registration, to print, with its history.
struct ExamConfirmationPage: Page {
    static let template = "Exams/exam-confirmation"

    struct Event: Sendable {
        let what: String
        let detail: String
        /// Why; nil where nobody said so.
        let reason: String?
    }

    let frame: Frame
    let institution: String
    let title: String
    let contentLanguage: String
    /// Says that the registration has ended, or that there is no seat yet.
    let notice: String?
    let facts: [StudentPointsPage.Fact]
    /// The code of the receipt, and where it can be checked.
    let receipt: Frame.Link?
    let calendarHref: String?
    let changeHref: String?
    let history: [Event]

    init(frame: Frame, strings: Strings, details: ExamDetails, institution: String, origin: String, now: Instant) {
        let registration = details.registration
        self.frame = frame
        self.institution = institution
        (title, contentLanguage) = (details.course.subject, details.course.language.rawValue)
        notice = Self.notice(details, now, strings)
        facts = Self.facts(details, now, strings)
        receipt = details.receipt.map { .init(href: origin + AttemptRoutes.receipt($0), text: $0.text) }
        calendarHref = registration.state.seat == nil ? nil : ExamRoutes.calendar(registration.id)
        changeHref = registration.state.holds ? ExamRoutes.change(registration.id) : nil
        history = Self.history(details, now, strings)
    }

    private static func notice(_ details: ExamDetails, _ now: Instant, _ strings: Strings) -> String? {
        let state = details.registration.state
        if let ending = state.ending { return ExamWords.event(ending, strings) }
        return ExamWords.waiting(details.waiting(at: now), for: details.date(state.waiting), rank: details.rank, strings)
    }

    private static func facts(_ details: ExamDetails, _ now: Instant, _ strings: Strings) -> [StudentPointsPage.Fact] {
        let (registration, date) = (details.registration, details.date(details.registration.state.seat))
        let pairs: [(String, String?)] = [
            ("exams.number", String(registration.number)), ("extra-time.student", details.owner.name),
            ("account.index-number", details.owner.indexNumber), ("exams.period", details.period.name),
            ("exams.time", date.map { ExamWords.time($0.fields, strings) }), ("exams.room", date?.fields.room),
            ("exams.fee", fee(details, now, strings)),
            ("exams.ordinal", strings.formats.number(registration.ordinal)),
        ]
        return pairs.compactMap { key, value in value.map { .init(label: strings(key), value: $0) } }
    }

    /// What the registration costs, or that it is no longer owed; nil where there was no seat, and nothing was charged.
    private static func fee(_ details: ExamDetails, _ now: Instant, _ strings: Strings) -> String? {
        let registration = details.registration
        guard let fee = registration.fee else { return strings("exams.no-fee") }
        let (money, isCharged) = (ExamWords.money(fee.amount, strings), registration.events.contains { $0.charge != nil })
        if registration.state.ending != nil { return isCharged ? strings("exams.fee-not-owed", ["fee": money]) : nil }
        return details.waiting(at: now) == .inVain ? nil : money
    }

    /// What happened to the registration, what was moved meanwhile, and that an exam began without a seat, the oldest first.
    private static func history(_ details: ExamDetails, _ now: Instant, _ strings: Strings) -> [Event] {
        let events = details.registration.events.map { event in
            let place = details.version(of: event.date, at: event.madeAt).map { ExamWords.place($0.fields, strings) }
            return (
                event.madeAt, 0,
                Event(
                    what: ExamWords.event(event.kind, strings), detail: detail(event.madeAt, place, strings),
                    reason: event.reason)
            )
        }
        let moves = details.moves.map { old, new in
            (
                new.madeAt, 1,
                Event(
                    what: strings("exams.moved"), detail: detail(new.madeAt, ExamMoves.text(old, new, strings), strings),
                    reason: new.reason)
            )
        }
        let vain = details.waiting(at: now) == .inVain ? details.date(details.registration.state.waiting) : nil
        let end = vain.map { date in
            let place = ExamWords.place(date.fields, strings)
            return (
                date.starts, 2,
                Event(what: strings("exams.in-vain"), detail: detail(date.starts, place, strings), reason: nil)
            )
        }
        let all = events + moves + [end].compactMap(\.self)
        return all.sorted { ($0.0.milliseconds, $0.1) < ($1.0.milliseconds, $1.1) }.map(\.2)
    }

    private static func detail(_ moment: Instant, _ what: String?, _ strings: Strings) -> String {
        [strings.formats.dayAndClock(moment), what].compactMap(\.self).joined(separator: " · ")
    }
}

/// The words for a date that was moved.
enum ExamMoves {
    /// The old and the new value of what is different: time, room, or both.
    static func text(_ old: ExamDate.Version, _ new: ExamDate.Version, _ strings: Strings) -> String {
        let isTime = old.fields.starts != new.fields.starts || old.fields.ends != new.fields.ends
        let time =
            isTime
            ? strings(
                "exams.from-to",
                ["old": ExamWords.time(old.fields, strings), "new": ExamWords.time(new.fields, strings)]) : nil
        let none = strings("exams.no-room")
        let room =
            old.fields.room == new.fields.room
            ? nil
            : strings(
                "exams.room-from-to",
                ["old": old.fields.room ?? none, "new": new.fields.room ?? none])
        return [time, room].compactMap(\.self).joined(separator: " · ")
    }
}
