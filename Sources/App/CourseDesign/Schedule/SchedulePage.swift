/// When a course, or one of its groups, meets: the form, and the meetings that come, each with the way to move or cancel it.
struct SchedulePage: Page {
    static let template = "CourseDesign/schedule"

    struct Row: Sendable {
        let href: String
        let title: String
        let detail: String
    }

    /// Whose meetings the page can show.
    struct Choice: Sendable {
        let href: String
        let text: String
        let isCurrent: Bool
    }

    /// So many meetings that come are listed.
    private static let mostMeetings = 12

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The id of the group; nil for the whole course.
    let group: String?
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    /// Empty for a course without groups.
    let choices: [Choice]
    let hasChoices: Bool
    /// What stands before the ticks.
    let fields: [TypedField]
    let weekdays: [DesignTicks]
    let meetings: [Row]
    let hasMeetings: Bool
    /// Nil where there are none to delete.
    let removeAction: String?

    /// - Parameter today: in the institution's time zone.
    init(
        frame: Frame, strings: Strings, sheet: ScheduleStore.Sheet, form: ScheduleForm, today: LocalDay, help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        let course = sheet.taught.course.id
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = DesignRoutes.schedule(of: course)
        group = sheet.group?.id.text
        seen = errors.seen(form.seen, String(sheet.plan?.version ?? 0))
        stored = DesignStored.all(Self.stored(sheet, strings), errors)
        hasStored = !stored.isEmpty
        choices = sheet.groups.isEmpty ? [] : Self.choices(sheet, strings)
        hasChoices = !choices.isEmpty
        fields = Self.fields(form, help, errors, strings)
        weekdays = [
            DesignTicks(
                "weekdays", strings("design.weekdays"), ticked: form.weekdays ?? [],
                of: (1...7).map { (String($0), strings.formats.weekday($0)) }, hint: strings("design.weekdays-hint"),
                help: help("design.weekdays-help"), errors: errors, strings)
        ]
        meetings = Self.meetings(sheet, today, strings)
        hasMeetings = !meetings.isEmpty
        removeAction = sheet.plan.map { _ in ScheduleRoutes.removals(of: course) }
        self.errors = ErrorSummary(errors, strings, of: fields, weekdays)
    }

    private static func stored(_ sheet: ScheduleStore.Sheet, _ strings: Strings) -> [(label: String, value: String?)] {
        guard let fields = sheet.plan?.fields else { return [(strings("design.schedule"), strings("design.no-meetings"))] }
        let weekdays = fields.weekdays.sorted().map { strings.formats.weekday($0) }
        return [
            (strings("design.first-day"), strings.formats.day(fields.firstDay)),
            (strings("design.last-day"), strings.formats.day(fields.lastDay)),
            (strings("design.starts"), ClockText.text(fields.startsAt)), (strings("design.ends"), ClockText.text(fields.endsAt)),
            (strings("design.repeats"), strings(fields.repeats.key)),
            (strings("design.every"), fields.every.map { strings.formats.number($0) }),
            (strings("design.weekdays"), weekdays.isEmpty ? nil : strings.formats.list(weekdays)),
        ]
    }

    private static func choices(_ sheet: ScheduleStore.Sheet, _ strings: Strings) -> [Choice] {
        let course = sheet.taught.course.id
        func choice(_ group: CourseGroup?) -> Choice {
            let name = group?.name ?? strings("design.whole-course")
            let isPlanned = sheet.planned.contains(MeetingPlan.id(course, group?.id))
            return Choice(
                href: ScheduleRoutes.schedule(of: course, group?.id),
                text: isPlanned ? name : strings("design.without-meetings", ["name": name]),
                isCurrent: group?.id == sheet.group?.id)
        }
        return [choice(nil)] + sheet.groups.map { choice($0) }
    }

    private static func fields(
        _ form: ScheduleForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        func field(_ id: String, _ key: String, _ value: String?, _ type: String, hint: String? = nil, _ explanation: String)
            -> TypedField
        {
            TypedField(id, strings(key), value, type: type, hint: hint.map { strings($0) }, errors: errors, strings)
                .explained(help(explanation))
        }
        return [
            field("first-day", "design.first-day", form.firstDay, "date", "design.first-day-help"),
            field("last-day", "design.last-day", form.lastDay, "date", "design.last-day-help"),
            field("starts", "design.starts", form.starts, "time", "design.starts-help"),
            field("ends", "design.ends", form.ends, "time", "design.ends-help"),
            TypedField(
                "repeats", strings("design.repeats"), chosen: form.repeats,
                of: MeetingRepetition.allCases.map { ($0.rawValue, strings($0.key)) }, errors: errors, strings
            ).explained(help("design.repeats-help")),
            field("every", "design.every", form.every, "number", hint: "design.every-hint", "design.every-help"),
        ]
    }

    private static func meetings(_ sheet: ScheduleStore.Sheet, _ today: LocalDay, _ strings: Strings) -> [Row] {
        guard let calendar = sheet.calendar else { return [] }
        let (course, words) = (sheet.taught.course, MeetingWords(strings))
        let coming = calendar.meetings(from: today, to: today + MeetingPlan.longest)
        return coming.prefix(mostMeetings).map { meeting in
            Row(
                href: ScheduleRoutes.change(on: meeting.plannedDay, of: course.id, sheet.group?.id),
                title: words.day(meeting.day), detail: words.detail(meeting, room: sheet.group?.room ?? course.classroom))
        }
    }
}
