import Foundation
import Testing

@testable import App

@Suite("A time in a test document")
struct TimeExpressionTests {
    private static let zone = TimeZone(identifier: "Europe/Bucharest")!
    /// Saturday, 21 November 2026, 10:20:30 in Bucharest.
    private static let now = "2026-11-21T08:20:30Z"

    private func instant(_ text: String) throws -> Instant {
        Instant(try Date(text, strategy: .iso8601))
    }

    private func read(_ text: String, now: String = now) throws -> TimeExpression? {
        try TimeExpression(text, now: instant(now), zone: Self.zone)
    }

    @Test(
        "with a date is in the institution's time zone, summer or winter",
        arguments: [
            ("2026-11-25 09:00", "2026-11-25T07:00:00Z"), ("2027-07-01T00:00", "2027-06-30T21:00:00Z"),
            ("2028-02-29 23:59", "2028-02-29T21:59:00Z"),
        ])
    func absolute(text: String, expected: String) throws {
        #expect(try read(text) == .absolute(instant(expected)))
    }

    @Test(
        "relative to the import is counted from its moment, or set to an hour of that day",
        arguments: [
            ("-1d 09:00", "2026-11-20T07:00:00Z"), ("+30d 18:00", "2026-12-21T16:00:00Z"), ("+30d", "2026-12-21T08:20:30Z"),
            ("+2h", "2026-11-21T10:20:30Z"), ("-45m", "2026-11-21T07:35:30Z"), ("+0d 00:00", "2026-11-20T22:00:00Z"),
            ("+0d 23:59", "2026-11-21T21:59:00Z"), ("+365d", "2027-11-21T08:20:30Z"),
        ])
    func relative(text: String, expected: String) throws {
        #expect(try read(text) == .relative(instant(expected)))
    }

    @Test("keeps the hour of the day over a night in which clocks change, and the number of hours as well")
    func overTheChange() throws {
        #expect(try read("+1d", now: "2027-03-27T10:00:00Z") == .relative(instant("2027-03-28T09:00:00Z")))
        #expect(try read("+24h", now: "2027-03-27T10:00:00Z") == .relative(instant("2027-03-28T10:00:00Z")))
        #expect(try read("+1d 09:00", now: "2026-10-24T10:00:00Z") == .relative(instant("2026-10-25T07:00:00Z")))
    }

    @Test(
        "in the hour that a night leaves out is a moment just after it",
        arguments: ["2027-03-28 03:00", "2027-03-28 03:30", "2027-03-28 03:59"])
    func nonexistent(text: String) throws {
        let time = try #require(try read(text))
        let (before, after) = (try instant("2027-03-28T01:00:00Z"), try instant("2027-03-28T02:00:00Z"))
        #expect(time.instant >= before && time.instant < after)
    }

    @Test("in the hour that a night has twice is the first")
    func doubled() throws {
        #expect(try read("2026-10-25 03:30") == .absolute(instant("2026-10-25T00:30:00Z")))
        #expect(try read("2026-10-25 02:59") == .absolute(instant("2026-10-24T23:59:00Z")))
        #expect(try read("2026-10-25 04:00") == .absolute(instant("2026-10-25T02:00:00Z")))
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "tomorrow", "2026-02-31 09:00", "2027-02-29 09:00", "2026-13-01 09:00", "2026-00-10 09:00", "2026-04-31 09:00",
            "2026-11-25 24:00", "2026-11-25 09:60", "2026-11-25", "25.11.2026", "25.11.26 09:00", "2026-11-25 09:00:60",
            "2026-11-25 09:00Z", " 2026-11-25 09:00", "٢٠٢٦-11-25 09:00", "2026-11-25 ٠٩:00", "1d", "+d", "+1w", "+1d 9:00",
            "+1d 24:00", "+1d 09:60",
            "+2h 09:00", "+45m 09:00", "+12345d", "+-1d", "+1d  09:00", "+٣d",
        ])
    func refused(text: String) throws {
        #expect(try read(text) == nil)
    }
}
