import Testing

@testable import App

@Suite("The results of a test")
struct ResultsTests {
    /// One question right, one partly, one wrong.
    private func mixed(_ site: TestSite, _ title: String) async throws -> TestBrowser.Reply {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start(title)
        try await ana.answer(1, of: attempt, ["Cocoa Touch"])
        try await ana.answer(2, of: attempt, ["Foundation"])
        try await ana.answer(3, of: attempt, ["Fals"])
        return try await ana.follow(ana.end(attempt))
    }

    private func value(_ label: String, in page: String) throws -> String {
        let match = try page.firstMatch(of: Regex("<dt>\(label)</dt>\\s*<dd>(.*?)</dd>", as: (Substring, Substring).self))
        return try String(#require(match, "no \(label)").1)
    }

    @Test("mark, counts and points, the partly right named", arguments: ["Exerciții", "Test final"])
    func totals(title: String) async throws {
        try await TestSite.run { site in
            let page = try await mixed(site, title)
            let scale = site.sentence("mark.scale", ["most": "10", "pass": "5"])
            #expect(page.words.contains("\(site.sentence("results.mark")) 6,63 \(scale) "))
            #expect(page.words.contains(" \(site.sentence("results.passed")) ") == (title == "Test final"))
            #expect(page.words.contains("Ana Țîrlea"))
            let text = page.text
            #expect(try value(site.sentence("results.correct"), in: text) == "1")
            #expect(
                try value(site.sentence("results.incorrect"), in: text)
                    == site.sentence("results.partly", n: 1, ["count": "2"]))
            #expect(try value(site.sentence("results.unanswered"), in: text) == "0")
            #expect(try value(site.sentence("results.total"), in: text) == "3")
            #expect(try value(site.sentence("results.points"), in: text).hasPrefix("2,5 din 4"))
        }
    }

    @Test("without an answer the mark is the lowest, and not passed")
    func nothingAnswered() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.follow(ana.end(attempt))
            #expect(page.words.contains("\(site.sentence("results.mark")) 1,00 "))
            #expect(page.words.contains(" \(site.sentence("results.not-passed")) "))
            #expect(try value(site.sentence("results.unanswered"), in: page.text) == "3")
            #expect(try value(site.sentence("results.incorrect"), in: page.text) == "0")
            #expect(try given(page, site).allSatisfy { $0.hasPrefix(site.sentence("review.no-answer")) })
        }
    }

    /// The lines of topics, as `Straturi 83,3`.
    private func topics(_ page: TestBrowser.Reply, _ site: TestSite) throws -> [String] {
        let topics = try #require(page.words.components(separatedBy: site.sentence("results.topics")).last)
        let line = #/((?:Arhitectura \/ )?(?:Arhitectura|Straturi|Ciclul|Limbajul) \d+(?:,\d)?)\s?%/#
        return topics.matches(of: line).map { String($0.1) }
    }

    @Test("a quiz tells percent per topic; a topic with all its questions in one subtopic shares its line")
    func topics() async throws {
        try await TestSite.run { site in
            let page = try await mixed(site, "Exerciții")
            #expect(try topics(page, site) == ["Arhitectura / Straturi 83,3", "Limbajul 0"])
        }
    }

    @Test("a quiz tells percent per subtopic below its topic")
    func subtopics() async throws {
        try await TestSite.run { site in
            try await site.reimport { folder in
                let question = "### Ce este în Core Services?"
                let file = folder.appendingPathComponent(SampleDocument.quiz.rawValue)
                try rewrite(file, question, "## Arhitectura / Ciclul\n\n" + question)
            }
            let page = try await mixed(site, "Exerciții")
            #expect(try topics(page, site) == ["Arhitectura 83,3", "Straturi 100", "Ciclul 50", "Limbajul 0"])
        }
    }

    /// What stands after each "your answer", question by question.
    private func given(_ page: TestBrowser.Reply, _ site: TestSite) throws -> [String] {
        let parts = page.words.components(separatedBy: site.sentence("results.given") + " ").dropFirst().map { $0 }
        try #require(parts.count == 3)
        return parts
    }

    @Test("a quiz tells verdict, points, the right answer and the explanation of each question")
    func solutions() async throws {
        try await TestSite.run { site in
            let page = try await mixed(site, "Exerciții")
            let given = try given(page, site)
            let right = site.sentence("results.right")
            #expect(given[0].hasPrefix("Cocoa Touch \(site.sentence("results.verdict-correct")) · 2 din 2"))
            #expect(!given[0].contains(right))
            #expect(given[1].hasPrefix("Foundation \(site.sentence("results.verdict-partly")) · 0,5 din 1"))
            #expect(given[1].contains("\(right) Foundation Core Data "))
            #expect(given[2].hasPrefix("Fals \(site.sentence("results.verdict-incorrect")) · 0 din 1"))
            #expect(given[2].contains("\(right) Adevărat "))
            #expect(zip(given, ["UIKit ține", "Două dintre ele", "Cu semnul"]).allSatisfy { $0.contains($1) })
            #expect(!page.text.contains(site.sentence("results.withheld")))
        }
    }

    @Test("a final shows what was given, and says that right answers are withheld")
    func final() async throws {
        try await TestSite.run { site in
            let page = try await mixed(site, "Test final")
            let given = try given(page, site)
            #expect(given[0].hasPrefix("Cocoa Touch 2 "))
            #expect(given[1].hasPrefix("Foundation 3 "))
            #expect(given[2].hasPrefix("Fals "))
            #expect(page.text.contains(site.sentence("results.withheld")))
            #expect(!page.text.contains("Core Data"))
            #expect(!page.text.contains("Adevărat"))
            #expect(!page.text.contains("/attempts\""))
        }
    }

    @Test("a course that counts in percent gives percent")
    func percent() async throws {
        try await TestSite.run { site in
            let felix = try await site.signedIn("felix")
            let attempt = try await felix.start("Words")
            try await felix.answer(1, of: attempt, ["True"])
            let page = try await felix.follow(felix.end(attempt)).text
            #expect(page.firstMatch(of: #/<strong>100\s?%<\/strong>/#) != nil)
            #expect(page.contains("lang=\"en\">Words"))
        }
    }
}
