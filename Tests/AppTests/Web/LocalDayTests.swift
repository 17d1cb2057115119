import Foundation
import Testing

@testable import App

@Suite("A day of the calendar")
struct LocalDayTests {
    @Test("is found again by its year, month and day, from the year 1 to 9999")
    func roundTrip() {
        for number in stride(from: -719_000, to: 2_900_000, by: 977) {
            let day = LocalDay(number: number)
            #expect(LocalDay(year: day.year, month: day.month, day: day.day) == day)
        }
    }

    @Test(
        "does not exist where the calendar has none",
        arguments: [
            (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (2026, 1, 32), (0, 1, 1),
        ])
    func missing(year: Int, month: Int, day: Int) {
        #expect(LocalDay(year: year, month: month, day: day) == nil)
        #expect(LocalDay(year: 2028, month: 2, day: 29)?.iso == "2028-02-29")
    }

    @Test("begins at midnight where it is, also on the days when clocks change")
    func midnight() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        // Clocks are set back on 25 October 2026 and forward on 28 March 2027, before three at night and at three.
        for (day, offset) in [((2026, 10, 25), 3), ((2026, 10, 26), 2), ((2027, 3, 28), 2), ((2027, 3, 29), 3)] {
            let day = try #require(LocalDay(year: day.0, month: day.1, day: day.2))
            let midnight = Instant(milliseconds: Int64(day.number) * 86_400_000) + .hours(-offset)
            #expect(LocalDay(midnight, in: zone) == day)
            #expect(LocalDay(midnight + Milliseconds(count: -1), in: zone) == day + -1)
        }
    }

    @Test("has the Monday of its week, which is itself on a Monday")
    func monday() throws {
        let monday = try #require(LocalDay(year: 2026, month: 11, day: 23))
        for shift in 0...6 { #expect((monday + shift).monday == monday) }
        #expect((monday + 7).monday == monday + 7 && (monday + -1).monday == monday + -7)
    }
}
