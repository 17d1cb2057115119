import Foundation
import Testing

@testable import App

@Suite("A session in the middle of a test")
struct SessionInAttemptTests {
    private func isIn(_ browser: TestBrowser) async throws -> Bool {
        let answer = try await browser.get("/account")
        #expect(answer.status == .ok || answer.location == "/sign-in?back=/account")
        return answer.status == .ok
    }

    /// Gives the final a limit of 100 minutes and a late closing.
    private func lengthenFinal(_ site: TestSite) async throws {
        try await site.importAgain { folder in
            let file = folder.appendingPathComponent("01-mobile/tests/01-final.md")
            try rewrite(file, "limit: 30", "limit: 100")
            try rewrite(file, "closes: +2h", "closes: 2026-11-22 10:00")
        }
    }

    @Test("a final in progress keeps it through the half minute after its deadline, without any request", arguments: [0, 30_000])
    func final(after: Int64) async throws {
        try await TestSite.run { site in
            try await lengthenFinal(site)
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let deadline = try await site.deadline(of: attempt)
            #expect(deadline == SampleInstitution.start + .minutes(100))
            let value = try await ana.look(at: 1, of: attempt).value(of: "Media")
            site.clock.set(deadline + Milliseconds(count: after))
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", value), ("go", "next")])
            #expect(answer.location == attempt + (after == 0 ? "/questions/2" : "/results"))
            #expect(try await site.arrivals(of: attempt) == ["strat: 3 " + (after == 0 ? "in-time" : "grace")])
            site.clock.advance(by: .minutes(30))
            #expect(try await !isIn(ana))
        }
    }

    @Test("a final that goes on beyond the twelve hours keeps it, and no longer")
    func finalBeyondTwelveHours() async throws {
        try await TestSite.run { site in
            try await lengthenFinal(site)
            let ana = try await site.signedIn("ana")
            for _ in 1...35 {
                site.clock.advance(by: .minutes(20))
                #expect(try await isIn(ana))
            }
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .minutes(99))
            #expect(try await isIn(ana))
            site.clock.set(try await site.deadline(of: attempt) + Attempt.grace)
            #expect(try await isIn(ana))
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await !isIn(ana))
        }
    }

    @Test("a final whose end an import has moved keeps it until the new one")
    func movedFinal() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .minutes(3))
            try await lengthenFinal(site)
            site.clock.set(SampleInstitution.start + .minutes(100))
            #expect(try await ana.answer(1, of: attempt, ["Media"]).location == "\(attempt)/questions/2")
        }
    }

    @Test("a final that has ended keeps it no more")
    func endedFinal() async throws {
        try await TestSite.run { site in
            try await lengthenFinal(site)
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            site.clock.advance(by: .minutes(31))
            #expect(try await !isIn(ana))
        }
    }

    @Test("a quiz in progress keeps it for twelve hours, without any request")
    func quiz() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            site.clock.advance(by: .minutes(10))
            let attempt = try await ana.start("Exerciții")
            site.clock.set(SampleInstitution.start + .hours(12) + Milliseconds(count: -1))
            let answer = try await ana.answer(1, of: attempt, ["Media"])
            #expect(answer.location == "\(attempt)/questions/2")
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await !isIn(ana))
        }
    }

    @Test("an attempt of somebody else keeps nothing")
    func othersAttempt() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            _ = try await site.signedIn("bogdan").start("Exerciții")
            site.clock.advance(by: .minutes(31))
            #expect(try await !isIn(ana))
        }
    }
}
