import Testing

@testable import App

@Suite("Ending a test")
struct SubmissionTests {
    @Test("is final: ending twice changes nothing", arguments: ["Exerciții", "Test final"])
    func twice(title: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start(title)
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            let first = try await ana.end(attempt)
            #expect(first.location == "\(attempt)/results")
            let results = try await ana.get("\(attempt)/results").text
            site.clock.advance(by: .minutes(9))
            #expect(try await ana.end(attempt).location == "\(attempt)/results")
            #expect(try await site.count("submission") == 1)
            let submission = try #require(try await site.submission(of: attempt))
            #expect(submission == ("submitted", SampleInstitution.start.milliseconds, 2000))
            #expect(results.contains(site.sentence("results.submitted", time: "pe 21 noiembrie 2026, la 10:00")))
        }
    }

    @Test(
        "an answer after the end is refused with a sentence, and the mark stays; the log keeps it",
        arguments: ["Exerciții", "Test final"])
    func answerAfterwards(title: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start(title)
            let right = try await ana.look(at: 1, of: attempt).value(of: "Cocoa Touch")
            try await ana.end(attempt)
            site.clock.advance(by: .minutes(3))
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", right), ("go", "next")])
            #expect(answer.location == "\(attempt)/results")
            let page = try await ana.follow(answer).text
            #expect(page.contains(site.sentence("flash.too-late", ["ended": "10:00", "arrived": "10:03"])))
            #expect(page.contains("<strong>1,00</strong>"))
            #expect(try await site.arrivals(of: attempt) == ["strat: 2 late"])
            #expect(try await site.submission(of: attempt)?.earned == 0)
        }
    }

    @Test("a forged answer after the end shows no question again")
    func forgedAfterwards() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            let answer = try await ana.post("\(attempt)/questions/1", [("choice[]", "77")])
            #expect(answer.location == "\(attempt)/results")
            #expect(ShownQuestion(answer.text).options.isEmpty)
        }
    }

    @Test("after the end questions and the review lead to the results", arguments: ["", "/questions/2", "/review"])
    func leadsToResults(page: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.end(attempt)
            #expect(try await ana.get(attempt + page).location == "\(attempt)/results")
        }
    }

    @Test("before the end there are no results")
    func noResultsYet() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await ana.get("\(attempt)/results").location == attempt)
            let page = try await ana.open("\(attempt)/results")
            #expect(page.text.contains("<h1>1/3</h1>"))
            #expect(try await site.submission(of: attempt) == nil)
        }
    }

    @Test("two browsers that end it at once end it once")
    func atOnce() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let session = try #require(ana.cookies["s"])
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...6 {
                    group.addTask {
                        let browser = site.visitor()
                        browser.set("s", to: session)
                        let answer = try await browser.end(attempt)
                        #expect(answer.location == "\(attempt)/results")
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await site.count("submission") == 1)
        }
    }
}
