import Testing

@testable import App

/// A browser without script that keeps a page as it was made, as browsers do for Back, and posts it again.
@Suite("A page that the browser brings back as it was made")
struct ReturnedPageTests {
    /// Ana in front of the first question, answered with its first option; the page that showed that.
    private func answered(_ site: TestSite) async throws -> (ana: TestBrowser, question: String, page: String) {
        let ana = try await site.signedIn("ana")
        let question = try await ana.start("Test final") + "/questions/1"
        try await ana.post(question, [("choice[]", "1"), ("go", "stay")])
        return (ana, question, try #require(try await ana.get(question).hidden("page")))
    }

    private func shown(_ ana: TestBrowser, _ question: String) async throws -> String {
        let state = try #require(ShownState(text: try await ana.get(question).hidden("page"), sequence: nil))
        return try #require(state.answer) + (state.isFlagged == true ? "!" : "")
    }

    @Test("takes the answer back to the one that it first showed")
    func backToTheFirst() async throws {
        try await TestSite.run { site in
            let (ana, question, page) = try await answered(site)
            try await ana.post(question, [("page", page), ("choice[]", "2"), ("go", "next")])
            #expect(try await shown(ana, question) == "2")
            try await ana.post(question, [("page", page), ("choice[]", "1"), ("go", "next")])
            #expect(try await shown(ana, question) == "1")
        }
    }

    @Test("takes the flag off again")
    func flag() async throws {
        try await TestSite.run { site in
            let (ana, question, page) = try await answered(site)
            try await ana.post(question, [("page", page), ("choice[]", "1"), ("flag", "1"), ("go", "next")])
            #expect(try await shown(ana, question) == "1!")
            try await ana.post(question, [("page", page), ("choice[]", "1"), ("go", "next")])
            #expect(try await shown(ana, question) == "1")
        }
    }

    @Test("and is sent twice changes nothing the second time, whatever another window did meanwhile")
    func twice() async throws {
        try await TestSite.run { site in
            let (ana, question, page) = try await answered(site)
            let other = try #require(try await ana.get(question).hidden("page"))
            try await ana.post(question, [("page", page), ("choice[]", "2"), ("go", "next")])
            try await ana.post(question, [("page", other), ("choice[]", "3"), ("go", "next")])
            try await ana.post(question, [("page", page), ("choice[]", "2"), ("go", "next")])
            #expect(try await shown(ana, question) == "3")
        }
    }
}
