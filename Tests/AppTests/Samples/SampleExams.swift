@testable import App

/// Exams made by hand.
enum SampleExams {
    static let now = SampleSnapshot.start

    /// A period that opened a day ago and closes in five days; late until the seventh, exams from the tenth on.
    static func fields(_ now: Instant = SampleExams.now) -> ExamPeriodFields {
        let first = LocalDay(number: Int(now.milliseconds / 86_400_000)) + 2
        return ExamPeriodFields(
            name: "Ianuarie <1>", opens: now + .days(-1), closes: now + .days(5), lateCloses: now + .days(7),
            withdrawUntil: now + .days(8), days: first...(first + 40))
    }

    static func date(
        _ starts: Instant, seats: Int = 30, waits: Bool = true, room: String? = "201 <A>", isClosed: Bool = false
    ) -> ExamDateFields {
        ExamDateFields(
            starts: starts, ends: starts + .hours(2), room: room, seats: seats, hasWaitingList: waits, isClosed: isClosed)
    }

    static func period(_ change: (inout ExamPeriodFields) -> Void = { _ in }) -> ExamPeriod {
        var fields = fields()
        change(&fields)
        return ExamPeriod(id: ID(text: "period"), key: nil, fields: fields)
    }

    static func held(
        _ id: String, days: Int = 10, sequence: Int = 1, seats: Int = 30, waits: Bool = true, room: String? = "201 <A>",
        isClosed: Bool = false
    ) -> ExamDate {
        ExamDate(
            id: ID(text: id), period: ID(text: "period"), course: Course.sample().id, key: nil,
            version: .init(
                sequence: sequence,
                fields: date(now + .days(days), seats: seats, waits: waits, room: room, isClosed: isClosed), maker: "Dan Pop",
                madeAt: now + .days(-2), reason: sequence > 1 ? "renovare <b>" : nil))
    }

    static func event(
        _ kind: ExamRegistration.Kind, _ date: String, _ sequence: Int = 1, reason: String? = nil, charge: String? = nil
    ) -> ExamRegistration.Event {
        .init(
            sequence: sequence, kind: kind, date: ID(text: date), maker: "Ana Țîrlea", madeAt: now + .minutes(sequence - 90),
            reason: reason, charge: charge)
    }

    static let fee = ExamFee(kind: .exam, amount: Money(minor: 50_000, currency: .dinar))

    static func registration(
        _ events: [ExamRegistration.Event] = [event(.registered, "one", charge: "charge")], fee: ExamFee? = fee
    ) -> ExamRegistration {
        ExamRegistration(
            id: ID(text: "registration"), number: 17, period: ID(text: "period"), course: Course.sample().id,
            person: ID(text: "ana"), ordinal: 2, fee: fee, events: events)
    }

    static func standing(
        isEnrolled: Bool = true, verdict: ConfirmedMark.Verdict? = nil, preExam: ExamStanding.PreExam = .free,
        debt: [Money] = [], earlier: Int = 0
    ) -> ExamStanding {
        ExamStanding(isEnrolled: isEnrolled, verdict: verdict, preExam: preExam, debt: debt, earlier: earlier)
    }

    static func subject(
        _ standing: ExamStanding = standing(), _ period: ExamPeriod = period(), dates: [ExamOverview.Choice] = choices,
        registration: ExamRegistration? = nil, rank: Int? = nil, fee: ExamFee? = fee
    ) -> ExamOverview.Subject {
        .init(
            course: .sample(), standing: standing, refusal: standing.refusal(in: period, at: now), fee: fee, choices: dates,
            registration: registration, rank: rank)
    }

    static let choices: [ExamOverview.Choice] = [
        .init(date: held("one", sequence: 2), crowd: ExamCrowd(seated: 29)),
        .init(date: held("two", days: 12, seats: 1, room: nil), crowd: ExamCrowd(seated: 1, waiting: 3)),
        .init(date: held("three", days: 14, seats: 1, waits: false), crowd: ExamCrowd(seated: 1)),
    ]

    static func overview(_ subjects: [ExamOverview.Subject], _ period: ExamPeriod = period(), past: Bool = false) -> ExamOverview
    {
        ExamOverview(
            parts: subjects.isEmpty ? [] : [.init(period: period, subjects: subjects)],
            past: past
                ? [
                    .init(
                        registration: registration([event(.registered, "one"), event(.withdrawn, "one", 2)]), course: .sample(),
                        period: "Iunie <2>")
                ]
                : [])
    }

    static func details(
        _ registration: ExamRegistration = registration(), period: ExamPeriod = period(),
        choices: [ExamOverview.Choice] = choices,
        rank: Int? = nil, receipt: Bool = true
    ) -> ExamDetails {
        let moved = held("one", sequence: 2).version
        let first = ExamDate.Version(
            sequence: 1, fields: date(now + .days(9), room: nil), maker: nil, madeAt: now + .days(-3), reason: nil)
        let second = ExamDate.Version(
            sequence: 2, fields: moved.fields, maker: moved.maker, madeAt: now + .minutes(-10), reason: moved.reason)
        return ExamDetails(
            registration: registration, owner: .init(name: "Ana Țîrlea <b>", indexNumber: "1001"), period: period,
            course: .sample(), choices: choices, histories: [ID(text: "one"): [first, second]], rank: rank,
            receipt: receipt ? ReceiptCode(stored: "7ZQ4M-0H2KX-7ZQ4M-0H2KX-7ZQ4M") : nil)
    }

    static func sheet(_ period: ExamPeriod = period(), dates: [ExamDate] = choices.map(\.date)) -> ExamPeriodStore.Sheet {
        let clash = dates.at(0).flatMap { one in dates.at(2).map { ExamClash(one: one, other: $0) } }
        return .init(
            period: period,
            dates: dates.map {
                .init(date: $0, course: .sample(), crowd: ExamCrowd(seated: 1, waiting: $0.id.text == "two" ? 3 : 0))
            },
            clashes: [clash].compactMap(\.self), courses: [.sample()])
    }

    static func list(_ isEmpty: Bool = false, isBegun: Bool = false) -> ExamList {
        func row(_ user: String, _ kind: ExamPlaceRows.Kind, index: String?) -> ExamList.Row {
            .init(
                registration: registration(),
                student: .init(id: ID(text: user), name: "Ana", surname: "Țîrlea <b>", indexNumber: index, userName: user),
                kind: kind, since: now)
        }
        return ExamList(
            period: period(), date: held("one"), course: .sample(), history: [],
            seated: isEmpty ? [] : [row("ana", .seat, index: "1001"), row("bogdan", .seat, index: nil)],
            waiting: isEmpty ? [] : [row("ema", .waiting, index: "1003")], isBegun: isBegun)
    }
}
