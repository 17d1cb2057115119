/// What is said of one meeting, in words.
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

    private func time(_ target: MeetingChange.Target) -> String {
        day(target.day) + ", " + ClockText.span(target.startsAt, target.endsAt)
    }
}
