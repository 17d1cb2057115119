import HTTPTypes
import Testing

@testable import App

@Suite("The deadline")
struct DeadlineTests {
    /// Ana's final, twenty minutes in, with the second question answered rightly.
    private func almostOver(_ site: TestSite) async throws -> (ana: TestBrowser, attempt: String, deadline: Instant) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        site.clock.advance(by: .minutes(20))
        try await ana.answer(2, of: attempt, ["Foundation", "Core Data"])
        return (ana, attempt, try await site.deadline(of: attempt))
    }

    @Test("is after the limit, at the latest at the closing", arguments: [(0, 30), (89, 119), (91, 120), (119, 120)])
    func when(startedAfter: Int, endsAfter: Int) async throws {
        try await TestSite.run { site in
            site.clock.advance(by: .minutes(startedAfter))
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await site.deadline(of: attempt) == SampleInstitution.start + .minutes(endsAfter))
        }
    }

    @Test("an answer in its last millisecond counts")
    func lastMillisecond() async throws {
        try await TestSite.run { site in
            let (ana, attempt, deadline) = try await almostOver(site)
            let right = try await ana.look(at: 1, of: attempt).value(of: "Cocoa Touch")
            site.clock.set(deadline)
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", right), ("go", "next")])
            #expect(answer.location == "\(attempt)/questions/2")
            #expect(try await ana.get("\(attempt)/questions/2").status == .ok)
            site.clock.advance(by: Milliseconds(count: 1))
            let results = try await ana.open(attempt).text
            #expect(results.contains("3 din 4"))
            #expect(results.contains(site.sentence("results.expired", time: "21 noiembrie 2026, 10:30")))
        }
    }

    @Test("an answer one millisecond later does not count, and Ana is told")
    func oneTooLate() async throws {
        try await TestSite.run { site in
            let (ana, attempt, deadline) = try await almostOver(site)
            let right = try await ana.look(at: 1, of: attempt).value(of: "Cocoa Touch")
            site.clock.set(deadline + Milliseconds(count: 1))
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", right), ("go", "next")])
            #expect(answer.location == "\(attempt)/results")
            let page = try await ana.follow(answer).text
            #expect(page.contains(site.sentence("flash.too-late", ["ended": "10:30", "arrived": "10:30"])))
            #expect(page.contains("1 din 4"))
            #expect(try await site.log(of: attempt) == ["servicii: 1 2"])
            let submission = try #require(try await site.submission(of: attempt))
            #expect(submission == ("expired", deadline.milliseconds, 1000))
        }
    }

    @Test("a save in the background that is too late is not acknowledged")
    func lateInTheBackground() async throws {
        try await TestSite.run { site in
            let (ana, attempt, deadline) = try await almostOver(site)
            site.clock.set(deadline + .seconds(1))
            ana.headers[.accept] = "application/json"
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", "1"), ("go", "stay")])
            #expect(answer.status == .seeOther)
            #expect(answer.text.isEmpty)
            #expect(try await site.log(of: attempt).count == 1)
        }
    }

    @Test("ending it after the deadline ends it at the deadline")
    func submittedLate() async throws {
        try await TestSite.run { site in
            let (ana, attempt, deadline) = try await almostOver(site)
            site.clock.set(deadline + .minutes(4))
            try await ana.post("\(attempt)/submission")
            let submission = try #require(try await site.submission(of: attempt))
            #expect(submission == ("expired", deadline.milliseconds, 1000))
        }
    }

    @Test("whoever comes back later finds it ended at its deadline", arguments: ["", "/questions/1", "/review", "/results"])
    func lazily(page: String) async throws {
        try await TestSite.run { site in
            let (_, attempt, deadline) = try await almostOver(site)
            site.clock.set(deadline + .days(1))
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.expired")))
            #expect(try await site.submission(of: attempt) == nil)
            let results = try await ana.open(attempt + page).text
            #expect(results.contains(site.sentence("results.expired", time: "21 noiembrie 2026, 10:30")))
            #expect(try await site.submission(of: attempt)?.endedAt == deadline.milliseconds)
        }
    }

    @Test("all attempts whose time is up end, each at its own deadline, once; others go on")
    func allAtOnce() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let anas = try await ana.start("Test final")
            let quiz = try await ana.start("Exerciții")
            site.clock.advance(by: .minutes(10))
            let bogdans = try await site.signedIn("bogdan").start("Test final")
            site.clock.advance(by: .minutes(5))
            let dans = try await site.signedIn("dan").start("Test final")
            let start = SampleInstitution.start
            #expect(try await site.attempts.endExpired(at: start + .minutes(30)) == 0)
            #expect(try await site.attempts.endExpired(at: start + .minutes(41)) == 2)
            #expect(try await site.attempts.endExpired(at: start + .minutes(41)) == 0)
            #expect(try await site.submission(of: anas)?.endedAt == (start + .minutes(30)).milliseconds)
            #expect(try await site.submission(of: bogdans)?.endedAt == (start + .minutes(40)).milliseconds)
            #expect(try await site.submission(of: dans) == nil)
            #expect(try await site.submission(of: quiz) == nil)
        }
    }
}
