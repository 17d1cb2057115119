/// The meeting of one day: whether it takes place as planned, is moved, or is cancelled.
struct MeetingChangePage: Page {
    static let template = "CourseDesign/meeting-change"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let day: String
    let group: String?
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    /// The planned day and time, with the group.
    let planned: String
    let fields: [TypedField]

    init(
        frame: Frame, strings: Strings, sheet: ScheduleStore.Sheet, calendar: MeetingCalendar, day: LocalDay,
        form: MeetingChangeForm, help: FieldHelp, errors: FormErrors? = nil
    ) {
        let (words, plan) = (MeetingWords(strings), calendar.plan.fields)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = ScheduleRoutes.changes(of: sheet.taught.course.id)
        self.day = day.iso
        group = sheet.group?.id.text
        seen = errors.seen(form.seen, String(calendar.change(of: day)?.sequence ?? 0))
        let span = words.day(day) + ", " + ClockText.span(plan.startsAt, plan.endsAt)
        planned = [sheet.group?.name, span].compactMap { $0 }.joined(separator: " · ")
        let last = calendar.change(of: day)
        stored = DesignStored.all(
            [(strings("design.meeting-state"), last.map { words.news($0, of: plan) } ?? span)], errors)
        hasStored = !stored.isEmpty
        fields = Self.fields(form, help, errors, strings)
        self.errors = ErrorSummary(errors, strings, of: fields)
    }

    private static func fields(
        _ form: MeetingChangeForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        func field(_ id: String, _ key: String, _ value: String?, _ type: String = "text", _ explanation: String) -> TypedField {
            TypedField(id, strings(key), value, type: type, errors: errors, strings).explained(help(explanation))
        }
        return [
            TypedField(
                "kind", strings("design.meeting-state"), chosen: form.kind,
                of: [MeetingChangeKind.restored, .moved, .cancelled].map { ($0.rawValue, strings($0.key)) },
                hint: strings("design.meeting-state-hint"), errors: errors, strings
            ).explained(help("design.meeting-state-help")),
            field("new-day", "design.new-day", form.newDay, "date", "design.new-day-help"),
            field("starts", "design.starts", form.starts, "time", "design.new-time-help"),
            field("ends", "design.ends", form.ends, "time", "design.new-time-help"),
            field("room", "design.room", form.room, "text", "design.room-help"),
            field("note", "design.note", form.note, "text", "design.note-help"),
        ]
    }
}
