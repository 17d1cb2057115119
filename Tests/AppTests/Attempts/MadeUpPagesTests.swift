import HTTPTypes
import Testing

@testable import App

@Suite("A save whose words about itself are made up")
struct MadeUpPagesTests {
    /// The final's first question has its options in the document's order.
    private static let fixed = PreparedSite { site in
        try await site.importAgain { folder in
            try rewrite(folder.appendingPathComponent("01-mobile/tests/01-final.md"), "#strat", "#strat order=fixed")
        }
    }

    /// The first question of Ana's final, on a page with the script.
    private func page(_ site: TestSite) async throws -> (page: OpenPage, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        return (try await OpenPage(ana, 1, of: attempt, hasScript: true), attempt)
    }

    private func tick(_ position: Int) -> [(String, String)] { [("choice[]", String(position))] }

    static let madeUp =
        [
            ("", nil), ("x", nil), ("k3Jx9a", "1"), ("k3Jx9a.-1 - = ", "1"), ("k3Jx9a.99999999999999999999 - = ", "1"),
            ("k3Jx9a.9223372036854775807 ? ?", "1"), ("k3Jx9a.5 ? ?", "-1"), ("k3Jx9a.5 ? ?", "9223372036854775807"),
            ("k3Jx9a.5 ? ?", "-9223372036854775808"), ("'; DROP TABLE answer; --.5 ? ?", "1"), ("🧨🧨🧨.0 ? ?", "1"),
            ("a\u{0}b.0 ? ?", "1"),
            (String(repeating: "a\u{301}\u{302}", count: 16) + ".0 ? ?", "1"), (String(repeating: "k", count: 9000), "1"),
            ("k" + String(repeating: "\u{301}", count: 40_000) + ".0 ? ?", "1"), ("șțăîâe.0 ? ?", "1"),
        ] as [(String, String?)]

    @Test("does no harm", arguments: madeUp)
    func handMade(page: String, sequence: String?) async throws {
        try await TestSite.run(from: Self.fixed) { site in
            let (real, attempt) = try await self.page(site)
            let count = sequence.map { [("seq", $0)] } ?? []
            for _ in 1...2 {
                let answer = try await real.browser.post(real.address, [("page", page)] + count + tick(2) + [("go", "next")])
                #expect(answer.location == "\(attempt)/questions/2")
            }
            #expect(try await site.log(of: attempt) == ["strat: 2"])
            #expect(try await site.count("answer WHERE length(page) > 16") == 0)
            #expect(try await site.count("answer_page WHERE length(page) > 16") == 0)
            _ = try await real.press("next", tick(3))
            #expect(try await site.standing(of: attempt) == ["strat: 3"])
            #expect(try await real.browser.get(real.address).status == .ok)
        }
    }

    @Test(
        "with a count that is none is refused, and nothing is written",
        arguments: ["x", "1.5", "99999999999999999999", "-", "1e3"])
    func unreadableCount(sequence: String) async throws {
        try await TestSite.run(from: Self.fixed) { site in
            let (real, attempt) = try await page(site)
            let answer = try await real.browser.post(
                real.address, [("page", real.page), ("seq", sequence)] + tick(2) + [("go", "next")])
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(site.sentence("problem.unreadable.sentence")))
            #expect(try await site.log(of: attempt).isEmpty)
        }
    }
}
