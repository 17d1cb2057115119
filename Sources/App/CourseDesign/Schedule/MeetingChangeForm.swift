/// What the page of the meeting of one day posts.
struct MeetingChangeForm: Decodable, Sendable, Equatable {
    /// The planned day.
    var day: String?
    /// The id of the group; nil for the whole course.
    var group: String?
    /// The number of the last change that the form showed.
    var seen: String?
    /// The key of what becomes of the meeting.
    var kind: String?
    var newDay: String?
    var starts: String?
    var ends: String?
    var room: String?
    var note: String?
    var go: String?

    enum CodingKeys: String, CodingKey {
        case day, group, seen, kind, starts, ends, room, note, go
        case newDay = "new-day"
    }

    /// Whether it says just what another one says, so that there is nothing to save.
    func isSame(as other: MeetingChangeForm) -> Bool {
        func values(_ form: MeetingChangeForm) -> [String] {
            [form.kind, form.newDay, form.starts, form.ends, form.room, form.note].map { $0 ?? "" }
        }
        return values(self) == values(other)
    }

    /// What was chosen and typed. Day, time and room count for a meeting that is moved, and are left out otherwise.
    /// - Throws: `FormErrors`
    func content(_ formats: Formats, of fields: MeetingPlan.Fields, on planned: LocalDay) throws -> MeetingChange.Content {
        var errors = FormErrors()
        let kind = TypedText.line(kind).flatMap(MeetingChangeKind.init)
        if kind == nil { errors.add("kind", "teach.choose") }
        let target = kind == .moved ? target(formats, fields, planned, &errors) : nil
        let note = TypedText.line(note)
        if let note, !note.isWithin(letters: WrittenDesign.longestLine) { errors.add("note", "form.too-long") }
        try errors.check()
        guard let kind else { throw errors }
        return .init(kind: kind, target: target, note: note)
    }

    private func target(
        _ formats: Formats, _ fields: MeetingPlan.Fields, _ planned: LocalDay, _ errors: inout FormErrors
    ) -> MeetingChange.Target? {
        let reading = TypedSchedule(formats: formats)
        let day = reading.day(newDay, "new-day", &errors)
        let times = reading.times(starts, ends, &errors)
        let room = TypedText.line(room)
        if let room, !room.isWithin(letters: WrittenDesign.longestLine) { errors.add("room", "form.too-long") }
        guard let day, let times else { return nil }
        let reach = (planned + -MeetingPlan.longest)...(planned + MeetingPlan.longest)
        if !reach.contains(day) { errors.add("new-day", "design.days-long", ["n": String(MeetingPlan.longest)]) }
        let isSame = day == planned && times == (fields.startsAt, fields.endsAt) && room == nil
        if isSame { errors.add("new-day", "design.move-same") }
        return .init(day: day, startsAt: times.startsAt, endsAt: times.endsAt, room: room)
    }
}

extension MeetingChangeForm {
    /// What holds now, with the planned day and time where nothing else is said.
    init(_ calendar: MeetingCalendar, _ day: LocalDay, _ group: ID<CourseGroup>?) {
        let (change, fields) = (calendar.change(of: day), calendar.plan.fields)
        let target = change?.content.target
        self.init(
            day: day.iso, group: group?.text, seen: String(change?.sequence ?? 0),
            kind: (change?.content.kind ?? .restored).rawValue, newDay: (target?.day ?? day).iso,
            starts: ClockText.text(target?.startsAt ?? fields.startsAt), ends: ClockText.text(target?.endsAt ?? fields.endsAt),
            room: target?.room, note: change?.content.note)
    }
}
