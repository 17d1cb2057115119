/// What the page of a course's meetings posts.
struct ScheduleForm: Decodable, Sendable, Equatable {
    /// The id of the group; nil for the whole course.
    var group: String?
    /// The version that the form showed; 0 where there were no meetings.
    var seen: String?
    var firstDay: String?
    var lastDay: String?
    var starts: String?
    var ends: String?
    /// The key of a repetition.
    var repeats: String?
    var every: String?
    /// From 1 to 7.
    var weekdays: [String]?
    var go: String?

    enum CodingKeys: String, CodingKey {
        case group, seen, starts, ends, repeats, every, weekdays, go
        case firstDay = "first-day"
        case lastDay = "last-day"
    }

    /// Whether it says just what another one says, so that there is nothing to save.
    func isSame(as other: ScheduleForm) -> Bool {
        func values(_ form: ScheduleForm) -> [String] {
            [form.firstDay, form.lastDay, form.starts, form.ends, form.repeats, form.every].map { $0 ?? "" }
                + (form.weekdays ?? []).sorted()
        }
        return values(self) == values(other)
    }

    /// What was typed and ticked. Which of interval and weekdays count is said by the repetition; the others are left out.
    /// - Throws: `FormErrors`
    func fields(_ formats: Formats) throws -> MeetingPlan.Fields {
        var errors = FormErrors()
        let reading = TypedSchedule(formats: formats)
        let repetition = TypedText.line(repeats).flatMap(MeetingRepetition.init)
        let first = reading.day(firstDay, "first-day", &errors)
        // What does not repeat has one day.
        let last = repetition == MeetingRepetition.none ? first : reading.day(lastDay, "last-day", &errors)
        let times = reading.times(starts, ends, &errors)
        if repetition == nil { errors.add("repeats", "teach.choose") }
        let every = repetition?.hasInterval == true ? interval(&errors) : nil
        let weekdays = repetition?.hasWeekdays == true ? ticked(&errors) : []
        if let first, let last { Self.check(first, last, &errors) }
        try errors.check()
        guard let repetition, let first, let last, let times else { throw errors }
        let fields = MeetingPlan.Fields(
            firstDay: first, lastDay: last, startsAt: times.startsAt, endsAt: times.endsAt, repeats: repetition, every: every,
            weekdays: weekdays)
        if fields.days(from: first, to: last).isEmpty { errors.add("repeats", "design.no-day") }
        try errors.check()
        return fields
    }

    private static func check(_ first: LocalDay, _ last: LocalDay, _ errors: inout FormErrors) {
        if last < first { errors.add("last-day", "design.days-order") }
        if last.number - first.number >= MeetingPlan.longest {
            errors.add("last-day", "design.days-long", ["n": String(MeetingPlan.longest)])
        }
    }

    private func interval(_ errors: inout FormErrors) -> Int? {
        let possible = WrittenDesign.intervals
        if let number = TypedText.line(every).flatMap({ Int($0) }), possible.contains(number) { return number }
        errors.add(
            "every", "design.number-wrong", ["least": String(possible.lowerBound), "most": String(possible.upperBound)])
        return nil
    }

    private func ticked(_ errors: inout FormErrors) -> Set<Int> {
        let days = Set((weekdays ?? []).compactMap { Int($0) }.filter { (1...7).contains($0) })
        if days.isEmpty { errors.add("weekdays", "design.weekdays-missing") }
        return days
    }
}

extension ScheduleForm {
    /// The meetings as they are stored; where there are none, the days of the semester and one meeting a week are proposed.
    init(_ sheet: ScheduleStore.Sheet) {
        group = sheet.group?.id.text
        seen = String(sheet.plan?.version ?? 0)
        guard let fields = sheet.plan?.fields else {
            firstDay = sheet.semester?.first.iso
            lastDay = sheet.semester.flatMap { $0.days(ofWeek: $0.weeks)?.upperBound.iso }
            (repeats, every) = (MeetingRepetition.weekly.rawValue, "1")
            return
        }
        (firstDay, lastDay) = (fields.firstDay.iso, fields.lastDay.iso)
        (starts, ends) = (ClockText.text(fields.startsAt), ClockText.text(fields.endsAt))
        (repeats, every) = (fields.repeats.rawValue, String(fields.every ?? 1))
        weekdays = fields.weekdays.sorted().map { String($0) }
    }
}
