import HTTPTypes
import Testing

@testable import App

@Suite("Results that come later")
struct LateResultsTests {
    /// Ana's final, everything right, ended at half past ten.
    private func taken(_ site: TestSite) async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        try await ana.answerAllRightly(attempt)
        site.clock.set(site.minute(30))
        try await ana.end(attempt)
        return (ana, attempt)
    }

    /// Looks everywhere where a mark could stand, with a session of its own.
    private func expectMark(_ isThere: Bool, of attempt: String, _ site: TestSite, at moment: Instant) async throws {
        site.clock.set(moment)
        let ana = try await site.signedIn("ana")
        let results = try await ana.get("\(attempt)/results")
        #expect(results.status == .ok)
        for page in try await [ana.get("/tests"), ana.get(site.test("Test final")), results] {
            #expect(page.text.contains("10,00") == isThere)
        }
        #expect(results.text.contains(site.sentence("results.points")) == isThere)
        #expect(results.text.contains(site.sentence("results.answers")) == isThere)
        #expect(results.text.contains(site.sentence("pending.saved")) == !isThere)
        #expect(results.text.contains(site.sentence("results.submitted", time: "pe 21 noiembrie 2026, la 10:30")))
    }

    @Test("after everyone: not before the closing is past, to the millisecond, even if Ana alone took it")
    func afterTheClosing() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            let (ana, attempt) = try await taken(site)
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.results-everyone")))
            #expect(try await ana.get(site.test("Test final")).text.contains(site.sentence("test.rule-results-after")))
            #expect(try await ana.get("\(attempt)/results").text.contains(site.sentence("wait.everyone", time: "12:00")))
            try await expectMark(false, of: attempt, site, at: site.minute(120))
            try await expectMark(true, of: attempt, site, at: site.minute(120, 1))
        }
    }

    @Test("after everyone: not while somebody with extra time still sits there")
    func somebodySits() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["bogdan": "1.5,10"])
            try await site.rule(.final, "results: after-everyone")
            let (_, attempt) = try await taken(site)
            site.clock.set(site.minute(110))
            let bogdan = try await site.signedIn("bogdan")
            let bogdans = try await bogdan.start("Test final")
            try await expectMark(false, of: attempt, site, at: site.minute(125))
            let page = try await site.signedIn("ana").get("\(attempt)/results").text
            #expect(page.contains(site.sentence("wait.everyone", time: "12:15")))
            try await bogdan.end(bogdans)
            try await expectMark(true, of: attempt, site, at: site.minute(125))
        }
    }

    @Test("after everyone: somebody who never came back holds nobody up longer than the time lasts")
    func abandoned() async throws {
        try await TestSite.run { site in
            try await site.giveTime(["bogdan": "1.5,10"])
            try await site.rule(.final, "results: after-everyone")
            let (_, attempt) = try await taken(site)
            site.clock.set(site.minute(110))
            let bogdans = try await site.signedIn("bogdan").start("Test final")
            try await expectMark(false, of: attempt, site, at: site.minute(135, 30_000))
            try await expectMark(true, of: attempt, site, at: site.minute(135, 30_001))
            #expect(try await site.submission(of: bogdans) == nil)
        }
    }

    @Test("from a date: not before, to the millisecond, and everywhere from then on")
    func fromADate() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: 2026-11-23 08:00")
            let (ana, attempt) = try await taken(site)
            let (date, from) = ("23 noiembrie 2026, 08:00", "pe 23 noiembrie 2026, la 08:00")
            #expect(
                try await ana.get("/tests").text.contains(
                    site.sentence("tests.results-date", ["when": "în 2 zile (luni, 23 noiembrie, 08:00)"])))
            #expect(try await ana.get(site.test("Test final")).text.contains(site.sentence("test.rule-results-from", time: from)))
            #expect(try await ana.get("\(attempt)/results").text.contains(site.sentence("wait.results-date", time: date)))
            try await expectMark(false, of: attempt, site, at: site.minute(46 * 60, -1))
            try await expectMark(true, of: attempt, site, at: site.minute(46 * 60))
        }
    }

    @Test("an import can bring them forward and hold them back")
    func imported() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: 2026-11-23 08:00")
            let (_, attempt) = try await taken(site)
            try await site.rule(.final, "results: at-once")
            try await expectMark(true, of: attempt, site, at: site.minute(31))
            try await site.rule(.final, "results: after-everyone")
            try await expectMark(false, of: attempt, site, at: site.minute(32))
        }
    }

    @Test("from a time after the import: the first import settles it, only a date moves it")
    func relative() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: +1h")
            let (_, attempt) = try await taken(site)
            #expect(try await site.reimport().isEmpty)
            try await site.rule(.final, "pause: 1")
            try await expectMark(false, of: attempt, site, at: site.minute(60, -1))
            try await expectMark(true, of: attempt, site, at: site.minute(60))
            try await site.rule(.final, "results: 2026-11-21 11:10")
            try await expectMark(false, of: attempt, site, at: site.minute(61))
        }
    }

    @Test("past attempts stand there without their marks, and no word about which one counts")
    func pastAttempts() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 3", "results: after-everyone")
            let (ana, first) = try await taken(site)
            let pending = try await ana.get("\(first)/results").text
            #expect(pending.contains("href=\"\(try await site.test("Test final"))\""))
            let second = try await ana.start("Test final")
            try await ana.end(second)
            let page = try await ana.get(site.test("Test final")).text
            for attempt in [first, second] { #expect(page.contains("href=\"\(attempt)/results\"")) }
            #expect(!page.contains("<span class=\"state\">"))
            #expect(!page.contains("Contează nota"))
            site.clock.set(site.minute(121))
            let later = try await site.signedIn("ana").get(site.test("Test final")).text
            #expect(later.contains("<span class=\"state\">10,00"))
            #expect(later.contains(site.sentence("counted.best", n: 2, ["mark": "10,00"])))
        }
    }

    @Test("what was answered, and when, can be read at once: the log tells nothing of what is right")
    func log() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "results: after-everyone")
            let (ana, attempt) = try await taken(site)
            #expect(try await ana.get("\(attempt)/results").text.contains("href=\"\(attempt)/log\""))
            let log = try await ana.get("\(attempt)/log").text
            #expect(log.contains("Cocoa Touch"))
            #expect(!log.contains("10,00"))
        }
    }
}
