/// How many hours a student works in a course, as its plan has them, to be held against its ECTS credits.
struct CourseWorkload: Sendable, Equatable {
    enum Verdict: Sendable, Equatable {
        /// So many minutes are missing.
        case below(Int)
        case within
        /// So many minutes are too many.
        case above(Int)
    }

    /// Meetings that take place, and what else is taught in class on days without a meeting. In minutes, as all of these.
    let classMinutes: Int
    /// Assessment in class. What of it is done during a meeting is not counted there.
    let testMinutes: Int
    /// All events outside of class.
    let homeMinutes: Int

    var totalMinutes: Int { classMinutes + testMinutes + homeMinutes }

    /// 25 to 30 hours for each credit, in minutes.
    static func expectedMinutes(for credits: Credits) -> ClosedRange<Int> {
        let (hours, halfAnHour) = (SheetGap.hoursOfCredit, 30)
        return credits.halves * hours.lowerBound * halfAnHour...credits.halves * hours.upperBound * halfAnHour
    }

    func verdict(for credits: Credits) -> Verdict {
        let expected = Self.expectedMinutes(for: credits)
        if totalMinutes < expected.lowerBound { return .below(expected.lowerBound - totalMinutes) }
        if totalMinutes > expected.upperBound { return .above(totalMinutes - expected.upperBound) }
        return .within
    }
}

extension CourseWorkload {
    /// - Parameter meetings: of the course and its groups. A student is in one group: that which meets most counts.
    init(_ events: [DesignEvent], _ meetings: [CoursePlan.PlannedMeeting]) {
        func sum(_ chosen: [DesignEvent]) -> Int { chosen.reduce(0) { $0 + $1.fields.hours.minutes } }
        let taught = Self.taught(meetings)
        let inClass = events.filter { $0.fields.place == .inClass }
        let tests = Dictionary(grouping: inClass.filter { $0.fields.kind == .assessment }, by: \.fields.due).mapValues(sum)
        classMinutes =
            taught.reduce(0) { $0 + max(0, $1.value - (tests[$1.key] ?? 0)) }
            + sum(inClass.filter { $0.fields.kind == .teaching && (taught[$0.fields.due] ?? 0) == 0 })
        testMinutes = tests.values.reduce(0, +)
        homeMinutes = sum(events.filter { $0.fields.place == .outOfClass })
    }

    /// The minutes of meetings of one student on each day.
    private static func taught(_ meetings: [CoursePlan.PlannedMeeting]) -> [LocalDay: Int] {
        func sum(_ meetings: [CoursePlan.PlannedMeeting]) -> Int { meetings.reduce(0) { $0 + $1.meeting.minutes } }
        let groups = Dictionary(grouping: meetings, by: \.group)
        let fullest = groups.filter { $0.key != nil }.max { (sum($0.value), $1.key ?? "") < (sum($1.value), $0.key ?? "") }
        let own = (groups[nil] ?? []) + (fullest?.value ?? [])
        return Dictionary(grouping: own, by: \.meeting.day).mapValues(sum)
    }
}
