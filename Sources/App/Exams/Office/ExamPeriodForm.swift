import Foundation

/// What the form for a new or an existing period posts.
struct ExamPeriodForm: Decodable, Sendable {
    /// The id of a new period, made when the form was shown, so that pressing twice makes one.
    var period: String?
    /// The fingerprint of what the form showed; nil for a new one.
    var seen: String?
    var name: String?
    var opensDay: String?
    var opensTime: String?
    var closesDay: String?
    var closesTime: String?
    var lateDay: String?
    var lateTime: String?
    var withdrawDay: String?
    var withdrawTime: String?
    var firstDay: String?
    var lastDay: String?
    var chargedFrom: String?
    var commissionFrom: String?
    var leastPoints: String?
    var stopsDebtors: String?

    /// What was typed.
    /// - Parameter before: what the period is at present; nil for a new one. A moment whose text is the same stays.
    /// - Throws: `FormErrors`
    func fields(_ before: ExamPeriodFields?, at now: Instant, zone: TimeZone) throws -> ExamPeriodFields {
        var errors = FormErrors()
        let name = TypedText.line(name)
        if name == nil { errors.add("name", "exams.name-missing") }
        if let name, !name.isWithin(letters: ExamPeriodFields.longestName) { errors.add("name", "form.too-long") }
        let reading = ExamTimes(now: now, zone: zone)
        let opens = reading.moment("opensDay", opensDay, opensTime, before?.opens, &errors)
        let closes = reading.moment("closesDay", closesDay, closesTime, before?.closes, &errors)
        let hasLate = TypedText.line(lateDay) != nil || TypedText.line(lateTime) != nil
        let late = hasLate ? reading.moment("lateDay", lateDay, lateTime, before?.lateCloses, &errors) : nil
        let withdraw = reading.moment("withdrawDay", withdrawDay, withdrawTime, before?.withdrawUntil, &errors)
        let days = reading.days(firstDay, lastDay, &errors)
        let charged = number("chargedFrom", chargedFrom ?? "1", &errors)
        let commission = TypedText.line(commissionFrom).flatMap { number("commissionFrom", $0, &errors) }
        let least = TypedText.line(leastPoints).flatMap { points($0, &errors) }
        try errors.check()
        guard let name, let opens, let closes, let withdraw, let days, let charged else { throw errors }
        let fields = ExamPeriodFields(
            name: name, opens: opens, closes: closes, lateCloses: late, withdrawUntil: withdraw, days: days,
            chargedFrom: charged, commissionFrom: commission, leastPoints: least, stopsDebtors: stopsDebtors != nil)
        for fault in fields.faults { errors.add(fault.field, fault.key) }
        try errors.check()
        return fields
    }

    private func number(_ field: String, _ text: String, _ errors: inout FormErrors) -> Int? {
        let number = TypedText.line(text).flatMap { Int($0) }
        if let number, ExamPeriodFields.possibleNumbers.contains(number) { return number }
        errors.add(field, "exams.number-invalid", ["most": String(ExamPeriodFields.possibleNumbers.upperBound)])
        return nil
    }

    private func points(_ text: String, _ errors: inout FormErrors) -> Points? {
        if let points = Points(text: text) { return points }
        errors.add("leastPoints", "exams.points-invalid")
        return nil
    }
}

extension ExamPeriodFields.Fault {
    fileprivate var field: String {
        switch self {
        case .closing: "closesDay"
        case .lateClosing: "lateDay"
        case .withdrawal: "withdrawDay"
        }
    }

    fileprivate var key: String {
        switch self {
        case .closing: "exams.closes-early"
        case .lateClosing: "exams.late-early"
        case .withdrawal: "exams.withdraw-early"
        }
    }
}

/// Reads days and moments that are typed into the office's forms.
struct ExamTimes {
    let now: Instant
    let zone: TimeZone

    /// - Parameter before: what the fields were filled with; its seconds, and in which of two equal hours it is, are in no
    ///   field.
    func moment(
        _ field: String, _ day: String?, _ clock: String?, _ before: Instant?, _ errors: inout FormErrors
    ) -> Instant? {
        let text = ZonedTime.typed(day, clock) ?? ""
        if let before {
            let shown = ZonedTime.text(before, zone)
            if ZonedTime.typed(shown.day, shown.clock) == text { return before }
        }
        if let time = TimeExpression(text, now: now, zone: zone) { return time.instant }
        if case .ambiguous(let dayFirst, let monthFirst) = WrittenDate(text) {
            errors.add(field, "test-settings.time-twofold", ["value": text, "first": dayFirst, "second": monthFirst])
        } else {
            errors.add(field, "test-settings.bad-time")
        }
        return nil
    }

    func days(_ first: String?, _ last: String?, _ errors: inout FormErrors) -> ClosedRange<LocalDay>? {
        guard let first = day("firstDay", first, &errors), let last = day("lastDay", last, &errors) else { return nil }
        if last < first {
            errors.add("lastDay", "exams.days-order")
            return nil
        }
        return first...last
    }

    private func day(_ field: String, _ text: String?, _ errors: inout FormErrors) -> LocalDay? {
        if let text = TypedText.line(text), case .day(let day) = WrittenDay(text) { return day }
        errors.add(field, "semesters.day-invalid")
        return nil
    }
}

extension ExamPeriodForm {
    /// The fields as they are stored.
    init(_ period: ExamPeriod, _ formats: Formats) {
        let fields = period.fields
        func typed(_ instant: Instant?) -> (day: String, clock: String)? { instant.map { ZonedTime.text($0, formats.zone) } }
        let (opens, closes) = (typed(fields.opens), typed(fields.closes))
        let (late, withdraw) = (typed(fields.lateCloses), typed(fields.withdrawUntil))
        self.init(
            seen: period.fingerprint, name: fields.name, opensDay: opens?.day, opensTime: opens?.clock, closesDay: closes?.day,
            closesTime: closes?.clock, lateDay: late?.day, lateTime: late?.clock, withdrawDay: withdraw?.day,
            withdrawTime: withdraw?.clock, firstDay: fields.days.lowerBound.iso, lastDay: fields.days.upperBound.iso,
            chargedFrom: String(fields.chargedFrom), commissionFrom: fields.commissionFrom.map { String($0) },
            leastPoints: fields.leastPoints.map { formats.decimal(thousandths: $0.thousandths, places: 3) },
            stopsDebtors: fields.stopsDebtors ? "1" : nil)
    }
}
