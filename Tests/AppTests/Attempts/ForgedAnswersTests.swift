import Testing

@testable import App

@Suite("Answers that no page offers")
struct ForgedAnswersTests {
    @Test(
        "positions that were not shown, and several where one is asked, are refused",
        arguments: [["0"], ["4"], ["-1"], ["99"], ["9223372036854775807"], ["1", "2"], ["1", "4"]])
    func notOffered(positions: [String]) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let page = try await ana.post(
                "\(attempt)/questions/1", positions.map { ("choice[]", $0) } + [("flag", "1"), ("go", "next")])
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("question.not-an-option")))
            #expect(page.text.contains("<title>\(site.sentence("form.error-prefix"))"))
            #expect(page.text.contains("href=\"#answer\""))
            let shown = ShownQuestion(page.text)
            #expect(shown.isFlagged)
            #expect(shown.options.filter(\.isTicked).map(\.value) == positions.filter { ["1", "2", "3"].contains($0) })
            #expect(try await site.count("answer") == 0)
            #expect(try await site.count("flag") == 0)
        }
    }

    @Test(
        "a form that cannot be read is refused with a page",
        arguments: [
            "choice[]=abc", "choice[]=", "choice[]=1.5", "choice[]=99999999999999999999", "choice=1&choice=2", "choice=1",
            "choice[]=%FF", "choice[]=%", "choice[x]=1", "flag=1&flag=2", "go=next&go=done",
        ])
    func unreadable(body: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answer(1, of: attempt, ["Media"])
            let page = try await ana.post("\(attempt)/questions/1", body: body)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("problem.unreadable.sentence")))
            #expect(try await site.log(of: attempt) == ["strat: 3"])
            #expect(try await site.count("flag") == 0)
        }
    }

    @Test("the same position twice is one answer")
    func twice() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let value = try await ana.look(at: 1, of: attempt).value(of: "Media")
            try await ana.post("\(attempt)/questions/1", [("choice[]", value), ("choice[]", value)])
            #expect(try await site.log(of: attempt) == ["strat: 3"])
        }
    }

    @Test("questions that the test does not have are not found", arguments: ["0", "4", "-1", "x", "1x", "99999999999999999999"])
    func noSuchQuestion(number: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await ana.get("\(attempt)/questions/\(number)").status == .notFound)
            #expect(try await ana.post("\(attempt)/questions/\(number)", [("choice[]", "1")]).status == .notFound)
            #expect(try await site.count("answer") == 0)
        }
    }

    @Test(
        "another person's attempt is not found, whatever is asked of it",
        arguments: ["ema", "bogdan", "carmen", "dan"])
    func notTheirs(userName: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answer(1, of: attempt, ["Media"])
            let other = try await site.signedIn(userName)
            for page in ["", "/questions/1", "/review", "/results"] {
                #expect(try await other.get(attempt + page).status == .notFound)
            }
            #expect(try await other.post("\(attempt)/questions/1", [("choice[]", "1")]).status == .notFound)
            #expect(try await other.end(attempt).status == .notFound)
            #expect(try await site.log(of: attempt) == ["strat: 3"])
            #expect(try await site.submission(of: attempt) == nil)
        }
    }
}
