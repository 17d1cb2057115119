import Testing

@testable import App

@Suite("Ending a test in which something is unanswered")
struct EndingTests {
    /// Ana in the final of three questions, with the first answered.
    private func begun(_ site: TestSite) async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        try await ana.answer(1, of: attempt, ["Cocoa Touch"])
        return (ana, attempt)
    }

    @Test("the page of all answers says first that nothing is submitted, with counts")
    func review() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            try await ana.answer(2, of: attempt, [], isFlagged: true)
            let words = try await ana.get("\(attempt)/review").words
            let main = try #require(words.range(of: site.sentence("review.not-submitted")))
            let counts = [("answered", "1"), ("unanswered", "2"), ("flagged", "1")].map { key, number in
                site.sentence("review.\(key)-count", ["n": number])
            }
            let told = try #require(words.range(of: counts.joined(separator: " · ")))
            let first = try #require(words.range(of: "Test final"))
            #expect(main.upperBound < told.lowerBound && told.upperBound < first.lowerBound)
        }
    }

    @Test("one press asks, with the number of gaps; nothing is ended until somebody says yes")
    func asks() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            let pressed = try await ana.post("\(attempt)/submission", [("from", "2")])
            #expect(pressed.status == .seeOther && pressed.location == "\(attempt)/submission?from=2")
            let asked = try await ana.follow(pressed)
            #expect(asked.text.contains(site.sentence("ending.question", n: 2)))
            #expect(asked.hidden("unanswered") == "2 3" && asked.hidden("from") == "2")
            #expect(asked.text.contains("href=\"\(attempt)/questions/2\"") && asked.text.contains("\(attempt)/review?from=2"))
            #expect(try await site.submission(of: attempt) == nil)
            let ended = try await ana.post("\(attempt)/submission", [("unanswered", "2 3"), ("from", "2")])
            #expect(ended.location == "\(attempt)/results")
            #expect(try await site.submission(of: attempt)?.reason == "submitted")
        }
    }

    @Test("where nothing is unanswered one press ends it")
    func complete() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answerAllRightly(attempt)
            #expect(try await ana.post("\(attempt)/submission").location == "\(attempt)/results")
            #expect(try await site.submission(of: attempt) != nil)
        }
    }

    @Test("what another window did meanwhile counts: fewer gaps end it, another one asks again, also when there are as many")
    func meanwhile() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            try await ana.answer(1, of: attempt, [], press: "clear")
            let again = try await ana.post("\(attempt)/submission", [("unanswered", "2 3"), ("from", "1")])
            #expect(again.location == "\(attempt)/submission?from=1")
            #expect(try await ana.follow(again).text.contains(site.sentence("ending.question", n: 3)))
            try await ana.answer(2, of: attempt, ["Foundation"])
            let other = try await ana.post("\(attempt)/submission", [("unanswered", "2 3")])
            #expect(other.location?.contains("/submission?from=") == true, "two as before, of which one is another")
            #expect(try await ana.post("\(attempt)/submission", [("unanswered", "1 2 3")]).location == "\(attempt)/results")
            #expect(try await site.submission(of: attempt) != nil)
        }
    }

    @Test("a question that was answered meanwhile leads back to all answers, and after the end to the results")
    func answeredMeanwhile() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.answerAllRightly(attempt)
            #expect(try await ana.get("\(attempt)/submission?from=2").location == "\(attempt)/review?from=2")
            try await ana.end(attempt)
            #expect(try await ana.get("\(attempt)/submission").location == "\(attempt)/results")
            #expect(try await ana.post("\(attempt)/submission").location == "\(attempt)/results")
        }
    }

    @Test("pressing yes twice ends it once, and pressing twice before asks twice")
    func twice() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            for _ in 1...2 {
                #expect(try await ana.post("\(attempt)/submission").location?.contains("/submission?from=") == true)
            }
            for _ in 1...2 {
                #expect(try await ana.post("\(attempt)/submission", [("unanswered", "2 3")]).location == "\(attempt)/results")
            }
            #expect(try await site.count("submission") == 1)
        }
    }

    @Test("when the time runs out in front of the question, whatever is pressed leads to the results and ends nothing early")
    func timeOut() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            let deadline = try await site.deadline(of: attempt)
            site.clock.set(deadline + .seconds(5))
            #expect(try await ana.get("\(attempt)/submission?from=1").location == "\(attempt)/results")
            #expect(try await ana.post("\(attempt)/submission").location == "\(attempt)/results")
            #expect(try await site.submission(of: attempt) == nil, "answers may be under way")
            site.clock.set(deadline + .minutes(2))
            #expect(try await ana.post("\(attempt)/submission", [("unanswered", "2 3")]).location == "\(attempt)/results")
            #expect(try await site.submission(of: attempt)?.reason == "expired")
        }
    }

    @Test(
        "a made-up number of gaps ends nothing, and a made-up question to return to is the last one",
        arguments: ["", "-1", "x", "1", "2", "99999999999999999999", "2; DROP TABLE answer"])
    func madeUp(text: String) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            let from = ["1", "2"].contains(text) ? "4" : text
            let asked = try await ana.post("\(attempt)/submission", [("unanswered", text), ("from", from)])
            #expect(asked.location == "\(attempt)/submission?from=3")
            #expect(try await site.submission(of: attempt) == nil)
        }
    }

    @Test("done on a question leads to all answers and from there back to it, also after another language", arguments: [1, 2, 3])
    func back(number: Int) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            let review = try await ana.answer(number, of: attempt, [], press: "done")
            #expect(review.location == "\(attempt)/review?from=\(number)")
            let page = try await ana.follow(review)
            let back = "class=\"back\" href=\"\(attempt)/questions/\(number)\""
            #expect(page.text.contains(back))
            let here = try #require(page.hidden("back"))
            let english = try await ana.follow(ana.post("/language", [("language", "en"), ("back", here)]))
            #expect(english.text.contains(back) && english.text.contains("<html lang=\"en\">"))
        }
    }

    @Test(
        "a question to return to that is not there is the last one",
        arguments: ["", "?from=", "?from=0", "?from=4", "?from=-1", "?from=x", "?from=99999999999999999999", "?from=%00"])
    func backFromNowhere(query: String) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await begun(site)
            let page = try await ana.get("\(attempt)/review\(query)")
            #expect(page.status == .ok && page.text.contains("class=\"back\" href=\"\(attempt)/questions/3\""))
        }
    }
}
