import HTTPTypes
import Testing

@testable import App

@Suite("The half minute after the deadline")
struct GraceTests {
    private static let grace = Milliseconds.seconds(30)

    /// What somebody sees who looks in it: when results come, and nothing else.
    private func isPending(_ page: TestBrowser.Reply, _ site: TestSite) -> Bool {
        page.status == .ok && page.text.contains(site.sentence("wait.grace", ["time": "10:30:30"]))
            && ShownQuestion(page.text).options.isEmpty && !page.text.contains("Ce strat")
            && !page.text.contains(site.sentence("results.mark"))
    }

    @Test(
        "an answer under way counts, is logged as such, and leads to a page without questions",
        arguments: [1, 30_000] as [Int64])
    func counts(after: Int64) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + Milliseconds(count: after))
            let answer = try await ana.answerFirst()
            #expect(answer.location == "\(ana.attempt)/results")
            let page = try await ana.browser.follow(answer)
            #expect(page.text.contains(site.sentence("flash.grace", ["ended": "10:30"])))
            #expect(isPending(page, site))
            #expect(try await site.arrivals(of: ana.attempt) == ["servicii: 1 2 in-time", "strat: 2 grace"])
            site.clock.set(ana.deadline + .minutes(1))
            #expect(try await ana.browser.open(ana.attempt).text.contains("3 din 4"))
            #expect(try #require(await site.submission(of: ana.attempt)) == ("expired", ana.deadline.milliseconds, 3000))
        }
    }

    @Test(
        "every button saves and leads to that page",
        arguments: ["previous", "next", "done", "list", "stay", "review", "language-en"])
    func buttons(button: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .seconds(5))
            let answer = try await ana.answerFirst(press: button)
            #expect(answer.location == "\(ana.attempt)/results")
            #expect(ShownQuestion(answer.text).options.isEmpty)
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 grace")
        }
    }

    @Test("an answer can still be taken back, and changed once more")
    func changed() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            try await ana.answerFirst()
            site.clock.set(ana.deadline + .seconds(5))
            try await ana.answerFirst(press: "clear")
            site.clock.advance(by: .seconds(1))
            try await ana.answerFirst(ana.wrong)
            #expect(try await site.arrivals(of: ana.attempt).suffix(2) == ["strat:  grace", "strat: 3 grace"])
            site.clock.set(ana.deadline + .minutes(1))
            #expect(try await ana.browser.open(ana.attempt).text.contains("1 din 4"))
        }
    }

    @Test(
        "no address shows a question or a result", arguments: ["", "/questions/1", "/questions/3", "/review", "/results", "/log"])
    func nothingShown(address: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            for moment in [ana.deadline + Milliseconds(count: 1), ana.deadline + Self.grace] {
                site.clock.set(moment)
                #expect(try await isPending(ana.browser.open(ana.attempt + address), site))
            }
            #expect(try await site.submission(of: ana.attempt) == nil)
        }
    }

    @Test("list and start page say that time is up, and offer no way back to the questions")
    func list() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .seconds(10))
            #expect(try await ana.browser.get("/tests").text.contains(site.sentence("tests.expired")))
            let page = try await ana.browser.get(site.test("Test final")).text
            #expect(page.contains("href=\"\(ana.attempt)/results\""))
            #expect(!page.contains("href=\"\(ana.attempt)\""))
            #expect(!page.contains(site.sentence("test.continue")))
        }
    }

    @Test("the button that ends the test ends nothing early: what is under way still counts")
    func submission() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .seconds(1))
            #expect(try await ana.browser.end(ana.attempt).location == "\(ana.attempt)/results")
            #expect(try await site.submission(of: ana.attempt) == nil)
            site.clock.advance(by: .seconds(20))
            try await ana.answerFirst()
            site.clock.set(ana.deadline + .minutes(1))
            try await ana.browser.end(ana.attempt)
            #expect(try #require(await site.submission(of: ana.attempt)) == ("expired", ana.deadline.milliseconds, 3000))
        }
    }

    @Test("a save in the background is told that nothing is left")
    func inTheBackground() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + Self.grace)
            let answer = try await ana.answerQuietly()
            #expect(answer.status == .ok)
            let reply = try answer.decoded(QuietReply.self)
            #expect(reply.left == 0)
            #expect(reply.saved == site.sentence("question.saved", ["time": "10:30"]))
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 grace")
        }
    }

    @Test("what no page offers is not saved, and shows no question again")
    func forged() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + .seconds(5))
            let answer = try await ana.answerFirst("77")
            #expect(answer.location == "\(ana.attempt)/results")
            #expect(try await site.arrivals(of: ana.attempt) == ["servicii: 1 2 in-time"])
        }
    }

    @Test("no next attempt begins in it")
    func noNextAttempt() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 2")
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + Self.grace)
            let start = try await site.test("Test final") + "/attempts"
            #expect(try await isPending(ana.browser.follow(ana.browser.post(start)), site))
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test("results come when it is over, to the millisecond", arguments: [(30_000, false), (30_001, true)] as [(Int64, Bool)])
    func results(after: Int64, areThere: Bool) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.set(ana.deadline + Milliseconds(count: after))
            #expect(try await site.attempts.endExpired(at: site.clock.now) == (areThere ? 1 : 0))
            let page = try await ana.browser.open(ana.attempt)
            #expect(isPending(page, site) == !areThere)
            #expect(page.text.contains("1 din 4") == areThere)
        }
    }
}
