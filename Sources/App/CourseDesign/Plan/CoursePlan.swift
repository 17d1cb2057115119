/// The plan of a course by weeks: when it meets, which events are due, and how much work outside of class that makes.
struct CoursePlan: Sendable {
    /// The meetings of the whole course, or of one of its groups.
    struct Meetings: Sendable {
        let calendar: MeetingCalendar
        /// The name of the group; nil for the whole course.
        let group: String?
    }

    struct PlannedMeeting: Sendable, Equatable {
        let meeting: Meeting
        let group: String?
    }

    /// From Monday to Sunday.
    struct Week: Sendable, Equatable {
        let monday: LocalDay
        /// From 1; nil for a week outside of the course.
        let number: Int?
        /// In order of time.
        let meetings: [PlannedMeeting]
        /// Those that are due in it, in the order of their days.
        let events: [DesignEvent]
        /// How long the events that are due in it take outside of class, in minutes.
        let workMinutes: Int
        /// How much of that is over the budget, in minutes.
        let excessMinutes: Int
    }

    /// All weeks of the course, and of others those in which something is; in their order.
    let weeks: [Week]
    /// How long students work outside of class in a week, in minutes; nil where nobody has said it.
    let budgetMinutes: Int?
    /// Whether it is known when the course takes place.
    let hasDays: Bool
    /// From the first to the last day of the course, exams included; nil where they are not known.
    let days: ClosedRange<LocalDay>?

    /// - Parameters:
    ///   - events: in any order.
    ///   - semester: the teaching weeks are numbered as those of the semester; where its days are not known, from the first to
    ///     the last meeting.
    init(_ events: [DesignEvent], _ meetings: [Meetings], semester: SemesterDays?, budgetMinutes: Int?) {
        let numbered = Self.numbered(meetings, semester)
        let due = Dictionary(grouping: events) { $0.fields.due.monday }
        let planned = Dictionary(grouping: meetings.flatMap(Self.planned)) { $0.meeting.day.monday }
        let mondays = Set(due.keys).union(planned.keys).union(numbered).sorted()
        weeks = mondays.map { monday in
            let number = numbered.first.map { (monday.number - $0.number) / 7 + 1 }
            let events = (due[monday] ?? []).sorted(by: Self.isBefore)
            let work = events.reduce(0) { $0 + ($1.fields.place == .outOfClass ? $1.fields.hours.minutes : 0) }
            return Week(
                monday: monday, number: number.flatMap { (1...max(1, numbered.count)).contains($0) ? $0 : nil },
                meetings: (planned[monday] ?? []).sorted(by: Self.isBefore), events: events, workMinutes: work,
                excessMinutes: budgetMinutes.map { max(0, work - $0) } ?? 0)
        }
        self.budgetMinutes = budgetMinutes
        hasDays = !numbered.isEmpty
        days = Self.days(meetings, semester)
    }

    /// The weeks over the budget.
    var excessive: [Week] { weeks.filter { $0.excessMinutes > 0 } }
    var events: [DesignEvent] { weeks.flatMap(\.events) }
    var workMinutes: Int { weeks.reduce(0) { $0 + $1.workMinutes } }

    /// The week of a day; nil where the plan does not have it.
    func week(of day: LocalDay) -> Week? { weeks.first { $0.monday == day.monday } }

    /// The weekly budget that credit hours and the ratio of time give.
    static func budgetMinutes(creditHours: Int?, _ ratio: CourseDescription.Ratio?) -> Int? {
        guard let creditHours, let ratio else { return nil }
        return creditHours * ratio.outOfClass * 60
    }

    /// Those of its semester; where they are not known, from the first to the last meeting.
    private static func days(_ meetings: [Meetings], _ semester: SemesterDays?) -> ClosedRange<LocalDay>? {
        if let semester, semester.first <= semester.last { return semester.first...semester.last }
        let fields = meetings.map(\.calendar.plan.fields)
        guard let first = fields.map(\.firstDay).min(), let last = fields.map(\.lastDay).max(), first <= last else { return nil }
        return first...last
    }

    /// The Mondays of the weeks that are counted.
    private static func numbered(_ meetings: [Meetings], _ semester: SemesterDays?) -> [LocalDay] {
        if let semester { return (0..<semester.weeks).map { semester.first.monday + 7 * $0 } }
        let fields = meetings.map(\.calendar.plan.fields)
        guard let first = fields.map(\.firstDay).min()?.monday, let last = fields.map(\.lastDay).max()?.monday else { return [] }
        return stride(from: first.number, through: last.number, by: 7).map { LocalDay(number: $0) }
    }

    /// All meetings of a calendar, those that are moved beyond its days among them.
    private static func planned(_ meetings: Meetings) -> [PlannedMeeting] {
        let (fields, calendar) = (meetings.calendar.plan.fields, meetings.calendar)
        let targets = calendar.changes.compactMap(\.content.target?.day)
        let (first, last) = (([fields.firstDay] + targets).min(), ([fields.lastDay] + targets).max())
        guard let first, let last else { return [] }
        return calendar.meetings(from: first, to: last).map { PlannedMeeting(meeting: $0, group: meetings.group) }
    }

    private static func isBefore(_ one: DesignEvent, _ other: DesignEvent) -> Bool {
        (one.fields.due.number, one.fields.assigned.number, one.key) < (
            other.fields.due.number, other.fields.assigned.number, other.key
        )
    }

    private static func isBefore(_ one: PlannedMeeting, _ other: PlannedMeeting) -> Bool {
        (one.meeting.day.number, one.meeting.startsAt, one.group ?? "", one.meeting.plannedDay.number) < (
            other.meeting.day.number, other.meeting.startsAt, other.group ?? "", other.meeting.plannedDay.number
        )
    }
}

extension Meeting {
    /// How long it takes, in minutes; 0 where it is cancelled or takes place elsewhere.
    var minutes: Int {
        switch state {
        case .planned, .moved: endsAt - startsAt
        case .cancelled, .movedTo: 0
        }
    }
}
