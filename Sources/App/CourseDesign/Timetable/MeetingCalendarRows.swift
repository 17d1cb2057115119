import Database

/// Meetings in somebody's calendar: those of the own courses and groups that are not over, each plan as one thing that repeats.
struct MeetingCalendarRows: CalendarRows {
    func events(for visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent] {
        try OwnMeetings.all(of: visit.viewer.id, tx).compactMap { Self.event($0, visit) }
    }

    /// Nil for meetings of which nothing is left.
    static func event(_ own: OwnMeetings, _ visit: CalendarVisit) -> CalendarEvent? {
        let fields = own.calendar.plan.fields
        let days = fields.days(from: fields.firstDay, to: fields.lastDay)
        guard let first = days.first, let last = days.last else { return nil }
        let event = first == last ? single(own, on: first, visit) : series(own, from: first, to: last, visit)
        return event.end(in: visit.zone) > visit.now ? event : nil
    }

    private static func event(
        _ own: OwnMeetings, _ when: CalendarEvent.When, place: String?, note: String? = nil, _ visit: CalendarVisit
    ) -> CalendarEvent {
        CalendarEvent(
            id: "meetings-\(own.calendar.plan.id)", when: when, title: title(own), notes: [note].compactMap(\.self),
            address: visit.origin + CourseRoutes.course(own.course.id), place: place)
    }

    private static func title(_ own: OwnMeetings) -> String {
        [own.course.title, own.group?.name].compactMap(\.self).joined(separator: " · ")
    }

    /// The only one, where it takes place now.
    private static func single(_ own: OwnMeetings, on day: LocalDay, _ visit: CalendarVisit) -> CalendarEvent {
        let (fields, content) = (own.calendar.plan.fields, own.calendar.change(of: day)?.content)
        let target = content?.target
        let held = target?.day ?? day
        let when = CalendarEvent.When.span(
            held.moment(minutes: target?.startsAt ?? fields.startsAt, in: visit.zone),
            held.moment(minutes: target?.endsAt ?? fields.endsAt, in: visit.zone))
        let meeting = event(own, when, place: target?.room ?? own.room, note: content?.note, visit)
        return content?.kind == .cancelled ? meeting.cancelled(visit.strings) : meeting
    }

    private static func series(
        _ own: OwnMeetings, from first: LocalDay, to last: LocalDay, _ visit: CalendarVisit
    ) -> CalendarEvent {
        let fields = own.calendar.plan.fields
        let exceptions = own.calendar.changes.compactMap { exception($0, of: own, visit.strings) }
        let series = CalendarSeries(
            zone: visit.zone, first: first, last: last, hours: .init(startsAt: fields.startsAt, endsAt: fields.endsAt),
            rule: CalendarSeries.Rule(fields), exceptions: exceptions)
        return event(own, .series(series), place: own.room, visit)
    }

    /// Nil for one that takes place as planned.
    private static func exception(
        _ change: MeetingChange, of own: OwnMeetings, _ strings: Strings
    ) -> CalendarSeries.Exception? {
        let (content, target, fields) = (change.content, change.content.target, own.calendar.plan.fields)
        if content.kind == .restored, content.note == nil { return nil }
        let (isCancelled, title) = (content.kind == .cancelled, title(own))
        return CalendarSeries.Exception(
            planned: change.day, day: target?.day ?? change.day,
            hours: .init(startsAt: target?.startsAt ?? fields.startsAt, endsAt: target?.endsAt ?? fields.endsAt),
            title: isCancelled ? CalendarEvent.cancelled(title, strings) : title, notes: [content.note].compactMap(\.self),
            place: target?.room ?? own.room, isCancelled: isCancelled)
    }
}

extension CalendarSeries.Rule {
    /// How meetings repeat that are on more than one day.
    init(_ fields: MeetingPlan.Fields) {
        switch fields.repeats {
        case .none, .daily: self = .daily(every: fields.every ?? 1)
        case .weekdays: self = .weekly(every: 1, weekdays: [1, 2, 3, 4, 5])
        case .mondayWednesday: self = .weekly(every: 1, weekdays: [1, 3])
        case .mondayWednesdayFriday: self = .weekly(every: 1, weekdays: [1, 3, 5])
        case .tuesdayThursday: self = .weekly(every: 1, weekdays: [2, 4])
        case .weekly: self = .weekly(every: fields.every ?? 1, weekdays: fields.weekdays)
        }
    }
}
