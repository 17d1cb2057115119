import Testing

@testable import App

@Suite("The page of the answer log")
struct AnswerLogPageTests {
    /// Its lines as words: question, time, answer or what else is said.
    private func lines(_ page: TestBrowser.Reply) -> [String] {
        page.text.matches(of: #/(?s)<li class="entry">(.*?)<\/li>/#).map { line in
            line.1.replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ").trimmingCharacters(in: .whitespaces)
        }
    }

    private func question(_ number: Int, _ site: TestSite) -> String {
        site.sentence("log.question", ["number": String(number)])
    }

    @Test("has every answer in its order with seconds, those that were taken back, and those of another window")
    func everything() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .seconds(7))
            let old = try await OpenPage(ana, 1, of: attempt)
            try await ana.answer(1, of: attempt, ["Media"])
            site.clock.advance(by: .seconds(61))
            try await ana.answer(3, of: attempt, ["Fals"])
            try await ana.answer(3, of: attempt, [], press: "clear")
            site.clock.advance(by: Milliseconds(count: 999))
            let place = try await ana.look(at: 1, of: attempt).value(of: "Core OS")
            _ = try await old.press("next", [("choice[]", place)])
            try await ana.answer(2, of: attempt, ["UIKit", "Foundation"])
            let shown = try await ana.look(at: 2, of: attempt).texts.filter { ["UIKit", "Foundation"].contains($0) }
            try await ana.end(attempt)
            let page = try await ana.get("\(attempt)/log")
            #expect(page.status == .ok)
            #expect(
                lines(page) == [
                    "\(question(1, site)) 10:00:07 Media", "\(question(3, site)) 10:01:08 Fals",
                    "\(question(3, site)) 10:01:08 \(site.sentence("log.taken-back"))",
                    "\(question(1, site)) 10:01:08 Core OS \(site.sentence("log.other-window"))",
                    "\(question(2, site)) 10:01:08 " + shown.joined(separator: "; "),
                ])
            let (start, end) = ("21 noiembrie 2026, 10:00", "21 noiembrie 2026, 10:01")
            #expect(page.text.contains(site.sentence("log.period", ["start": start, "end": end, "zone": "București"])))
        }
    }

    @Test("says what came in the grace and what came after the end")
    func graceAndLate() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let pages = [
                try await OpenPage(ana, 1, of: attempt), try await OpenPage(ana, 2, of: attempt),
                try await OpenPage(ana, 3, of: attempt),
            ]
            let deadline = try await site.deadline(of: attempt)
            for (page, second) in zip(pages, [0, 30, 31]) {
                site.clock.set(deadline + .seconds(second))
                _ = try await page.press("next", [("choice[]", "1")])
            }
            let page = try await ana.open("\(attempt)/log")
            let found = lines(page)
            try #require(found.count == 3)
            #expect(found[0].hasPrefix("\(question(1, site)) 10:30:00 "))
            #expect(found[1].hasPrefix("\(question(2, site)) 10:30:30 ") && found[1].hasSuffix(" " + site.sentence("log.grace")))
            #expect(found[2].hasPrefix("\(question(3, site)) 10:30:31 ") && found[2].hasSuffix(" " + site.sentence("log.late")))
            #expect(!found[0].contains(site.sentence("log.grace")))
            let results = try await ana.get("\(attempt)/results").text
            #expect(results.contains("<dt>\(site.sentence("results.unanswered"))</dt><dd>1"))
        }
    }

    @Test("of an attempt without answers says so")
    func empty() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            let page = try await ana.get("\(attempt)/log")
            #expect(page.text.contains(site.sentence("log.empty")))
            #expect(lines(page).isEmpty)
        }
    }

    @Test("is not there before the end, nor in the grace, and is linked after it", arguments: ["Test final", "Exerciții"])
    func onlyAfterTheEnd(title: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start(title)
            try await ana.answer(1, of: attempt, ["Media"])
            #expect(try await ana.get("\(attempt)/log").location == attempt)
            #expect(try await ana.open("\(attempt)/log").text.contains("<h1>2/3</h1>"))
            if title == "Test final" {
                site.clock.set(try await site.deadline(of: attempt) + .seconds(5))
                let page = try await ana.open("\(attempt)/log")
                #expect(lines(page).isEmpty)
                #expect(page.text.contains(site.sentence("wait.grace", ["time": "10:30:30"])))
                site.clock.advance(by: .minutes(1))
            } else {
                try await ana.end(attempt)
            }
            #expect(try await ana.open("\(attempt)/results").text.contains("href=\"\(attempt)/log\""))
            #expect(try await lines(ana.get("\(attempt)/log")).count == 1)
        }
    }

    @Test("is one's own alone", arguments: ["bogdan", "carmen", "dan", "felix"])
    func own(userName: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            #expect(try await site.signedIn(userName).get("\(attempt)/log").status == .notFound)
            #expect(try await site.visitor().get("\(attempt)/log").status == .seeOther)
        }
    }

    @Test("of a final is the same for a right and a wrong answer but for the answer itself")
    func tellsNothing() async throws {
        try await TestSite.run { site in
            var logs: [String] = []
            for (userName, answer) in [("ana", "Cocoa Touch"), ("bogdan", "Media")] {
                let student = try await site.signedIn(userName)
                let attempt = try await student.start("Test final")
                try await student.answer(1, of: attempt, [answer])
                try await student.end(attempt)
                let page = try await student.get("\(attempt)/log").text
                #expect(page.contains(">\(answer)<"))
                logs.append(
                    page.replacingOccurrences(of: answer, with: "ANSWER").replacing(attempt, with: "ATTEMPT")
                        .replacing(#/name="token" value="[^"]*"/#, with: "").replacing(#/Ana Țîrlea|Bogdan Șerban/#, with: ""))
            }
            #expect(logs[0] == logs[1])
            for secret in ["good", "bad", "secretul", "p.", site.sentence("results.verdict-correct")] {
                #expect(!logs[0].components(separatedBy: "<ol").dropFirst().joined().contains(secret), "\(secret)")
            }
        }
    }
}
