/// What is said of meetings, in words.
struct MeetingWords {
    private let strings: Strings

    init(_ strings: Strings) {
        self.strings = strings
    }

    /// A day with its weekday: Tuesday 6 October.
    func day(_ day: LocalDay) -> String {
        let text = strings.formats.weekdayAndDay(day)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// All meetings of a plan in a sentence: Weekly: Tuesday, 10:00–12:00, 1 October 2026 – 20 January 2027.
    func sentence(_ fields: MeetingPlan.Fields) -> String {
        [days(fields), ClockText.span(fields.startsAt, fields.endsAt), period(fields)].compactMap { $0 }.joined(separator: ", ")
    }

    /// Time and place, and what became of it.
    /// - Parameter room: the usual one.
    func detail(_ meeting: Meeting, room: String?) -> String {
        let parts = [ClockText.span(meeting.startsAt, meeting.endsAt), meeting.room ?? room, state(meeting), meeting.note]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }

    /// Nil for one that takes place as planned.
    func state(_ meeting: Meeting) -> String? {
        switch meeting.state {
        case .planned: nil
        case .cancelled: strings(MeetingChangeKind.cancelled.key)
        case .moved: strings("design.meeting-moved-from", ["day": day(meeting.plannedDay)])
        case .movedTo(let target): strings("design.meeting-moved-to", ["time": time(target)])
        }
    }

    /// A change, as news: what is said of a planned meeting.
    func news(_ change: MeetingChange, of fields: MeetingPlan.Fields) -> String {
        let planned = day(change.day) + ", " + ClockText.span(fields.startsAt, fields.endsAt)
        let what: String =
            switch change.content.target {
            case .some(let target):
                planned + " → " + [time(target), target.room].compactMap { $0 }.joined(separator: " · ")
            case nil: strings(change.content.kind.key) + ": " + planned
            }
        return [what, change.content.note].compactMap { $0 }.joined(separator: " · ")
    }

    /// Nil for what does not repeat.
    private func days(_ fields: MeetingPlan.Fields) -> String? {
        let every = fields.every ?? 1
        switch fields.repeats {
        case .none: return nil
        case .daily: return every == 1 ? strings(MeetingRepetition.daily.key) : strings("syllabus.every-days", n: every)
        case .weekly:
            let often = every == 1 ? strings(MeetingRepetition.weekly.key) : strings("syllabus.every-weeks", n: every)
            let names = fields.weekdays.sorted().map { strings.formats.weekday($0) }
            return names.isEmpty ? often : often + ": " + strings.formats.list(names)
        case .weekdays, .mondayWednesday, .mondayWednesdayFriday, .tuesdayThursday: return strings(fields.repeats.key)
        }
    }

    private func period(_ fields: MeetingPlan.Fields) -> String {
        if fields.repeats == .none || fields.firstDay == fields.lastDay { return strings.formats.day(fields.firstDay) }
        return strings.formats.span(fields.firstDay, fields.lastDay)
    }

    private func time(_ target: MeetingChange.Target) -> String {
        day(target.day) + ", " + ClockText.span(target.startsAt, target.endsAt)
    }
}
