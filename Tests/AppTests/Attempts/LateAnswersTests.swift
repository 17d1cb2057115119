import Database
import Testing

@testable import App

@Suite("Right answers of a quiz")
struct LateAnswersTests {
    /// Whether a page of results tells what is right, why, and what each answer was worth.
    private func tells(_ page: TestBrowser.Reply, _ site: TestSite) -> Bool {
        let said = [
            page.text.contains("UIKit ține"), page.text.contains(site.sentence("results.right")),
            page.words.contains(site.sentence("results.verdict-incorrect") + " · 0 din 2"),
        ]
        #expect(Set(said).count == 1, "told by halves")
        return said.allSatisfy { $0 }
    }

    private func attempt(_ ana: TestBrowser, _ title: String = "Exerciții") async throws -> String {
        let attempt = try await ana.start(title)
        try await ana.answer(1, of: attempt, ["Media"])
        try await ana.end(attempt)
        return attempt
    }

    @Test("are there at once, unless something else is said", arguments: ["answers", "answers: at-once"])
    func atOnce(setting: String) async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, setting)
            let ana = try await site.signedIn("ana")
            #expect(try await tells(ana.get(attempt(ana) + "/results"), site))
        }
    }

    @Test("come after the last attempt: not before it ends, and then for all of them")
    func afterTheLast() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "attempts: 2", "answers: after-last-attempt")
            let ana = try await site.signedIn("ana")
            let start = try await ana.get(site.test("Exerciții")).text
            #expect(start.contains(site.sentence("test.rule-answers-after")))
            let first = try await attempt(ana)
            let results = try await ana.get("\(first)/results")
            #expect(!tells(results, site))
            #expect(results.text.contains("<strong>1,00</strong>"))
            #expect(results.text.contains(site.sentence("wait.last-attempt")))
            let second = try await ana.start("Exerciții")
            try await ana.answer(1, of: second, ["Core OS"])
            #expect(try await !tells(ana.get("\(first)/results"), site))
            try await ana.end(second)
            #expect(try await tells(ana.get("\(first)/results"), site))
            #expect(try await tells(ana.get("\(second)/results"), site))
        }
    }

    @Test("come after the only attempt, if there is one")
    func onlyOne() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "attempts: 1", "answers: after-last-attempt")
            let ana = try await site.signedIn("ana")
            #expect(try await tells(ana.get(attempt(ana) + "/results"), site))
        }
    }

    @Test("of one student do not wait for another's last attempt")
    func ownAttempts() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "attempts: 1", "answers: after-last-attempt")
            _ = try await site.signedIn("bogdan").start("Exerciții")
            let ana = try await site.signedIn("ana")
            #expect(try await tells(ana.get(attempt(ana) + "/results"), site))
        }
    }

    @Test("go away again when an import gives one attempt more")
    func oneMore() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "attempts: 1", "answers: after-last-attempt")
            let ana = try await site.signedIn("ana")
            let first = try await attempt(ana)
            #expect(try await tells(ana.get("\(first)/results"), site))
            try await site.rule(.quiz, "attempts: 2")
            #expect(try await !tells(ana.get("\(first)/results"), site))
        }
    }

    @Test(
        "come from a date on, to the millisecond; the mark is there before",
        arguments: [(-1, false), (0, true)] as [(Int64, Bool)])
    func fromADate(after: Int64, areThere: Bool) async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "answers: 2026-11-21 10:20")
            let ana = try await site.signedIn("ana")
            let start = try await ana.get(site.test("Exerciții")).text
            #expect(start.contains(site.sentence("test.rule-answers-from", time: "pe 21 noiembrie 2026, la 10:20")))
            let first = try await attempt(ana)
            site.clock.set(site.minute(20, after))
            let results = try await ana.get("\(first)/results")
            #expect(tells(results, site) == areThere)
            #expect(results.text.contains("<strong>1,00</strong>"))
            #expect(results.text.contains(site.sentence("wait.answers-date", time: "10:20")) == !areThere)
        }
    }

    @Test("wait for the results, where those come later")
    func afterResults() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "answers: at-once", "results: 2026-11-21 10:20")
            let ana = try await site.signedIn("ana")
            let first = try await attempt(ana)
            let pending = try await ana.get("\(first)/results")
            #expect(!tells(pending, site))
            #expect(pending.text.contains(site.sentence("wait.results-date", time: "10:20")))
            for secret in ["Cocoa Touch", "<strong>1,00</strong>"] { #expect(!pending.text.contains(secret)) }
            site.clock.set(site.minute(20))
            let results = try await ana.get("\(first)/results")
            #expect(tells(results, site))
            for answer in ["Cocoa Touch", "<strong>1,00</strong>"] { #expect(results.text.contains(answer)) }
        }
    }

    @Test("a final never shows them, whatever its settings say", arguments: ["at-once", "after-last", "from"])
    func final(release: String) async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE assessment SET answers_release = \(release), answers_from = 1 WHERE kind = 'final'")
            }
            let ana = try await site.signedIn("ana")
            let results = try await ana.get(attempt(ana, "Test final") + "/results")
            #expect(!tells(results, site))
            #expect(!results.text.contains("din secretul"))
            #expect(results.text.contains(site.sentence("results.withheld")))
            #expect(!results.text.contains(site.sentence("wait.last-attempt")))
        }
    }

    @Test("cannot be asked for in a final's document")
    func refused() async throws {
        try await TestSite.run { site in
            await #expect(throws: ImportMistakes.self) { try await site.rule(.final, "answers: at-once") }
        }
    }
}
