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

    @Test("a final in progress keeps it until its deadline, without any request")
    func final() async throws {
        try await TestSite.run { site in
            try await lengthenFinal(site)
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let deadline = try await site.deadline(of: attempt)
            #expect(deadline == SampleInstitution.start + .minutes(100))
            site.clock.set(deadline)
            let answer = try await ana.answer(1, of: attempt, ["Media"])
            #expect(answer.location == "\(attempt)/questions/2")
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
            site.clock.set(try await site.deadline(of: attempt))
            #expect(try await isIn(ana))
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await !isIn(ana))
        }
    }

    @Test("a final that has ended keeps it no more")
    func endedFinal() async throws {
        try await TestSite.run { site in
            try await lengthenFinal(site)
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.post("\(attempt)/submission")
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
