import Testing

@testable import App

@Suite("An old page in another window")
struct OldPageTests {
    @Test("takes no newer answer and no newer flag back when it was not touched")
    func untouched() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let question = try await ana.start("Test final") + "/questions/1"
            let old = try #require(try await ana.get(question).hidden("was"))
            try await ana.post(question, [("was", old), ("choice[]", "2"), ("flag", "1"), ("go", "stay")])
            try await ana.post(question, [("was", old), ("go", "next")])
            let page = try await ana.get(question)
            #expect(page.hidden("was") == "2!")
        }
    }

    @Test("takes an answer back when its ticks were taken away in it")
    func touched() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let question = try await ana.start("Test final") + "/questions/2"
            try await ana.post(question, [("was", ""), ("choice[]", "1"), ("choice[]", "3"), ("go", "stay")])
            #expect(try await ana.get(question).hidden("was") == "1 3")
            try await ana.post(question, [("was", "1 3"), ("go", "stay")])
            #expect(try await ana.get(question).hidden("was") == "")
        }
    }

    @Test("that the script touched is believed in all it says")
    func script() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let question = try await ana.start("Test final") + "/questions/2"
            try await ana.post(question, [("was", "?"), ("choice[]", "1"), ("flag", "1"), ("go", "stay")])
            try await ana.post(question, [("was", "?"), ("go", "stay")])
            #expect(try await ana.get(question).hidden("was") == "")
        }
    }
}
