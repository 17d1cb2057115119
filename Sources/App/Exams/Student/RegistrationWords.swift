/// Makes the parts of the page on which a student registers.
struct RegistrationWords {
    let strings: Strings
    let now: Instant
    /// Whether they are read beside the buttons of the page.
    var isPage = true

    /// A line for each date that was chosen; one that says so where nothing was.
    func lines(_ answer: RegistrationPage.Answer, _ overview: ExamOverview) -> [RegistrationPage.Line] {
        guard answer.isPosted else { return [] }
        if answer.outcomes.isEmpty { return [.init(text: strings("exams.nothing-chosen"), isGood: false)] }
        let subjects = overview.parts.flatMap(\.subjects)
        return zip(answer.dates, answer.outcomes).map { date, outcome in
            let subject = subjects.first { $0.choice(date) != nil }
            return .init(
                text: line(outcome, subject?.choice(date)?.date, subject?.course.subject ?? strings("exams.exam")),
                isGood: outcome.refusal == nil)
        }
    }

    private func line(_ outcome: ExamOutcome, _ date: ExamDate?, _ subject: String) -> String {
        let place = date.map { ExamWords.place($0.fields, strings) } ?? ""
        switch outcome {
        case .registered(let registration), .unchanged(let registration):
            guard registration.state.waiting == nil || registration.state.waiting != date?.id else {
                return strings("exams.answer-waits", ["course": subject, "date": place])
            }
            return strings(
                "exams.answer-registered", ["course": subject, "date": place, "number": String(registration.number)])
        case .queued(_, let rank):
            return strings(
                "exams.answer-queued", ["course": subject, "date": place, "place": strings.formats.number(rank)])
        case .refused(let refusal):
            let reason = ExamWords.refusal(refusal, strings, isPage: isPage)
            return strings("exams.answer-refused", ["course": subject, "reason": reason])
        }
    }

    func period(_ part: ExamOverview.Part, _ chosen: Set<ID<ExamDate>>) -> RegistrationPage.Period {
        let registered = part.subjects.compactMap { self.registered($0, part.period) }
        let free = part.subjects.filter { $0.registration == nil }
        let blocked = free.compactMap { subject in refusal(subject).map { self.blocked(subject.course, $0) } }
        return RegistrationPage.Period(
            name: part.period.name, deadline: ExamWords.window(part.period, at: now, strings), details: details(part),
            registered: registered,
            hasRegistered: !registered.isEmpty,
            open: free.filter { refusal($0) == nil }.map { open($0, part.period, chosen) }, blocked: blocked,
            hasBlocked: !blocked.isEmpty)
    }

    /// Why somebody may not register for a subject; nil where there is a date to choose.
    private func refusal(_ subject: ExamOverview.Subject) -> ExamRefusal? {
        subject.refusal ?? (subject.choices.allSatisfy { $0.date.isBegun(at: now) } ? .begun : nil)
    }

    private func details(_ part: ExamOverview.Part) -> [String] {
        let (period, phase) = (part.period, part.period.phase(at: now))
        let late = phase == .closed || phase == .late ? nil : period.fields.lateCloses
        return [
            late.map { self.late(until: $0, part.lateFee) },
            phase == .planned || !period.canWithdraw(at: now)
                ? nil : strings("exams.withdraw-until", ["time": ExamWords.moment(period.fields.withdrawUntil, strings)]),
        ].compactMap(\.self)
    }

    /// Until when somebody who is late can register, and what that costs where it has a price of its own.
    private func late(until moment: Instant, _ fee: ExamFee?) -> String {
        let time = ExamWords.moment(moment, strings)
        guard let fee else { return strings("exams.late-after", ["time": time]) }
        return strings("exams.late-after-fee", ["time": time, "fee": ExamWords.money(fee.amount, strings)])
    }

    private func registered(_ subject: ExamOverview.Subject, _ period: ExamPeriod) -> RegistrationPage.Registered? {
        guard let registration = subject.registration else { return nil }
        let (seat, waiting) = (subject.choice(registration.state.seat), subject.choice(registration.state.waiting))
        let isBegun = seat?.date.isBegun(at: now) ?? false
        return .init(
            title: subject.course.subject, contentLanguage: subject.course.language.rawValue,
            seat: seat.map { strings("exams.registered-for", ["date": ExamWords.place($0.date.fields, strings)]) },
            waiting: ExamWords.waiting(subject.waiting(at: now), for: waiting?.date, rank: subject.rank, strings),
            number: String(registration.number), href: ExamRoutes.confirmation(registration.id),
            changeHref: ExamRoutes.change(registration.id), withdrawalHref: ExamRoutes.change(registration.id) + "#withdrawal",
            canChange: !isBegun && period.isOpen(at: now),
            canWithdraw: !isBegun && (period.canWithdraw(at: now) || seat == nil))
    }

    /// IT250 - Web sistemi: 500 RSD; of each subject that can be registered.
    func costs(_ part: ExamOverview.Part) -> [String] {
        part.subjects.filter { $0.registration == nil && refusal($0) == nil }.map {
            $0.course.subject + ": " + ExamWords.cost($0.fee, strings)
        }
    }

    private func open(
        _ subject: ExamOverview.Subject, _ period: ExamPeriod, _ chosen: Set<ID<ExamDate>>
    ) -> RegistrationPage.Open {
        let name = "\(period.id)-\(subject.course.number)"
        return .init(
            field: RegistrationController.field + name, feeField: RegistrationController.feeField + name,
            shownFee: ShownFee(subject.fee).text, title: subject.course.subject,
            contentLanguage: subject.course.language.rawValue, fee: ExamWords.fee(subject.fee, strings),
            earlier: subject.standing.earlier > 0 ? strings("exams.earlier", n: subject.standing.earlier) : nil,
            choices: subject.choices.filter { !$0.date.isBegun(at: now) }.map { choice($0, chosen) })
    }

    func choice(_ choice: ExamOverview.Choice, _ chosen: Set<ID<ExamDate>>) -> RegistrationPage.Choice {
        .init(
            value: choice.date.id.text, text: ExamWords.place(choice.date.fields, strings),
            state: ExamWords.seats(choice.date, choice.crowd, at: now, strings),
            isChosen: chosen.contains(choice.date.id), isFull: !choice.date.isOffered(to: choice.crowd, at: now))
    }

    private func blocked(_ course: Course, _ refusal: ExamRefusal) -> RegistrationPage.Blocked {
        let survey: String? =
            if case .survey(let survey) = refusal {
                SurveyRoutes.subject(course.id, of: survey, back: ExamRoutes.registration)
            } else { nil }
        return .init(
            title: course.subject, contentLanguage: course.language.rawValue, reason: ExamWords.refusal(refusal, strings),
            href: survey)
    }

    func past(_ past: ExamOverview.Past) -> RegistrationPage.Past {
        let last = past.registration.events.last
        let end: [String?] =
            if let waited = past.waitedFor { [ExamWords.waiting(.inVain, for: waited, rank: nil, strings)] } else {
                [last.map { ExamWords.event($0.kind, strings) }, last.map { strings.formats.shortDay($0.madeAt) }]
            }
        return .init(
            title: past.course.subject, contentLanguage: past.course.language.rawValue,
            detail: ([past.period] + end.compactMap(\.self)).joined(separator: " · "),
            href: ExamRoutes.confirmation(past.registration.id))
    }
}
