import Foundation
import Testing

@testable import App

@Suite("Questions that are drawn and shuffled")
struct DrawnQuestionsTests {
    private static let seeds: [Int64] = [1, 2, 3, 4, 5, 6, 7, 8]

    /// The quiz with one of two questions drawn and the third always asked, and Ana in it.
    private func drawn(_ site: TestSite, seed: Int64) async throws -> (ana: TestBrowser, attempt: String) {
        try await site.rule(.quiz, "draw:\n  Arhitectura: 1", "questions: shuffled")
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Exerciții")
        try await site.setSeed(seed, of: attempt)
        return (ana, attempt)
    }

    /// What each question page of an attempt asks, page by page.
    private func asked(_ browser: TestBrowser, _ attempt: String, count: Int = 2) async throws -> [String] {
        var texts: [String] = []
        for number in 1...count {
            let page = try await browser.get("\(attempt)/questions/\(number)").text
            #expect(page.contains("<h1>\(number)/\(count)</h1>"))
            texts.append(try String(#require(page.firstMatch(of: #/<legend[^>]*>(.*?)<\/legend>/#)).1))
        }
        return texts
    }

    @Test("are as many as were asked for, the same each time Ana looks, on another phone as well", arguments: seeds)
    func stable(seed: Int64) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await drawn(site, seed: seed)
            let paper = try await site.paper(of: attempt)
            #expect(paper.contains("optionale") && Set(paper).count == 2)
            let asked = try await asked(ana, attempt)
            try await ana.answer(1, of: attempt, [])
            #expect(try await self.asked(ana, attempt) == asked)
            #expect(try await self.asked(site.signedIn("ana"), attempt) == asked)
            #expect(try await ana.get("\(attempt)/questions/3").status == .notFound)
            let review = try await ana.get("\(attempt)/review").words
            #expect(asked.allSatisfy { review.contains($0.replacing(#/<[^>]*>/#, with: "")) })
        }
    }

    @Test("differ between attempts, in which and in what order")
    func different() async throws {
        try await TestSite.run { site in
            let (ana, first) = try await drawn(site, seed: 0)
            try await ana.end(first)
            var papers: Set<[String]> = []
            for seed in Self.seeds {
                let attempt = try await ana.start("Exerciții")
                try await site.setSeed(seed, of: attempt)
                try await papers.insert(site.paper(of: attempt))
                try await ana.end(attempt)
            }
            #expect(papers.count >= 3)
            #expect(Set(papers.map { $0.sorted() }) == [["optionale", "servicii"], ["optionale", "strat"]])
            #expect(Set(papers.map(\.first)).count > 1)
        }
    }

    @Test("stay what they were when a new revision comes while Ana works; the next attempt has the new one", arguments: seeds)
    func revised(seed: Int64) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await drawn(site, seed: seed)
            let (paper, asked) = (try await site.paper(of: attempt), try await asked(ana, attempt))
            try await site.rule(.quiz, "draw", "questions: fixed")
            try await site.reimport { folder in
                let file = folder.appendingPathComponent(SampleDocument.quiz.rawValue)
                try rewrite(file, "Swift are tipuri opționale.", "Swift are protocoale.")
            }
            #expect(try await site.paper(of: attempt) == paper)
            #expect(try await self.asked(ana, attempt) == asked)
            let results = try await ana.follow(ana.end(attempt)).text
            #expect(results.contains("tipuri opționale"))
            #expect(!results.contains("protocoale"))
            let next = try await ana.start("Exerciții")
            #expect(try await site.paper(of: next) == ["strat", "servicii", "optionale"])
            #expect(try await self.asked(ana, next, count: 3).last == "Swift are protocoale.")
        }
    }

    @Test("are counted as an attempt has them: in the list, in the rules, in the results")
    func counted() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await drawn(site, seed: 1)
            let list = try await ana.get("/tests").text
            #expect(list.contains(site.sentence("tests.in-progress", n: 2, ["answered": "0"])))
            #expect(list.contains(site.sentence("tests.quiz") + " · " + site.sentence("tests.questions", n: 2)))
            let results = try await ana.follow(ana.end(attempt)).words
            #expect(results.contains("\(site.sentence("results.unanswered")) 2 \(site.sentence("results.total")) 2 "))
        }
    }
}
