import HTTPTypes
import Testing

@testable import App

@Suite("Every way out of a question saves")
struct WaysOutTests {
    struct Way: CustomTestStringConvertible {
        let button: String?
        let from: Int
        let leads: String

        init(_ button: String?, from: Int = 2, to leads: String) {
            (self.button, self.from, self.leads) = (button, from, leads)
        }

        var testDescription: String { "\(button ?? "Enter") on question \(from) leads to \(leads)" }
    }

    static let ways = [
        Way("previous", to: "/questions/1"), Way("previous", from: 1, to: "/questions/1"),
        Way("next", to: "/questions/3"), Way("next", from: 3, to: "/review?from=3"), Way(nil, to: "/questions/3"),
        Way(nil, from: 3, to: "/review?from=3"), Way("something else", to: "/questions/3"), Way("done", to: "/review?from=2"),
        Way("review", to: "/review?from=2"), Way("1", to: "/questions/1"), Way("3", to: "/questions/3"),
        Way("stay", to: "/questions/2"), Way("language-en", to: "/questions/2"),
        Way("language-ro", to: "/questions/2"), Way("language-sr-Latn", to: "/questions/2"),
        Way("language-xx", to: "/questions/3"), Way("list", to: "!/tests"), Way("sign-out", to: "!/sign-in"),
    ]

    @Test("what was ticked and flagged is on disk, and the button leads on", arguments: ways)
    func savesAndLeads(way: Way) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = "\(attempt)/questions/\(way.from)"
            let text = ["Media", "Metal", "Fals"][way.from - 1]
            let value = try await ana.look(at: way.from, of: attempt).value(of: text)
            let button = way.button.map { [("go", $0)] } ?? []
            let answer = try await ana.post(page, [("choice[]", value), ("flag", "1")] + button)
            #expect(answer.status == .seeOther)
            #expect(answer.location == (way.leads.hasPrefix("!") ? String(way.leads.dropFirst()) : attempt + way.leads))
            #expect(try await site.log(of: attempt).map { $0.suffix(1) } == [["3", "4", "2"][way.from - 1]])
            let later = try await site.signedIn("ana").look(at: way.from, of: attempt)
            #expect(later.ticked == [text])
            #expect(later.isFlagged)
        }
    }

    @Test("taking an answer back saves that, and stays")
    func clear() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answer(1, of: attempt, ["Media"])
            let answer = try await ana.answer(1, of: attempt, ["Media"], isFlagged: true, press: "clear")
            #expect(answer.location == "\(attempt)/questions/1")
            let shown = try await ana.look(at: 1, of: attempt)
            #expect(shown.ticked.isEmpty)
            #expect(shown.isFlagged)
            #expect(try await site.log(of: attempt) == ["strat: 3", "strat: "])
        }
    }

    @Test("a save in the background is answered with when it was saved and what time is left")
    func stay() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .minutes(12))
            ana.headers[.accept] = "application/json"
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", "2"), ("go", "stay")])
            #expect(answer.status == .ok)
            #expect(answer.headers[.contentType] == "application/json")
            #expect(answer.text.contains("\"saved\":\"Salvat la 10:12\""))
            #expect(answer.text.contains("\"left\":\(18 * 60_000)"))
            #expect(try await site.log(of: attempt).count == 1)
        }
    }

    @Test("a save in the background of a quiz tells of no time")
    func stayInQuiz() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            ana.headers[.accept] = "application/json"
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", "2"), ("go", "stay")])
            #expect(answer.text.contains("saved"))
            #expect(answer.text.contains("\"left\":") == answer.text.contains("\"left\":null"))
        }
    }

    @Test("a language button turns the page and remembers", arguments: Language.allCases)
    func language(_ language: Language) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.follow(ana.answer(1, of: attempt, ["Media"], press: "language-\(language.rawValue)"))
            #expect(page.text.contains("<html lang=\"\(language.rawValue)\">"))
            #expect(page.text.contains(site.sentence("question.done", in: language)))
            #expect(page.text.contains("<legend lang=\"ro\">"))
        }
    }

    @Test("the page says since when an answer is saved, and how much time is left")
    func savedAt() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await ana.get("\(attempt)/questions/1").text.contains(site.sentence("question.unanswered")))
            site.clock.advance(by: .minutes(5))
            try await ana.answer(1, of: attempt, ["Media"])
            site.clock.advance(by: Milliseconds(count: 5 * 60_000 + 1))
            let page = try await ana.get("\(attempt)/questions/1").text
            #expect(page.contains(site.sentence("question.saved", ["time": "10:05"])))
            #expect(page.contains(site.sentence("question.until", time: "10:30")))
            #expect(page.contains(site.sentence("question.minutes-left", ["n": "20"])))
        }
    }
}
