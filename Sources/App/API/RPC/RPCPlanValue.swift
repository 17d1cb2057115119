extension RPCValue {
    /// An event, by the names of `design.yaml`, with ids for keys.
    init(_ event: DesignEvent) {
        let fields = event.fields
        var values: [String: RPCValue] = [
            "event": .text(event.id.text), "key": .text(event.key), "version": .text(String(event.version)),
            "title": .text(fields.title), "kind": .text(fields.kind.rawValue), "place": .text(fields.place.rawValue),
            "assigned": .text(fields.assigned.iso), "due": .text(fields.due.iso), "hours": .text(fields.hours.decimal),
            "objectives": .texts(fields.objectives.map(\.text).sorted()), "technique": RPCValue(fields.technique?.text),
            "dimension": RPCValue(fields.dimension?.rawValue), "link": RPCValue(fields.link), "notes": RPCValue(fields.notes),
        ]
        switch fields.subject {
        case .test(let id): values["test"] = .text(id.text)
        case .lesson(let id): values["lesson"] = .text(id.text)
        case nil: break
        }
        self = .record(values)
    }

    /// A week of a plan.
    init(_ week: CoursePlan.Week) {
        self = .record([
            "monday": .text(week.monday.iso), "number": RPCValue(week.number),
            "meetings": .list(week.meetings.map { RPCValue($0) }), "events": .list(week.events.map { RPCValue($0) }),
            "work-minutes": .number(week.workMinutes), "excess-minutes": .number(week.excessMinutes),
        ])
    }

    private init(_ planned: CoursePlan.PlannedMeeting) {
        let meeting = planned.meeting
        let state =
            switch meeting.state {
            case .planned: "planned"
            case .cancelled: "cancelled"
            case .moved: "moved-here"
            case .movedTo: "moved-away"
            }
        self = .record([
            "day": .text(meeting.day.iso), "from": .text(ClockText.text(meeting.startsAt)),
            "to": .text(ClockText.text(meeting.endsAt)), "group": RPCValue(planned.group), "room": RPCValue(meeting.room),
            "state": .text(state), "note": RPCValue(meeting.note),
        ])
    }
}
