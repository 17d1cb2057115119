/// What is said of a plan and its events, in words.
struct CoursePlanWords: Sendable {
    let strings: Strings

    init(_ strings: Strings) {
        self.strings = strings
    }

    /// 1,5 h
    func hours(_ minutes: Int) -> String {
        strings("course-plan.hours-short", ["n": strings.formats.decimal(thousandths: minutes * 1000 / 60)])
    }

    /// Week 3 · 12–18 October 2026
    func title(_ monday: LocalDay, number: Int?) -> String {
        let days = strings.formats.span(monday, monday + 6)
        return number.map { strings("course-plan.week", ["n": strings.formats.number($0)]) + " · " + days } ?? days
    }

    /// How much work a week has; nil where it has none and nothing is budgeted.
    func work(_ minutes: Int, of budget: Int?) -> String? {
        if let budget { return strings("course-plan.work-of", ["n": hours(minutes), "all": hours(budget)]) }
        return minutes == 0 ? nil : strings("course-plan.work", ["n": hours(minutes)])
    }

    /// Nil for a week that is not over its budget.
    func excess(_ minutes: Int) -> String? {
        minutes == 0 ? nil : strings("course-plan.over", ["n": hours(minutes)])
    }

    /// What it is, where, from when to when, and how long.
    func details(_ event: SyllabusSource.PlannedEvent) -> [String] {
        [strings(event.kind.key), strings(event.place.key), days(event.assigned, event.due)]
            + (event.hours.count == 0 ? [] : [hours(event.hours.minutes)])
    }

    private func days(_ assigned: LocalDay, _ due: LocalDay) -> String {
        let last = strings.formats.weekdayAndDay(due)
        if assigned == due { return last }
        return strings("timetable.week", ["first": strings.formats.weekdayAndDay(assigned), "last": last])
    }

    /// A meeting in a line: its day, time and place, and what became of it.
    func line(_ planned: CoursePlan.PlannedMeeting, room: String?) -> String {
        let words = MeetingWords(strings)
        return [planned.group, words.day(planned.meeting.day), words.detail(planned.meeting, room: room)].compactMap { $0 }
            .joined(separator: " · ")
    }
}
