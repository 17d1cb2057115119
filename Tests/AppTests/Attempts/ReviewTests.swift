import Testing

@testable import App

@Suite("Looking over the answers before the end")
struct ReviewTests {
    @Test("names what is unanswered and what is flagged, with links")
    func namesThem() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answer(2, of: attempt, ["Foundation", "Metal"], isFlagged: true)
            let page = try await ana.get("\(attempt)/review").text
            #expect(page.contains(site.sentence("review.unanswered", n: 2)))
            #expect(page.contains(site.sentence("review.flagged", n: 1)))
            let linked = page.matches(of: #/<a class="num" href="[^"]*\/questions\/(\d)">(\d)<\/a>/#)
            #expect(linked.map { String($0.1) } == ["1", "3", "2"])
            #expect(linked.allSatisfy { $0.1 == $0.2 })
            let shown = try await ana.look(at: 2, of: attempt).texts.filter { ["Foundation", "Metal"].contains($0) }
            #expect(page.contains(shown.joined(separator: "; ")), "in the order that was shown")
            #expect(!page.contains(site.sentence("review.all-answered")))
            #expect(page.contains(site.sentence("question.until", time: "10:30")))
        }
    }

    @Test("says when everything is answered")
    func allAnswered() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answerAllRightly(attempt)
            let page = try await ana.get("\(attempt)/review").text
            #expect(page.contains(site.sentence("review.all-answered")))
            #expect(!page.contains("class=\"state bad\""))
            #expect(!page.contains("class=\"num\""))
            #expect(page.contains("Ce strat conține UIKit?"))
        }
    }

    @Test("an answer that was taken back is unanswered again")
    func takenBack() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answerAllRightly(attempt)
            try await ana.answer(3, of: attempt, ["Adevărat"], press: "clear")
            let page = try await ana.get("\(attempt)/review").text
            #expect(page.contains(site.sentence("review.unanswered", n: 1)))
            #expect(page.firstMatch(of: #/class="num" href="[^"]*\/questions\/(\d)"/#)?.1 == "3")
        }
    }
}
