import Testing

@testable import App

@Suite("Back to the page that was asked for")
struct BackPathTests {
    @Test("a link that needs signing in leads there afterwards")
    func back() async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            let test = try await site.test("Test final")
            let page = try await browser.open(test)
            #expect(page.hidden("back") == test)
            let answer = try await browser.post(
                "/sign-in",
                [("user", "ana"), ("password", SampleInstitution.password), ("back", page.hidden("back") ?? "")])
            #expect(answer.location == test)
            #expect(try await browser.get(test).status == .ok)
        }
    }

    @Test("a query is not lost on the way")
    func query() async throws {
        try await TestSite.run { site in
            let page = try await site.visitor().open("/account?a=1%202&b=%C8%9B")
            #expect(page.hidden("back") == "/account?a=1%202&amp;b=%C8%9B")
        }
    }

    static let elsewhere = [
        "//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil.example", "evil.example", "javascript:alert(1)",
        "/\t/evil.example", "/\n/evil.example", " /account", "///evil.example", "https:/account", "/ă",
    ]

    @Test("no address leads to another site", arguments: elsewhere)
    func neverElsewhere(back: String) async throws {
        try await TestSite.run { site in
            let answer = try await site.visitor().post(
                "/sign-in", [("user", "ana"), ("password", SampleInstitution.password), ("back", back)])
            #expect(answer.status == .seeOther)
            #expect(answer.location == "/")
        }
    }

    @Test("nor does a link to the sign-in page", arguments: elsewhere)
    func neverFromALink(back: String) async throws {
        try await TestSite.run { site in
            let query = TestBrowser.encode([("back", back)])
            let page = try await site.visitor().get("/sign-in?\(query)")
            #expect(page.hidden("back") == nil)
            #expect(try await site.signedIn("ana").get("/sign-in?\(query)").location == "/")
        }
    }

    @Test("nor does the language button", arguments: elsewhere)
    func neverFromLanguage(back: String) async throws {
        try await TestSite.run { site in
            let answer = try await site.visitor().post("/language", [("language", "en"), ("back", back)])
            #expect(answer.location == "/")
        }
    }
}
