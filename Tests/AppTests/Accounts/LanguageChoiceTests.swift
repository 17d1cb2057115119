import HTTPTypes
import Testing

@testable import App

@Suite("The language of the pages")
struct LanguageChoiceTests {
    private func language(_ browser: TestBrowser, _ path: String = "/account") async throws -> String {
        let page = try await browser.open(path).text
        return try String(#require(page.firstMatch(of: #/<html lang="([^"]+)">/#)).1)
    }

    @Test(
        "is the one that the browser asks for, before and after signing in, and the institution's where it asks for none of ours",
        arguments: [
            ("en", "en"), ("sr-Latn", "sr-Latn"), ("sr-Cyrl-RS,sr;q=0.9", "sr-Latn"), ("de,en-GB;q=0.9", "en"), ("*", "ro"),
            ("hu,de;q=0.9", "ro"), (nil, "ro"), ("ro;q=0", "ro"), (String(repeating: "en;q=x,", count: 2_000), "ro"),
        ])
    func acceptLanguage(header: String?, expected: String) async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            visitor.headers[.acceptLanguage] = header
            #expect(try await language(visitor) == expected)
            #expect(visitor.cookies["l"] == nil, "nobody has chosen anything")
            try await visitor.signIn("ana")
            #expect(try await language(visitor) == expected)
            #expect(try await visitor.get("/nowhere").text.contains("<html lang=\"\(expected)\">"))
        }
    }

    @Test("that a person picked wins over what the browser asks for, also the cookie of one who is not signed in")
    func chosen() async throws {
        try await TestSite.run { site in
            let ana = site.visitor()
            ana.headers[.acceptLanguage] = "sr"
            try await ana.post("/language", [("language", "en")])
            #expect(try await language(ana, "/sign-in") == "en")
            try await ana.signIn("ana")
            try await ana.post("/language", [("language", "ro")])
            #expect(try await language(ana) == "ro")
            let phone = try await site.signedIn("ana")
            phone.headers[.acceptLanguage] = "sr"
            #expect(try await language(phone) == "ro")
        }
    }

    @Test("a visitor presses a button and stays on the page", arguments: Language.allCases)
    func visitor(_ chosen: Language) async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            let page = try await visitor.get("/sign-in?back=%2Faccount")
            let back = try #require(page.hidden("back"))
            let answer = try await visitor.post(
                "/sign-in", [("language", chosen.rawValue), ("user", "ana"), ("back", back)])
            #expect(answer.status == .ok)
            #expect(answer.hidden("back") == "/account")
            #expect(answer.text.contains("name=\"user\" value=\"ana\""))
            #expect(answer.text.contains("<html lang=\"\(chosen.rawValue)\">"))
            #expect(try await language(visitor, "/sign-in") == chosen.rawValue)
            let pressed = try await visitor.get("/sign-in").text
            #expect(pressed.contains("value=\"\(chosen.rawValue)\" lang=\"\(chosen.rawValue)\" aria-pressed=\"true\""))
            #expect(pressed.matches(of: #/aria-pressed="/#).count == 1)
            #expect(try await language(site.visitor(), "/sign-in") == "ro")
        }
    }

    @Test("a person's choice comes along to another browser")
    func person() async throws {
        try await TestSite.run { site in
            let phone = try await site.signedIn("ana")
            try await phone.post("/language", [("language", "sr-Latn"), ("back", "/account")])
            #expect(try await language(phone) == "sr-Latn")
            #expect(try await language(site.signedIn("ana")) == "sr-Latn")
            #expect(try await language(site.signedIn("bogdan")) == "ro")
        }
    }

    @Test("a person's choice wins over the browser's cookie, and the cookie over the institution")
    func precedence() async throws {
        try await TestSite.run { site in
            let phone = try await site.signedIn("ana")
            try await phone.post("/language", [("language", "sr-Latn")])
            let shared = site.visitor()
            try await shared.post("/language", [("language", "en")])
            try await shared.signIn("ana")
            #expect(try await language(shared) == "sr-Latn")
            try await shared.post("/sign-out")
            #expect(try await language(shared, "/sign-in") == "en")
            try await shared.signIn("bogdan")
            #expect(try await language(shared) == "en")
        }
    }

    @Test("a language that Gata does not speak is refused", arguments: ["de", "", "RO", "../en"])
    func unknown(tag: String) async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            let answer = try await visitor.post("/language", [("language", tag)])
            #expect(answer.status == .unprocessableContent)
            #expect(visitor.cookies["l"] == nil)
            visitor.set("l", to: tag)
            #expect(try await language(visitor, "/sign-in") == "ro")
        }
    }
}
