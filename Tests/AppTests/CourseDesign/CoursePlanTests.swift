import Testing

@testable import App

@Suite("The plan of a course by weeks")
struct CoursePlanTests {
    private static func day(_ year: Int, _ month: Int, _ day: Int) throws -> LocalDay {
        try #require(LocalDay(year: year, month: month, day: day))
    }

    private static func meetings(
        _ first: LocalDay, _ last: LocalDay, _ changes: [MeetingChange] = [], group: String? = nil
    ) -> CoursePlan.Meetings {
        let fields = MeetingPlan.Fields(
            firstDay: first, lastDay: last, startsAt: 600, endsAt: 720, repeats: .weekly, every: 1, weekdays: [2])
        let id = group.map { ID<CourseGroup>(text: $0) }
        let plan = MeetingPlan(course: ID(text: "course"), group: id, fields: fields, version: 1)
        return .init(calendar: MeetingCalendar(plan, changes), group: group)
    }

    @Test("has the hours of own work in the week of the day on which they are due, beside the budget")
    func budget() throws {
        let plan = SampleCoursePlan.plan()
        let week = try #require(plan.week(of: SampleCoursePlan.monday))
        #expect(week.number == 8 && week.events.map(\.key) == ["test-partial", "lectura", "tema-1"])
        #expect(week.workMinutes == 43 * 15 && week.excessMinutes == 45, "the test is done in class")
        #expect(plan.excessive == [week] && plan.budgetMinutes == 600 && plan.workMinutes == 43 * 15)
        #expect(plan.weeks.last?.number == nil && plan.weeks.last?.events.map(\.key) == ["late"])
        #expect(plan.weeks.compactMap(\.number) == Array(1...14) && plan.hasDays)
        #expect(SampleCoursePlan.plan(budget: nil).excessive.isEmpty)
        #expect(SampleCoursePlan.plan(budget: 43 * 15).excessive.isEmpty, "just as much is not too much")
        #expect(SampleCoursePlan.plan(budget: 0).excessive.count == 1)
    }

    @Test("the budget is credit hours times the hours of own work for each that is taught")
    func product() {
        #expect(CoursePlan.budgetMinutes(creditHours: 5, .init(inClass: 1, outOfClass: 2)) == 600)
        #expect(CoursePlan.budgetMinutes(creditHours: 3, .init(inClass: 2, outOfClass: 0)) == 0)
        #expect(CoursePlan.budgetMinutes(creditHours: nil, .init(inClass: 1, outOfClass: 2)) == nil)
        #expect(CoursePlan.budgetMinutes(creditHours: 5, nil) == nil)
    }

    @Test("without a semester that is known, weeks are counted from the first meeting to the last, over the end of the year")
    func meetingWeeks() throws {
        // Week 53 of 2026 goes from 28 December to 3 January.
        let plan = try CoursePlan(
            [SampleCoursePlan.event("a", due: Self.day(2026, 12, 31)), SampleCoursePlan.event("b", due: Self.day(2027, 1, 3))],
            [Self.meetings(Self.day(2026, 12, 15), Self.day(2027, 1, 12))], semester: nil, budgetMinutes: nil)
        #expect(plan.weeks.map(\.monday.iso) == ["2026-12-14", "2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11"])
        #expect(plan.weeks.map(\.number) == [1, 2, 3, 4, 5])
        #expect(plan.weeks.map { $0.events.map(\.key) } == [[], [], ["a", "b"], [], []])
        #expect(plan.weeks.map { $0.meetings.map(\.meeting.day.iso) }.first == ["2026-12-15"])
    }

    @Test("without any days only the weeks are there in which something is due")
    func noDays() throws {
        let plan = try CoursePlan(
            [SampleCoursePlan.event("b", due: Self.day(2030, 1, 1)), SampleCoursePlan.event("a", due: Self.day(1999, 12, 31))],
            [], semester: nil, budgetMinutes: 60)
        #expect(plan.weeks.map(\.monday.iso) == ["1999-12-27", "2029-12-31"])
        #expect(plan.weeks.map(\.number) == [nil, nil] && !plan.hasDays)
        #expect(CoursePlan([], [], semester: nil, budgetMinutes: nil).weeks.isEmpty)
    }

    @Test("a meeting stands in the week in which it takes place, be it beyond the others, and in that which it left")
    func moved() throws {
        let plan = MeetingPlan.id(ID(text: "course"), nil)
        let target = try MeetingChange.Target(day: Self.day(2027, 2, 5), startsAt: 600, endsAt: 690, room: nil)
        let change = MeetingChange(
            plan: plan, day: try Self.day(2026, 12, 22), sequence: 1, content: .init(kind: .moved, target: target), maker: nil,
            madeAt: SampleInstitution.start)
        let weeks = try CoursePlan(
            [],
            [
                Self.meetings(Self.day(2026, 12, 15), Self.day(2026, 12, 29), [change]),
                Self.meetings(Self.day(2026, 12, 15), Self.day(2026, 12, 15), group: "B"),
            ], semester: nil, budgetMinutes: nil
        ).weeks
        #expect(weeks.map(\.number) == [1, 2, 3, nil] && weeks.last?.monday.iso == "2027-02-01")
        #expect(weeks.map { $0.meetings.map(\.meeting.minutes) } == [[120, 120], [0], [120], [90]])
        #expect(weeks.first?.meetings.map(\.group) == [nil, "B"])
    }

