import Testing

@testable import App

@Suite("An old page in another window")
struct OldPageTests {
    /// What the page of a question says that it shows.
    private func shown(_ reply: TestBrowser.Reply) throws -> String {
        let state = try #require(ShownState(text: reply.hidden("page"), sequence: nil))
        return try #require(state.answer) + (state.isFlagged == true ? "!" : "")
    }

    @Test("takes no newer answer and no newer flag back when it was not touched")
    func untouched() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let question = try await ana.start("Test final") + "/questions/1"
            let old = try #require(try await ana.get(question).hidden("page"))
            let new = try #require(try await ana.get(question).hidden("page"))
            try await ana.post(question, [("page", new), ("choice[]", "2"), ("flag", "1"), ("go", "stay")])
            try await ana.post(question, [("page", old), ("go", "next")])
            #expect(try await shown(ana.get(question)) == "2!")
        }
    }

    @Test("takes an answer back when its ticks were taken away in it")
    func touched() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let question = try await ana.start("Test final") + "/questions/2"
            let first = try #require(try await ana.get(question).hidden("page"))
            try await ana.post(question, [("page", first), ("choice[]", "1"), ("choice[]", "3"), ("go", "stay")])
            let second = try await ana.get(question)
            #expect(try shown(second) == "1 3")
            try await ana.post(question, [("page", try #require(second.hidden("page"))), ("go", "stay")])
            #expect(try await shown(ana.get(question)) == "")
        }
    }

    @Test("that the script touched is believed in all it says")
    func script() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let question = try await ana.start("Test final") + "/questions/2"
            let mark = PageMark(seen: 0).text
            try await ana.post(
                question, [("page", mark + " ? ?"), ("seq", "1"), ("choice[]", "1"), ("flag", "1"), ("go", "stay")])
            try await ana.post(question, [("page", mark + " ? ?"), ("seq", "2"), ("go", "stay")])
            #expect(try await shown(ana.get(question)) == "")
        }
    }
}
