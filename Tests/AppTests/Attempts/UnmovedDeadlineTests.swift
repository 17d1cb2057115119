import HTTPTypes
import Testing

@testable import App

@Suite("What a change of times leaves as it is")
struct UnmovedDeadlineTests {
    @Test(
        "an attempt whose half minute is over, even if nobody has ended it yet",
        arguments: [(30_000, true), (30_001, false), (3_600_000, false)] as [(Int64, Bool)])
    func over(after: Int64, isMoved: Bool) async throws {
        try await TestSite.run { site in
            let before = try await site.examinee()
            site.clock.set(before.deadline + Milliseconds(count: after))
            let ana = try await site.returned(before)
            let changes = try await site.rule(.final, "limit: 90")
            #expect(changes.contains { $0.subject == .deadline } == isMoved)
            #expect(try await site.count("deadline_change") == (isMoved ? 1 : 0))
            #expect(try await ana.browser.get(ana.first).status == (isMoved ? .ok : .seeOther))
            #expect(try await site.submission(of: ana.attempt)?.endedAt == (isMoved ? nil : ana.deadline.milliseconds))
            try await ana.answerFirst()
            #expect(try await site.arrivals(of: ana.attempt).last == "strat: 2 " + (isMoved ? "in-time" : "late"))
        }
    }

    @Test("an attempt that Ana has ended herself")
    func submitted() async throws {
        try await TestSite.run { site in
            let ana = try await site.examinee()
            try await ana.browser.end(ana.attempt)
            #expect(try await site.rule(.final, "limit: 90").allSatisfy { $0.subject != .deadline })
            #expect(try await site.deadline(of: ana.attempt) == ana.deadline)
            #expect(try await ana.browser.get(ana.first).location == "\(ana.attempt)/results")
        }
    }

    @Test("the attempts of everybody else, when one person gets more time")
    func others() async throws {
        try await TestSite.run { site in
            let anas = try await site.signedIn("ana").start("Test final")
            let bogdans = try await site.signedIn("bogdan").start("Test final")
            let changes = try await site.rule(.final, "extra-time:\n  ana: {minutes: 7}")
            #expect(changes.filter { $0.subject == .deadline }.map(\.name) == ["mobile/final/ana +7 min"])
            #expect(try await site.deadline(of: anas) == site.minute(37))
            #expect(try await site.deadline(of: bogdans) == site.minute(30))
        }
    }

    @Test("an attempt with an exception, when the person's own extra time changes; without it the person's holds again")
    func exception() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "extra-time:\n  ana: {minutes: 7}")
            let ana = try await site.examinee()
            #expect(try await site.giveTime(["ana": "2,"]).map(\.subject) == [.person])
            #expect(try await site.deadline(of: ana.attempt) == site.minute(37))
            #expect(try await site.rule(.final, "extra-time").contains { $0.name == "mobile/final/ana +23 min" })
            #expect(try await site.deadline(of: ana.attempt) == site.minute(60))
        }
    }

    @Test("a quiz in progress, which has no deadline")
    func quiz() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            #expect(try await site.giveTime(["ana": "2,10"]).map(\.subject) == [.person])
            #expect(try await ana.get("\(attempt)/questions/1").status == .ok)
            #expect(try await site.count("attempt WHERE deadline IS NULL") == 1)
        }
    }
}
