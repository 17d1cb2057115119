/// The plan of a course by weeks, to read and to print: its meetings, the events that are due, and the hours outside of class
/// beside what is budgeted.
struct CoursePlanPage: Page {
    static let template = "CourseDesign/course-plan"

    struct Week: Sendable {
        let id: String
        let title: String
        let isCurrent: Bool
        let work: String?
        /// By how much it is over its budget.
        let excess: String?
        let meetings: [String]
        let hasMeetings: Bool
        let events: [Row]
        let hasEvents: Bool
        /// The form for an event that is due in it.
        let newHref: String
        let newLabel: String
    }

    struct Row: Sendable {
        let id: String
        let href: String
        let title: String
        let detail: String
        /// The keys of its objectives.
        let objectives: String?
        let notes: String?
        let links: [Frame.Link]
    }

    struct Removed: Sendable {
        let title: String
        let until: String
        let action: String
        let label: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let isEmpty: Bool
    let newHref: String
    /// What the plan lacks, each with where it is entered.
    let missing: [Frame.Link]
    let hasMissing: Bool
    /// The current week on this page; nil where it is not there.
    let currentHref: String?
    let totals: [DesignStored]
    let weeks: [Week]
    let removed: [Removed]
    let hasRemoved: Bool

    /// - Parameter today: in the institution's time zone.
    init(
        frame: Frame, strings: Strings, sheet: CoursePlanStore.Sheet, today: LocalDay, errors: FormErrors? = nil
    ) {
        let (course, plan) = (sheet.taught.course, sheet.plan)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = course.language.rawValue
        isEmpty = plan.events.isEmpty
        newHref = CoursePlanRoutes.newEvent(in: course.id, due: nil)
        missing = Self.missing(plan, course.id, strings)
        hasMissing = !missing.isEmpty
        currentHref = plan.week(of: today).map { "#" + CoursePlanRoutes.anchor(of: $0.monday) }
        totals = plan.events.isEmpty ? [] : Self.totals(plan, course.ects, strings)
        weeks = plan.weeks.map { Self.week($0, sheet, today, strings) }
        removed = sheet.removed.map { removed in
            Removed(
                title: removed.event.fields.title,
                until: strings("objective.restorable", ["day": strings.formats.day(removed.until)]),
                action: CoursePlanRoutes.restorations(of: removed.event.id),
                label: strings("objective.restore-one", ["objective": removed.event.fields.title]))
        }
        hasRemoved = !removed.isEmpty
    }

    private static func missing(_ plan: CoursePlan, _ course: ID<Course>, _ strings: Strings) -> [Frame.Link] {
        let days = Frame.Link(href: DesignRoutes.schedule(of: course), text: strings("course-plan.no-days"))
        let budget = Frame.Link(href: DesignRoutes.description(of: course), text: strings("course-plan.no-budget"))
        return (plan.hasDays ? [] : [days]) + (plan.budgetMinutes == nil ? [budget] : [])
    }

    private static func totals(_ plan: CoursePlan, _ credits: Credits?, _ strings: Strings) -> [DesignStored] {
        let (words, load) = (CoursePlanWords(strings), CourseWorkload(plan.events, plan.weeks.flatMap(\.meetings)))
        let total = words.hours(load.totalMinutes)
        let expected = credits.map(CourseWorkload.expectedMinutes)
        func fact(_ key: String, _ value: String) -> DesignStored { DesignStored(label: strings(key), value: value) }
        return [
            fact("course-plan.events-all", strings.formats.number(plan.events.count)),
            fact("course-plan.total-class", words.hours(load.classMinutes)),
            fact("course-plan.total-tests", words.hours(load.testMinutes)),
            fact("course-plan.total-home", words.hours(load.homeMinutes)),
            fact(
                "course-plan.total",
                expected.map { range in
                    strings(
                        "course-plan.total-of",
                        ["n": total, "least": words.hours(range.lowerBound), "most": words.hours(range.upperBound)])
                } ?? total),
            fact("course-plan.excessive", strings.formats.number(plan.excessive.count)),
        ]
    }

    private static func week(
        _ week: CoursePlan.Week, _ sheet: CoursePlanStore.Sheet, _ today: LocalDay, _ strings: Strings
    ) -> Week {
        let (course, words) = (sheet.taught.course, CoursePlanWords(strings))
        let title = words.title(week.monday, number: week.number)
        let meetings = week.meetings.map { words.line($0, room: course.classroom) }
        let due = week.meetings.first { $0.meeting.minutes > 0 }?.meeting.day ?? week.monday
        return Week(
            id: CoursePlanRoutes.anchor(of: week.monday), title: title, isCurrent: week.monday == today.monday,
            work: words.work(week.workMinutes, of: sheet.plan.budgetMinutes), excess: words.excess(week.excessMinutes),
            meetings: meetings, hasMeetings: !meetings.isEmpty, events: week.events.map { row($0, sheet, words) },
            hasEvents: !week.events.isEmpty, newHref: CoursePlanRoutes.newEvent(in: course.id, due: due),
            newLabel: strings("course-plan.new-in", ["week": title]))
    }

    private static func row(_ event: DesignEvent, _ sheet: CoursePlanStore.Sheet, _ words: CoursePlanWords) -> Row {
        let (fields, strings) = (event.fields, words.strings)
        let keys = sheet.objectives.enumerated().filter { fields.objectives.contains($0.element.id) }.map { place, objective in
            objective.key ?? strings("course-plan.objective-number", ["n": strings.formats.number(place + 1)])
        }
        // An own technique that no objective of the course has any more is not named: only its author knows it.
        let technique = fields.technique.map {
            sheet.choices.title(of: $0, in: strings.language) ?? strings("course-plan.technique-gone")
        }
        let ways = [technique, fields.dimension.map { strings($0.key) }]
        let thing = fields.subject.flatMap { subject in
            sheet.choices.thing(subject).map { thing in
                Frame.Link(href: CoursePlanRoutes.page(of: subject), text: thing.title ?? strings("write.untitled"))
            }
        }
        return Row(
            id: CoursePlanRoutes.anchor(of: event.id), href: CoursePlanRoutes.edit(event.id), title: fields.title,
            detail: (words.details(SyllabusSource.PlannedEvent(fields)) + ways.compactMap { $0 }).joined(separator: " · "),
            objectives: keys.isEmpty ? nil : keys.joined(separator: " · "), notes: fields.notes,
            links: [thing, fields.link.map { Frame.Link(href: $0, text: $0) }].compactMap { $0 })
    }
}