    @Test("every event is in one week, that of its day; weeks are in order, and their hours add up", arguments: 1...40)
    func property(seed: Int) throws {
        var generator = SeededGenerator(seed: Int64(seed), stream: 29)
        func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
        // Around the ends of years with 52 and 53 weeks, leap years among them.
        let start = try Self.day(2019 + below(14), 12, 1 + below(31))
        let events = (0..<below(60)).map { number -> DesignEvent in
            let due = start + (below(120) - 40)
            var event = SampleCoursePlan.event("e\(number)", due: due, hours: below(40))
            event.fields.place = below(3) == 0 ? .inClass : .outOfClass
            return event
        }
        let last = start + below(100)
        let semester = below(2) == 0 ? SemesterDays(first: start, weeks: 1 + below(20), last: start + 200) : nil
        let (hours, hasMeetings) = (below(20), below(2) == 0)
        let plan = CoursePlan(
            events, hasMeetings ? [Self.meetings(start, last)] : [], semester: semester, budgetMinutes: hours * 60)
        #expect(plan.events.count == events.count && Set(plan.events.map(\.id)) == Set(events.map(\.id)))
        for week in plan.weeks {
            #expect(week.monday.isoWeekday == 1)
            #expect(week.events.allSatisfy { week.monday <= $0.fields.due && $0.fields.due <= week.monday + 6 })
            #expect(week.meetings.allSatisfy { $0.meeting.day.monday == week.monday })
            let work = week.events.filter { $0.fields.place == .outOfClass }.reduce(0) { $0 + $1.fields.hours.minutes }
            #expect(week.workMinutes == work && week.excessMinutes == max(0, work - hours * 60))
        }
        #expect(zip(plan.weeks, plan.weeks.dropFirst()).allSatisfy { $0.monday < $1.monday })
        let numbered = plan.weeks.filter { $0.number != nil }
        #expect(numbered.compactMap(\.number) == Array(1..<numbered.count + 1))
        #expect(zip(numbered, numbered.dropFirst()).allSatisfy { $0.monday + 7 == $1.monday })
        #expect(numbered.count == semester?.weeks ?? (hasMeetings ? (last.monday.number - start.monday.number) / 7 + 1 : 0))
        #expect(plan.hasDays == !numbered.isEmpty)
    }
}

@Suite("The hours of a plan beside the credits of its course")
struct CourseWorkloadTests {
    private static let tuesday = SampleDesign.today + 3

    private static func meeting(_ day: LocalDay, _ minutes: Int, group: String? = nil) -> CoursePlan.PlannedMeeting {
        let meeting = Meeting(
            plan: ID(text: "p"), plannedDay: day, day: day, startsAt: 600, endsAt: 600 + minutes, room: nil, state: .planned,
            note: nil)
        return .init(meeting: meeting, group: group)
    }

    private static func event(
        _ key: String, _ kind: DesignEventKind, _ place: DesignEventPlace, on day: LocalDay, hours: Int
    ) -> DesignEvent {
        var event = SampleCoursePlan.event(key, due: day, hours: hours)
        (event.fields.kind, event.fields.place) = (kind, place)
        return event
    }

    @Test("a test during a meeting is counted once, one on another day beside the meetings, and all work at home")
    func parts() {
        let load = CourseWorkload(
            [
                Self.event("in", .assessment, .inClass, on: Self.tuesday, hours: 4),
                Self.event("out", .assessment, .inClass, on: Self.tuesday + 1, hours: 8),
                Self.event("shown", .teaching, .inClass, on: Self.tuesday, hours: 4),
                Self.event("visit", .teaching, .inClass, on: Self.tuesday + 2, hours: 12),
                Self.event("home", .teaching, .outOfClass, on: Self.tuesday, hours: 20),
                Self.event("paper", .assessment, .outOfClass, on: Self.tuesday + 3, hours: 2),
            ], [Self.meeting(Self.tuesday, 120), Self.meeting(Self.tuesday + 7, 120)])
        #expect(load.classMinutes == 60 + 120 + 180 && load.testMinutes == 180 && load.homeMinutes == 330)
        #expect(load.totalMinutes == 870)
        let long = CourseWorkload(
            [Self.event("in", .assessment, .inClass, on: Self.tuesday, hours: 40)], [Self.meeting(Self.tuesday, 120)])
        #expect(long.classMinutes == 0 && long.testMinutes == 600)
    }

    @Test("a student is in one group, the one that meets most, and what is cancelled is not counted")
    func groups() {
        let cancelled = Meeting(
            plan: ID(text: "p"), plannedDay: Self.tuesday, day: Self.tuesday, startsAt: 0, endsAt: 600, room: nil,
            state: .cancelled, note: nil)
        let load = CourseWorkload(
            [],
            [
                Self.meeting(Self.tuesday, 120), Self.meeting(Self.tuesday, 90, group: "A"),
                Self.meeting(Self.tuesday + 1, 60, group: "B"), Self.meeting(Self.tuesday + 2, 60, group: "B"),
                .init(meeting: cancelled, group: nil),
            ])
        #expect(load == CourseWorkload([], [Self.meeting(Self.tuesday, 240)]) && load.classMinutes == 240)
    }

    @Test("25 to 30 hours are a credit, and it is said by how much a plan misses them")
    func credits() {
        func load(_ minutes: Int) -> CourseWorkload { CourseWorkload([], [Self.meeting(Self.tuesday, minutes)]) }
        let credit = Credits(halves: 1)
        #expect(CourseWorkload.expectedMinutes(for: Credits(halves: 12)) == 9_000...10_800)
        #expect(load(700).verdict(for: credit) == .below(50) && load(910).verdict(for: credit) == .above(10))
        #expect(load(750).verdict(for: credit) == .within && load(900).verdict(for: credit) == .within)
        #expect(load(0).verdict(for: Credits(halves: 0)) == .within)
    }
}
