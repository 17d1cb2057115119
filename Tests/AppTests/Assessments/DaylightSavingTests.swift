import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("The nights in which clocks change")
struct DaylightSavingTests {
    private func instant(_ text: String) throws -> Instant {
        Instant(try Date(text, strategy: .iso8601))
    }

    /// The sample's final, open for hours around three in the morning of a night, and Ana before it at a moment of that night.
    private func night(_ site: TestSite, _ day: String, at moment: String, closes: String = "07:00") async throws -> TestBrowser {
        site.clock.set(try instant(moment))
        try await site.rule(.final, "opens: \(day) 01:00", "closes: \(day) \(closes)")
        return try await site.signedIn("ana")
    }

    @Test(
        "a limit is real minutes, and pages say which hour of two alike is meant",
        arguments: [
            ("2027-03-28", "2027-03-28T00:50:00Z", "04:20"), ("2027-03-28", "2027-03-28T00:30:00Z", "04:00"),
            ("2027-03-28", "2027-03-28T00:29:59Z", "02:59"), ("2027-10-31", "2027-10-31T00:20:00Z", "03:50 UTC+3"),
            ("2027-10-31", "2027-10-31T00:30:00Z", "03:00 UTC+2"), ("2027-10-31", "2027-10-31T00:50:00Z", "03:20 UTC+2"),
            ("2027-10-31", "2027-10-31T01:30:00Z", "04:00"), ("2027-10-31", "2027-10-30T23:29:59Z", "02:59"),
        ])
    func limit(day: String, start: String, end: String) async throws {
        try await TestSite.run { site in
            let ana = try await night(site, day, at: start)
            let sentence = site.sentence("test.deadline", n: 30, ["time": end, "zone": "București"])
            #expect(try await ana.get(site.test("Test final")).text.contains(sentence))
            let attempt = try await ana.start("Test final")
            let begin = try instant(start)
            #expect(try await site.deadline(of: attempt) == begin + .minutes(30))
            let page = try await ana.get("\(attempt)/questions/1").text
            #expect(page.contains(site.sentence("question.until", time: end)))
            #expect(page.contains(site.sentence("question.minutes-left", ["n": "30"])))
            site.clock.set(begin + .minutes(29))
            let last = site.sentence("question.seconds-left", time: "1:00")
            #expect(try await ana.get("\(attempt)/review").text.contains(last))
            site.clock.set(begin + .minutes(30))
            #expect(try await ana.answer(1, of: attempt, ["Cocoa Touch"]).location == "\(attempt)/questions/2")
            #expect(try await site.arrivals(of: attempt) == ["strat: 2 in-time"])
        }
    }

    @Test("two answers an hour apart, both at half past three, are told apart")
    func whichHour() async throws {
        try await TestSite.run { site in
            let ana = try await night(site, "2027-10-31", at: "2027-10-31T00:30:00Z")
            let attempt = try await ana.start("Exerciții")
            try await ana.answer(1, of: attempt, ["Media"])
            let first = try await ana.get("\(attempt)/questions/1").text
            #expect(first.contains(site.sentence("question.saved", ["time": "03:30 UTC+3"])))
            site.clock.advance(by: .hours(1))
            try await ana.answer(1, of: attempt, ["Core OS"])
            let second = try await ana.get("\(attempt)/questions/1").text
            #expect(second.contains(site.sentence("question.saved", ["time": "03:30 UTC+2"])))
            try await ana.end(attempt)
            let log = try await ana.get("\(attempt)/log").text
            #expect(log.contains("03:30:00 UTC+3"))
            #expect(log.contains("03:30:00 UTC+2"))
            let end = site.sentence("results.submitted", time: "pe 31 octombrie 2027, la 03:30 UTC+2")
            #expect(try await ana.get("\(attempt)/results").text.contains(end))
        }
    }

    @Test("a closing at half past three is at the first of the two, and cuts what is left to it")
    func closingTwice() async throws {
        try await TestSite.run { site in
            let ana = try await night(site, "2027-10-31", at: "2027-10-31T00:20:00Z", closes: "03:30")
            #expect(try await site.deadline(of: ana.start("Test final")) == instant("2027-10-31T00:30:00Z"))
            site.clock.set(try instant("2027-10-31T01:20:00Z"))
            let page = try await site.signedIn("bogdan").get(site.test("Test final")).text
            #expect(page.contains(site.sentence("test.closed", time: "la 03:30 UTC+3")))
        }
    }

    @Test("a closing in the hour that is left out is right after it")
    func closingInTheGap() async throws {
        try await TestSite.run { site in
            let ana = try await night(site, "2027-03-28", at: "2027-03-28T00:59:00Z", closes: "03:30")
            let deadline = try await site.deadline(of: ana.start("Test final"))
            #expect(try deadline >= instant("2027-03-28T01:00:00Z") && deadline <= instant("2027-03-28T01:30:00Z"))
        }
    }

    @Test("extra time is a part of real minutes too")
    func extraTime() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["ana": "1.5,10"])
            let ana = try await night(site, "2027-10-31", at: "2027-10-31T00:20:00Z")
            #expect(try await site.deadline(of: ana.start("Test final")) == instant("2027-10-31T01:15:00Z"))
            #expect(try await ana.get("/tests").status == .ok)
        }
    }

    @Test(
        "a time relative to the import has its hour on the other side of the night as well",
        arguments: [
            ("-1d 09:00", "2027-03-28T10:00", "2027-03-27T07:00"), ("-1d 09:00", "2027-10-31T10:00", "2027-10-30T06:00"),
            ("+1d 09:00", "2027-03-27T22:30", "2027-03-29T06:00"), ("+0d 09:00", "2027-03-28T00:30", "2027-03-28T06:00"),
            ("+0d 09:00", "2027-10-31T00:30", "2027-10-31T07:00"), ("+0d 01:00", "2027-10-31T01:45", "2027-10-30T22:00"),
            ("+7d", "2027-03-27T10:00", "2027-04-03T09:00"), ("-7d", "2027-11-01T10:00", "2027-10-25T09:00"),
            ("+2h", "2027-03-28T00:30", "2027-03-28T02:30"), ("+45m", "2027-10-31T00:30", "2027-10-31T01:15"),
            ("+1d 03:30", "2027-10-30T10:00", "2027-10-31T00:30"), ("+0d 03:30", "2027-10-31T01:45", "2027-10-31T00:30"),
        ])
    func relative(text: String, now: String, expected: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        let time = try TimeExpression(text, now: instant(now + ":00Z"), zone: zone)
        #expect(try time == .relative(instant(expected + ":00Z")))
    }

    @Test(
        "a relative time in the hour that is left out is right after it, on the same day",
        arguments: ["03:00", "03:30", "03:59"])
    func relativeInTheGap(hour: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Bucharest"))
        let time = try #require(try TimeExpression("+1d \(hour)", now: instant("2027-03-27T10:00:00Z"), zone: zone)).instant
        #expect(try time >= instant("2027-03-28T01:00:00Z") && time < instant("2027-03-28T02:00:00Z"))
    }
}
