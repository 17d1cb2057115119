import HTTPTypes
import Testing

@testable import App

@Suite("A clock that is set back while Ana works")
struct ClockSetBackTests {
    private static let jumps: [Milliseconds] = [.seconds(3), .minutes(5), .minutes(19), .hours(1), .hours(11)]

    @Test("keeps the deadline that was said", arguments: jumps)
    func deadline(jump: Milliseconds) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            site.clock.advance(by: Milliseconds(count: -jump.count))
            let reply = try await ana.answerQuietly().decoded(QuietReply.self)
            #expect(reply.left == Milliseconds.minutes(10).count + jump.count)
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline)
        }
    }

    @Test("counts what she answers afterwards, from pages old and new", arguments: jumps)
    func answers(jump: Milliseconds) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            try await ana.answerFirst(ana.wrong, press: "stay")
            site.clock.advance(by: Milliseconds(count: -jump.count))
            for value in [ana.right, ana.wrong, ana.right] {
                let page = try await ana.browser.get(ana.first)
                let posted = try await ana.browser.post(
                    ana.first, [("page", #require(page.hidden("page"))), ("choice[]", value), ("go", "stay")])
                #expect(posted.status == .seeOther)
                site.clock.advance(by: .seconds(1))
            }
            try await ana.browser.end(ana.attempt)
            #expect(try #require(await site.submission(of: ana.attempt)).earned == 3000)
            #expect(try await site.arrivals(of: ana.attempt).allSatisfy { $0.hasSuffix("in-time") })
        }
    }

    @Test("what she has ended stays ended, and what comes then is late", arguments: jumps)
    func ended(jump: Milliseconds) async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            try await ana.browser.end(ana.attempt)
            let before = try #require(await site.submission(of: ana.attempt))
            site.clock.advance(by: Milliseconds(count: -jump.count))
            #expect(try await ana.answerFirst().location == "\(ana.attempt)/results")
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 late")
            #expect(try #require(await site.submission(of: ana.attempt)) == before)
        }
    }

    @Test("what its deadline has ended stays ended too")
    func expired() async throws {
        try await TestSite.run { site in
            let before = try await site.examinee()
            site.clock.set(before.deadline + .seconds(31))
            #expect(try await site.attempts.endExpired(at: site.clock.now) == 1)
            site.clock.advance(by: .minutes(-20))
            let ana = try await site.returned(before)
            #expect(try await ana.browser.get(ana.first).location == "\(ana.attempt)/results")
            try await ana.answerFirst()
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 late")
        }
    }

    @Test("nobody is signed out, nor kept waiting longer after mistyped passwords")
    func sessions() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let stranger = site.visitor()
            for number in 1...5 { try await stranger.post("/sign-in", [("user", "ana"), ("password", "ghicit \(number)")]) }
            site.clock.advance(by: .hours(-1))
            #expect(try await ana.get("/account").status == .ok)
            let right = [("user", "ana"), ("password", SampleInstitution.password)]
            #expect(try await stranger.post("/sign-in", right).status == .tooManyRequests)
            site.clock.advance(by: .seconds(1))
            #expect(try await stranger.post("/sign-in", right).status == .seeOther)
        }
    }
}

@Suite("Which of two moments came first")
struct MomentOrderTests {
    private func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

    @Test(
        "is what their times say, unless the clock was set back between",
        arguments: [
            // One, another, the clock, whether the one came after the other.
            (10, 5, 20, true), (5, 10, 20, false), (5, 5, 20, false),
            // The one was before the clock was set back.
            (30, 5, 20, false), (30, 20, 20, false),
            // Both were; or the other was, and only now has its turn.
            (40, 30, 20, true), (30, 40, 20, false), (5, 30, 20, false),
        ] as [(Int64, Int64, Int64, Bool)])
    func order(one: Int64, other: Int64, clock: Int64, expected: Bool) {
        #expect(at(one).isAfter(at(other), clock: at(clock)) == expected)
    }
}
