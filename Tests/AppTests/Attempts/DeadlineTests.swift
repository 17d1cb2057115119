import HTTPTypes
import Testing

@testable import App

@Suite("The deadline")
struct DeadlineTests {
    /// One millisecond after the half minute in which answers under way are taken.
    private static let over = Milliseconds(count: Attempt.grace.count + 1)

    @Test("is after the limit, at the latest at the closing", arguments: [(0, 30), (89, 119), (91, 120), (119, 120)])
    func when(startedAfter: Int, endsAfter: Int) async throws {
        try await TestSite.run { site in
            site.clock.advance(by: .minutes(startedAfter))
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await site.deadline(of: attempt) == SampleInstitution.start + .minutes(endsAfter))
        }
    }

    @Test("an answer in its last millisecond counts, and leads on as ever")
    func lastMillisecond() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline)
            #expect(try await ana.answerFirst().location == "\(ana.attempt)/questions/2")
            #expect(try await ana.browser.get("\(ana.attempt)/questions/2").status == .ok)
            site.clock.set(ana.deadline + Self.over)
            let results = try await ana.browser.open(ana.attempt).text
            #expect(results.contains("3 din 4"))
            #expect(results.contains(site.sentence("results.expired", time: "pe 21 noiembrie 2026, la 10:30")))
            #expect(try await site.arrivals(of: ana.attempt) == ["servicii: 1 2 in-time", "strat: 2 in-time"])
        }
    }

    @Test("an answer one millisecond after its half minute does not count; Ana is told, and the log keeps it")
    func oneTooLate() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + Self.over)
            let answer = try await ana.answerFirst()
            #expect(answer.location == "\(ana.attempt)/results")
            let page = try await ana.browser.follow(answer).text
            #expect(page.contains(site.sentence("flash.too-late", ["ended": "10:30", "arrived": "10:30"])))
            #expect(page.contains("1 din 4"))
            #expect(try await site.arrivals(of: ana.attempt) == ["servicii: 1 2 in-time", "strat: 2 late"])
            #expect(try #require(await site.submission(of: ana.attempt)) == ("expired", ana.deadline.milliseconds, 1000))
        }
    }

    @Test("a save in the background that is too late is not acknowledged")
    func lateInTheBackground() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + Self.over)
            let answer = try await ana.answerQuietly()
            #expect(answer.status == .seeOther)
            #expect(answer.text.isEmpty)
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 late")
        }
    }

    @Test("of late answers a hundred are kept, and none counts; the same once more is none")
    func mostLate() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .minutes(2))
            try await ana.answerFirst()
            try await ana.answerFirst()
            #expect(try await site.count("answer WHERE arrival = 'late'") == 1)
            for number in 1...110 { try await ana.answerFirst(number.isMultiple(of: 2) ? ana.right : ana.wrong) }
            #expect(try await site.count("answer WHERE arrival = 'late'") == 100)
            #expect(try await site.submission(of: ana.attempt)?.earned == 1000)
            #expect(try await ana.browser.open(ana.attempt).text.contains("1 din 4"))
        }
    }

    @Test(
        "the way out of the account leads out after it as well, and takes the answer along",
        arguments: [(10, "grace"), (60, "late")])
    func signOut(after: Int, arrival: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .seconds(after))
            #expect(try await ana.answerFirst(press: "sign-out").location == "/sign-in")
            #expect(try await ana.browser.get("/account").status == .seeOther)
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 " + arrival)
        }
    }

    @Test("ending it long after the deadline ends it at the deadline")
    func submittedLate() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .minutes(4))
            try await ana.browser.end(ana.attempt)
            #expect(try #require(await site.submission(of: ana.attempt)) == ("expired", ana.deadline.milliseconds, 1000))
        }
    }

    @Test("whoever comes back later finds it ended at its deadline", arguments: ["", "/questions/1", "/review", "/results"])
    func lazily(page: String) async throws {
        try await TestSite.run { site in
            let before = try await site.examinee()
            let (attempt, deadline) = (before.attempt, before.deadline)
            site.clock.set(deadline + .days(1))
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.expired")))
            #expect(try await site.submission(of: attempt) == nil)
            let results = try await ana.open(attempt + page).text
            #expect(results.contains(site.sentence("results.expired", time: "pe 21 noiembrie 2026, la 10:30")))
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
            try await site.enrol("dan")
            let dans = try await site.signedIn("dan").start("Test final")
            let start = SampleInstitution.start
            #expect(try await site.attempts.endExpired(at: start + .minutes(30) + Attempt.grace) == 0)
            #expect(try await site.attempts.endExpired(at: start + .minutes(40) + Self.over) == 2)
            #expect(try await site.attempts.endExpired(at: start + .minutes(40) + Self.over) == 0)
            #expect(try await site.submission(of: anas)?.endedAt == (start + .minutes(30)).milliseconds)
            #expect(try await site.submission(of: bogdans)?.endedAt == (start + .minutes(40)).milliseconds)
            #expect(try await site.submission(of: dans) == nil)
            #expect(try await site.submission(of: quiz) == nil)
        }
    }
}
