/// The words for exams.
enum ExamWords {
    /// When an exam is: 14 January 2012, 12:00–14:00.
    static func time(_ fields: ExamDateFields, _ strings: Strings) -> String {
        let formats = strings.formats
        let isOneDay = formats.localDay(fields.starts) == formats.localDay(fields.ends)
        return formats.dayAndClock(fields.starts) + "–"
            + (isOneDay ? formats.clock(fields.ends) : formats.dayAndClock(fields.ends))
    }

    /// When and where: 14 January 2012, 12:00–14:00 · 201.
    static func place(_ fields: ExamDateFields, _ strings: Strings) -> String {
        [time(fields, strings), fields.room.map { room($0, strings) }].compactMap(\.self).joined(separator: " · ")
    }

    static func room(_ room: String, _ strings: Strings) -> String { strings("exams.in-room", ["room": room]) }

    /// A moment with the time zone.
    static func moment(_ instant: Instant, _ strings: Strings) -> String {
        strings("exams.moment", ["time": strings.formats.dayAndClock(instant), "zone": strings.formats.zoneName])
    }

    /// How many seats are left, or how many wait.
    static func seats(_ date: ExamDate, _ crowd: ExamCrowd, at now: Instant, _ strings: Strings) -> String {
        switch date.answer(crowd, at: now) {
        case .seat: strings("exams.seats-left", n: crowd.free(of: date.fields.seats))
        case .queue: strings("exams.waiting", ["count": strings.formats.number(crowd.waiting)])
        case .refusal(.full): strings("exams.full")
        case .refusal(.begun): strings("exams.begun")
        case .refusal: strings("exams.date-closed")
        }
    }

    /// That somebody waits for a seat on a date, or waited in vain; nil where neither is so.
    /// - Parameter rank: the place in the list, from 1.
    static func waiting(_ waiting: ExamWaiting, for date: ExamDate?, rank: Int?, _ strings: Strings) -> String? {
        let when = date.map { place($0.fields, strings) } ?? ""
        switch waiting {
        case .none: return nil
        case .waits: return strings("exams.waits-for", ["date": when, "place": strings.formats.number(rank ?? 1)])
        case .inVain: return strings("exams.waited-for", ["date": when])
        }
    }

    /// Until when registration is open, from when it will be, or since when it no longer is.
    static func window(_ period: ExamPeriod, at now: Instant, _ strings: Strings) -> String {
        switch period.phase(at: now) {
        case .planned: strings("exams.opens-at", ["time": moment(period.fields.opens, strings)])
        case .open: strings("exams.open-until", ["time": moment(period.fields.closes, strings)])
        case .late: strings("exams.late-until", ["time": moment(period.lastMoment, strings)])
        case .closed: strings("exams.closed-at", ["time": moment(period.lastMoment, strings)])
        }
    }

    static func fee(_ fee: ExamFee?, _ strings: Strings) -> String {
        fee == nil ? strings("exams.no-fee") : strings("exams.fee-of", ["fee": cost(fee, strings)])
    }

    /// What registering costs, as an amount.
    static func cost(_ fee: ExamFee?, _ strings: Strings) -> String {
        fee.map { money($0.amount, strings) } ?? strings("exams.no-fee")
    }

    /// Why somebody cannot register.
    /// - Parameter isPage: whether it is read beside the buttons of which it speaks.
    static func refusal(_ refusal: ExamRefusal, _ strings: Strings, isPage: Bool = true) -> String {
        switch refusal {
        case .notEnrolled: strings("exams.not-enrolled")
        case .notStudent: strings("exams.not-student")
        case .passed(let mark): strings("exams.passed-with", ["mark": mark.text(possible: PointsPlan.whole, strings)])
        case .points(let missing, let least):
            strings(
                "exams.points-missing",
                ["points": PlanWords.points(missing, strings), "least": PointsWords.number(least, strings)])
        case .parts(let parts):
            strings("exams.parts-missing", ["parts": strings.formats.list(parts.map { part($0, strings) })])
        case .held(let parts):
            strings(
                "exams.results-held",
                ["parts": strings.formats.list(parts.map { PointsWords.name(of: $0, strings) })])
        case .survey: strings("exams.survey-first")
        case .debt(let debt):
            strings("exams.debt", ["debt": strings.formats.list(debt.map { money($0, strings) })])
        case .dearer(let fee):
            strings(isPage ? "exams.dearer" : "exams.dearer-than-sent", ["fee": money(fee.amount, strings)])
        case .notYet(let time): strings("exams.opens-at", ["time": moment(time, strings)])
        case .over(let time): strings("exams.closed-at", ["time": moment(time, strings)])
        case .withdrawal(let time): strings("exams.withdrawal-over", ["time": moment(time, strings)])
        case .full: strings("exams.full")
        case .dateClosed: strings("exams.date-closed")
        case .begun: strings("exams.begun")
        case .tooOften: strings("exams.too-often")
        case .registered: strings(isPage ? "exams.is-registered" : "exams.is-registered-elsewhere")
        case .unknown: strings("exams.unknown")
        }
    }

    /// What happened to a registration.
    static func event(_ kind: ExamRegistration.Kind, _ strings: Strings) -> String {
        switch kind {
        case .registered: strings("exams.event-registered")
        case .changed: strings("exams.event-changed")
        case .queued: strings("exams.event-queued")
        case .movedUp: strings("exams.event-moved-up")
        case .left: strings("exams.event-left")
        case .withdrawn: strings("exams.event-withdrawn")
        case .cancelled: strings("exams.event-cancelled")
        case .passed: strings("exams.event-passed")
        case .unenrolled: strings("exams.event-unenrolled")
        case .accountEnded: strings("exams.event-account-ended")
        case .roleEnded: strings("exams.event-role-ended")
        }
    }

    static func money(_ money: Money, _ strings: Strings) -> String { strings.formats.money(money) }

    private static func part(_ missing: ExamRefusal.MissingPart, _ strings: Strings) -> String {
        strings(
            "exams.part-missing",
            ["part": PointsWords.name(of: missing.part, strings), "points": PlanWords.points(missing.missing, strings)])
    }
}
