import Testing

@testable import App

@Suite("The flag of a question in two windows")
struct TwoWindowsFlagTests {
    @Test("a flag goes the same way: the last window that touched it decides, and an old one takes no newer answer along")
    func flags() async throws {
        try await TestSite.run { site in
            let open = try await TwoWindows(site)
            _ = try await open.first.press("stay", ticks(1) + [("flag", "1")])
            #expect(try await site.standing(of: open.attempt) == ["servicii: 1!"])
            let third = try await OpenPage(open.second.browser, 2, of: open.attempt)
            _ = try await third.press("stay", ticks(1))
            #expect(try await site.standing(of: open.attempt) == ["servicii: 1"])
            _ = try await open.second.press("stay", [("flag", "1")])
            #expect(try await site.standing(of: open.attempt) == ["servicii: 1!"])
            _ = try await open.first.press("stay", ticks(2) + [("flag", "1")])
            #expect(try await site.standing(of: open.attempt) == ["servicii: 2!"])
            #expect(try await site.count("flag") == 1)
        }
    }

    @Test("a flag that is set with the script in an old window takes no newer answer along")
    func flagWithScript() async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site, hasScript: true)
            try await open.first.save(ticks(1, 2))
            try await open.second.save([("flag", "1")], touching: .flag)
            #expect(try await site.standing(of: open.attempt) == ["servicii: 1 2!"])
        }
    }

    @Test("an answer that is ticked with the script in an old window takes no newer flag off")
    func answerWithScript() async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site, hasScript: true)
            try await open.first.save([("flag", "1")], touching: .flag)
            try await open.second.save(ticks(2))
            #expect(try await site.standing(of: open.attempt) == ["servicii: 2!"])
            try await open.second.save(ticks(2) + [("flag", "1")], touching: .flag)
            try await open.second.save(ticks(2), touching: .flag)
            #expect(try await site.standing(of: open.attempt) == ["servicii: 2"])
        }
    }
}
