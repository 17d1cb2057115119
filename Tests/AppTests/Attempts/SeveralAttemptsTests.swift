import Testing

@testable import App

@Suite("Several attempts at a quiz")
struct SeveralAttemptsTests {
    @Test("Ana takes a quiz three times; all three are listed, the newest first")
    func pastAttempts() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            var attempts: [String] = []
            for right in [0, 1, 3] {
                let attempt = try await ana.start("Exerciții")
                if right > 0 { try await ana.answer(3, of: attempt, ["Adevărat"]) }
                if right > 1 { try await ana.answerAllRightly(attempt) }
                try await ana.end(attempt)
                attempts.append(attempt)
                site.clock.advance(by: .minutes(7))
            }
            let page = try await ana.get(site.test("Exerciții")).text
            let listed = page.matches(of: #/<a class="row" href="([^"]+)\/results">([^<]+)<span class="state">([^<]+)</#)
            #expect(listed.map { String($0.1) } == attempts.reversed())
            #expect(listed.map { String($0.2) } == ["10:14", "10:07", "10:00"].map { "21 noiembrie 2026, " + $0 })
            #expect(listed.map { String($0.3) } == ["10,00", "3,25", "1,00"])
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.past", n: 3)))
        }
    }

    @Test("the results of one attempt list the others and lead to another try")
    func again() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let first = try await ana.start("Exerciții")
            let only = try await ana.follow(ana.end(first))
            #expect(!only.text.contains(site.sentence("test.past")))
            let action = try only.link("/tests/[^\"]+/attempts")
            let question = try await ana.follow(ana.post(action))
            let second = try String(question.link("/attempts/[^\"/]+/questions/1").dropLast("/questions/1".count))
            #expect(second != first)
            let results = try await ana.follow(ana.end(second))
            #expect(results.text.contains("href=\"\(first)/results\""))
            #expect(!results.text.contains("href=\"\(second)/results\""))
        }
    }

    @Test("a new attempt begins without the answers and flags of the one before")
    func emptyBeginning() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let first = try await ana.start("Exerciții")
            try await ana.answer(1, of: first, ["Media"], isFlagged: true)
            try await ana.end(first)
            let second = try await ana.start("Exerciții")
            let shown = try await ana.look(at: 1, of: second)
            #expect(shown.ticked.isEmpty)
            #expect(!shown.isFlagged)
            #expect(shown.options.count == 3)
        }
    }
}
