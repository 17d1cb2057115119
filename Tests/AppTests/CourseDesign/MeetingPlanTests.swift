import Foundation
import Testing

@testable import App

@Suite("On which days a course meets")
struct MeetingPlanTests {
    /// Monday, 5 October 2026.
    private static let monday = LocalDay(number: 20_731)

    private static func fields(
        _ repeats: MeetingRepetition, from first: Int = 0, to last: Int = 20, every: Int? = nil, on weekdays: Set<Int> = []
    ) -> MeetingPlan.Fields {
        .init(
            firstDay: monday + first, lastDay: monday + last, startsAt: 600, endsAt: 720, repeats: repeats, every: every,
            weekdays: weekdays)
    }

    private static func days(_ fields: MeetingPlan.Fields) -> [Int] {
        fields.days(from: monday + -400, to: monday + 400).map { $0.number - monday.number }
    }

    @Test("each repetition has its own, from the first day to the last, both included")
    func repetitions() {
        #expect(Self.days(Self.fields(.none, from: 3)) == [3])
        #expect(Self.days(Self.fields(.daily, to: 7, every: 3)) == [0, 3, 6])
        #expect(Self.days(Self.fields(.daily, from: 1, to: 7, every: 3)) == [1, 4, 7])
        #expect(Self.days(Self.fields(.weekdays, to: 8)) == [0, 1, 2, 3, 4, 7, 8])
        #expect(Self.days(Self.fields(.mondayWednesday, to: 9)) == [0, 2, 7, 9])
        #expect(Self.days(Self.fields(.mondayWednesdayFriday, from: 1, to: 9)) == [2, 4, 7, 9])
        #expect(Self.days(Self.fields(.tuesdayThursday, to: 8)) == [1, 3, 8])
        #expect(Self.days(Self.fields(.weekly, every: 1, on: [2, 7])) == [1, 6, 8, 13, 15, 20])
    }

    @Test("every second week counts from the week of the first day, on whatever day that is")
    func weeks() {
        #expect(Self.days(Self.fields(.weekly, from: 4, to: 40, every: 2, on: [1, 5])) == [4, 14, 18, 28, 32])
        #expect(Self.days(Self.fields(.weekly, to: 40, every: 30, on: [1])) == [0])
        #expect(Self.days(Self.fields(.weekly, every: 1)) == [], "without a weekday there is none")
    }

    @Test("only what is asked for is given")
    func ranges() {
        let fields = Self.fields(.daily, every: 1)
        #expect(fields.days(from: Self.monday + 18, to: Self.monday + 99).map { $0.number - Self.monday.number } == [18, 19, 20])
        #expect(fields.days(from: Self.monday + 21, to: Self.monday + 99) == [])
        #expect(fields.days(from: Self.monday + 5, to: Self.monday + 4) == [])
    }

    @Test("the last change of a day holds: moved, cancelled, or as planned after all")
    func changes() {
        let (calendar, today) = (SampleDesign.calendar, SampleDesign.today)
        let meetings = calendar.meetings(from: today, to: today + 12)
        #expect(meetings.map { $0.day.number - today.number } == [3, 4, 5, 10, 12])
        let target = MeetingChange.Target(day: today + 4, startsAt: 780, endsAt: 840, room: "Sala <4>")
        #expect(meetings.map(\.state) == [.movedTo(target), .moved, .cancelled, .planned, .planned])
        #expect(meetings.at(1).map { [$0.startsAt, $0.endsAt, $0.plannedDay.number - today.number] } == [780, 840, 3])
        #expect(calendar.meetings(from: today + 4, to: today + 4).map(\.state) == [.moved])
        #expect(calendar.changes.map { $0.day.number - today.number } == [3, 5, 10])
    }

    @Test("a change of a day that the plan does not have any more counts no more")
    func gone() {
        var plan = SampleDesign.weekly
        plan.fields.weekdays = [1]
        let calendar = MeetingCalendar(plan, SampleDesign.changes)
        #expect(calendar.changes == [])
        #expect(calendar.meetings(from: SampleDesign.today, to: SampleDesign.today + 7).map(\.state) == [.planned])
    }

    @Test("times are read as people and browsers write them")
    func clocks() {
        for (text, minutes) in [("9:05", 545), ("09:05", 545), ("09:05:00", 545), ("09.05", 545), ("24:00", 1440), ("0:00", 0)] {
            #expect(ClockText.minutes(text) == minutes, "\(text)")
        }
        for text in ["", "9", "9:5", "24:01", "10:60", "99:99", "-1:00", "10:00 am", "１０:００"] {
            #expect(ClockText.minutes(text) == nil, "\(text)")
        }
        #expect(ClockText.span(5, 1440) == "00:05–24:00")
    }

    @Test("a time of day is a moment in the time zone of the institution, also on the days on which clocks are changed")
    func moments() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        for (year, month, day) in [(2026, 10, 24), (2026, 10, 25), (2026, 10, 26), (2027, 3, 28), (2027, 7, 1)] {
            let date = try #require(LocalDay(year: year, month: month, day: day))
            for minutes in [0, 90, 300, 720, 1439] {
                let (there, second) = LocalDay.parts(of: date.moment(minutes: minutes, in: zone), in: zone)
                #expect(there == date.number && second == minutes * 60, "\(date.iso) \(minutes)")
            }
        }
    }
}
