import Foundation
import Testing

@testable import App

@Suite("The clock on the page")
struct ClockTests {
    private let formats = Formats(language: .romanian, zone: TimeZone(identifier: "Europe/Bucharest")!)

    private func instant(_ text: String) throws -> Instant {
        Instant(try Date(text, strategy: .iso8601))
    }

    @Test(
        "follows both nights in which clocks change, and says which of two hours it is",
        arguments: [
            ("2026-10-24T23:59:59Z", "02:59"), ("2026-10-25T00:00:00Z", "03:00 UTC+3"), ("2026-10-25T00:59:59Z", "03:59 UTC+3"),
            ("2026-10-25T01:00:00Z", "03:00 UTC+2"),
            ("2026-10-25T01:59:59Z", "03:59 UTC+2"), ("2026-10-25T02:00:00Z", "04:00"), ("2027-03-28T00:59:59Z", "02:59"),
            ("2027-03-28T01:00:00Z", "04:00"), ("2027-03-28T21:05:00Z", "00:05"),
        ])
    func changes(moment: String, expected: String) throws {
        #expect(try formats.clock(instant(moment)) == expected)
    }

    @Test("counts 24 hours in every language", arguments: Language.allCases)
    func twentyFourHours(language: Language) throws {
        let formats = Formats(language: language, zone: .gmt)
        #expect(try formats.clock(instant("2026-11-21T00:00:00Z")) == "00:00")
        #expect(try formats.clock(instant("2026-11-21T09:05:00Z")) == "09:05")
        #expect(try formats.clock(instant("2026-11-21T23:59:59Z")) == "23:59")
    }

    @Test("leaves the day away when it is today where the institution is")
    func near() throws {
        let evening = try instant("2026-11-21T21:30:00Z")  // 23:30 there
        #expect(try formats.near(instant("2026-11-20T22:00:00Z"), now: evening) == "00:00")
        #expect(try formats.near(instant("2026-11-21T22:00:00Z"), now: evening) == "22 noiembrie 2026, 00:00")
        #expect(try formats.near(instant("2026-11-20T21:59:00Z"), now: evening) == "20 noiembrie 2026, 23:59")
    }

    @Test(
        "says when something happens, with the day where it is another one",
        arguments: [
            (.english, "at 00:00", "on 22 November 2026 at 00:00"), (.romanian, "la 00:00", "pe 22 noiembrie 2026, la 00:00"),
            (.serbian, "u 00:00", "22. novembra 2026. u 00:00"),
        ] as [(Language, String, String)])
    func atNear(language: Language, today: String, tomorrow: String) throws {
        let formats = Formats(language: language, zone: TimeZone(identifier: "Europe/Bucharest")!)
        let evening = try instant("2026-11-21T21:30:00Z")  // 23:30 there
        #expect(try formats.atNear(instant("2026-11-20T22:00:00Z"), now: evening) == today)
        #expect(try formats.atNear(instant("2026-11-21T22:00:00Z"), now: evening) == tomorrow)
    }

    @Test("gives the day of the institution, not of Greenwich")
    func dayOfTheInstitution() throws {
        #expect(try formats.day(instant("2026-11-21T22:00:00Z")) == "22 noiembrie 2026")
        #expect(try formats.day(instant("2026-11-21T21:59:59Z")) == "21 noiembrie 2026")
    }
}

@Suite("A length of time")
struct MillisecondsTests {
    @Test(
        "counts a begun minute as one",
        arguments: [(0, 0), (1, 1), (60_000, 1), (60_001, 2), (1_800_000, 30)] as [(Int64, Int)])
    func minutes(count: Int64, expected: Int) {
        #expect(Milliseconds(count: count).minutesRoundedUp == expected)
    }

    @Test("is the same in every unit")
    func units() {
        #expect(Milliseconds.days(1) == .hours(24))
        #expect(Milliseconds.hours(1) == .minutes(60))
        #expect(Milliseconds.minutes(1) == .seconds(60))
        #expect(Milliseconds.seconds(1).count == 1000)
    }
}
