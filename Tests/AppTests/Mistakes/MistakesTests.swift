import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Practising only what was not fully right")
struct MistakesTests {
    /// Ana after the quiz: the first question right, the second partly, the third without an answer.
    private func practise(
        _ title: String = "Exerciții", rule: String? = nil,
        _ body: @escaping @Sendable (_ site: TestSite, _ ana: TestBrowser, _ attempt: String) async throws -> Void
    ) async throws {
        try await TestSite.run { site in
            if let rule { try await site.rule(.quiz, rule) }
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start(title)
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            try await ana.answer(2, of: attempt, ["Foundation"])
            try await ana.end(attempt)
            try await body(site, ana, attempt)
        }
    }

    /// What asking for a question and answering it give.
    private func there(
        _ address: String, for browser: TestBrowser
    ) async throws -> (asked: HTTPResponse.Status, answered: HTTPResponse.Status) {
        let asked = try await browser.get(address).status
        return (asked, try await browser.post(address, [("choice[]", "1")]).status)
    }

    @Test("the results lead to them, one after the other, and back")
    func way() async throws {
        try await practise { site, ana, attempt in
            let results = try await ana.get("\(attempt)/results")
            #expect(results.text.contains(site.sentence("results.mistakes", n: 2)))
            let first = try await ana.get(results.link("/attempts/[^\"]+/mistakes/\\d+"))
            #expect(first.text.contains("<h1>1/2</h1>") && first.text.contains(site.sentence("mistakes.how")))
            #expect(ShownQuestion(first.text).ticked.isEmpty, "it begins without the answer of then")
            let second = try await ana.get(first.link("/attempts/[^\"]+/mistakes/3"))
            #expect(second.text.contains("<h1>2/2</h1>") && !second.text.contains("/mistakes/4"))
            #expect(second.text.contains("href=\"\(attempt)/results\""))
        }
    }

    @Test("an answer is told right or wrong with the explanation, nothing is stored, and the mark stays")
    func nothingStored() async throws {
        try await practise { site, ana, attempt in
            let (earned, lines) = (try await site.submission(of: attempt)?.earned, try await site.count("answer"))
            let shown = ShownQuestion(try await ana.get("\(attempt)/mistakes/2").text)
            let ticks = try ["Foundation", "Core Data"].map { try ("choice[]", shown.value(of: $0)) }
            let right = try await ana.post("\(attempt)/mistakes/2", ticks)
            #expect(right.status == .ok && right.text.contains("Două dintre ele"))
            #expect(right.words.contains("\(site.sentence("results.verdict-correct")) · 1 din 1"))
            #expect(!right.text.contains("name=\"choice[]\""))
            let wrong = try await ana.post("\(attempt)/mistakes/2", [("choice[]", shown.value(of: "Metal"))])
            #expect(wrong.words.contains(site.sentence("results.verdict-incorrect")))
            #expect(try await site.submission(of: attempt)?.earned == earned)
            #expect(try await site.count("answer") == lines)
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test("without an answer, and with one that was not offered, the page says so and shows the question again")
    func refused() async throws {
        try await practise { site, ana, attempt in
            let empty = try await ana.post("\(attempt)/mistakes/2")
            #expect(empty.status == .unprocessableContent && empty.text.contains(site.sentence("mistakes.empty")))
            let strange = try await ana.post("\(attempt)/mistakes/2", [("choice[]", "50")])
            #expect(strange.status == .unprocessableContent && strange.text.contains("name=\"choice[]\""))
            #expect(try await ana.post("\(attempt)/mistakes/2", [("choice[]", "x")]).status == .unprocessableContent)
        }
    }

    @Test("what was right is not among them, nor is a number that no question has", arguments: ["1", "0", "4", "-1", "x"])
    func others(number: String) async throws {
        try await practise { _, ana, attempt in
            let (asked, answered) = try await there("\(attempt)/mistakes/\(number)", for: ana)
            #expect(asked == .notFound && answered == .notFound)
        }
    }

    @Test("a final has none, and neither has a quiz whose right answers come later, or an attempt that runs")
    func secrets() async throws {
        for (title, rule) in [("Test final", nil), ("Exerciții", "answers: +1d")] as [(String, String?)] {
            try await practise(title, rule: rule) { _, ana, attempt in
                let (asked, answered) = try await there("\(attempt)/mistakes/2", for: ana)
                #expect(asked == .notFound && answered == .notFound)
                let results = try await ana.get("\(attempt)/results")
                #expect(results.status == .ok && !results.text.contains("/mistakes/"))
            }
        }
        try await practise { _, ana, attempt in
            let running = try await ana.start("Exerciții")
            #expect(running != attempt)
            #expect(try await ana.get("\(running)/mistakes/2").status == .notFound)
        }
    }

    @Test("where everything was right there is nothing to practise")
    func allRight() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answerAllRightly(attempt)
            let results = try await ana.follow(ana.end(attempt))
            #expect(!results.text.contains("/mistakes/"))
        }
    }

    @Test("the other sign of a typed number is given without judging it, and Enter judges what is typed")
    func sign() async throws {
        try await TestSite.run { site in
            try await site.add("05-typed.md", "---\ntitle: Scris\nkind: quiz\n---\n\n### Câți? {#cati}\n\n= 3\n")
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Scris")
            try await ana.end(attempt)
            let asked = try await ana.get("\(attempt)/mistakes/1").text
            let first = try #require(asked.firstMatch(of: #/<form method="post" action="[^"]*mistakes(?s:.*?)<button ([^>]*)>/#))
                .1
            #expect(!first.contains("value=\"sign\""), "the first button is the one that Enter presses")
            let turned = try await ana.post("\(attempt)/mistakes/1", [("text", "3"), ("go", "sign")])
            #expect(turned.status == .ok && turned.text.contains("value=\"-3\""))
            #expect(!turned.words.contains(site.sentence("results.verdict-incorrect")))
            let judged = try await ana.post("\(attempt)/mistakes/1", [("text", "3")])
            #expect(judged.words.contains(site.sentence("results.verdict-correct")))
        }
    }

    @Test("points that a teacher gave to the answer of then say nothing of another one")
    func ruled() async throws {
        try await TestSite.run { site in
            let scene = try await CorrectionScene(site)
            let address = try await scene.pointsAddress("strat", of: scene.attempts[0])
            let form = [("points", "1,5"), ("reason", "A explicat bine")]
            let preview = try await scene.carmen.post(address, form)
            _ = try await scene.carmen.post(address, form + [("shown", preview.hidden("shown") ?? "")])
            let asked = ShownQuestion(try await scene.ana.get(scene.attempts[0] + "/mistakes/1").text)
            let right = try await scene.ana.post(
                scene.attempts[0] + "/mistakes/1", [("choice[]", asked.value(of: "Cocoa Touch"))])
            #expect(right.words.contains("\(site.sentence("results.verdict-correct")) · 2 din 2"))
        }
    }
}
