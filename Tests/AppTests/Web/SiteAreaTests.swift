import Testing

@testable import App

@Suite("The account, receipts and privacy lead back to the area that somebody came from")
struct SiteAreaTests {
    /// The way back of a page: where it leads, and its words.
    private static func back(_ page: TestBrowser.Reply) throws -> (href: String, text: String) {
        let found = try #require(page.text.firstMatch(of: #/<a class="back" href="([^"]+)">([^<]+)<\/a>/#), "no way back")
        return (String(found.1).replacing("&amp;", with: "&"), String(found.2))
    }

    private static func account(_ page: TestBrowser.Reply) throws -> String {
        try String(#require(page.text.firstMatch(of: #/<a href="([^"]+)" aria-label=/#), "no account").1)
    }

    /// What a page is called.
    private static func heading(_ page: TestBrowser.Reply) throws -> String {
        try String(#require(page.text.firstMatch(of: #/<h1>([^<]+)<\/h1>/#)).1)
    }

    private static let pages: [(person: String, page: String, entrance: String)] = [
        ("ana", "/", "/"), ("ana", "/tests", "/"), ("ana", "/lessons", "/"), ("ana", "/search", "/"),
        ("ana", "/surveys", "/reports"), ("ana", "/professors", "/reports"), ("ana", "/reports", "/reports"),
        ("carmen", "/teach", "/teach"), ("carmen", "/account/profile", "/teach"), ("dan", "/people", "/teach"),
        ("dan", "/extra-time", "/teach"), ("dan", "/settings", "/teach"), ("dan", "/nowhere", "/"),
        ("dan", "/teach/nowhere", "/teach"),
        ("ana", "/teach", "/"), ("ana", "/surveys/nowhere", "/reports"), ("ana", "/reports/nowhere", "/reports"),
    ]

    @Test("from every page by way of its account and back, with the name of the page that it leads to", arguments: pages)
    func account(person: String, page: String, entrance: String) async throws {
        try await TestSite.run { site in
            let browser = try await site.signedIn(person)
            let account = try await browser.get(Self.account(browser.get(page)))
            let back = try Self.back(account)
            #expect(back.href == entrance)
            let first = try await browser.get(back.href)
            let current = try #require(first.text.firstMatch(of: #/aria-current="page">([^<]+)</#), "no tab").1
            #expect(first.status == .ok && back.text == current)
        }
    }

    @Test(
        "what is reached from the account leads back to it, and then to the area",
        arguments: ["/account/password", "/account/sessions", "/account/data", "/privacy", "/account/profile"])
    func below(address: String) async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let account = try await carmen.get("/account?area=student")
            let page = try await carmen.get(account.link(address + "\\?area=student"))
            let back = try Self.back(page)
            #expect(try back.text == Self.heading(account))
            #expect(try await Self.back(carmen.get(back.href)).href == "/reports")
        }
    }

    @Test("a form below the account keeps the area, when it succeeds and when it comes back")
    func forms() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            for area in ["learn", "teach"] {
                let kept = area == "learn" ? "" : "?area=teach"
                let form = try await carmen.get("/account/password" + kept)
                let wrong = try await carmen.post(form.link("/account/password[^\"]*"))
                #expect(try wrong.status == .unprocessableContent && Self.back(wrong).href == "/account" + kept)
                #expect(wrong.hidden("back") == "/account/password" + kept)
                let profile = try await carmen.get(carmen.get("/account" + kept).link("/account/profile[^\"]*"))
                #expect(try await carmen.post(profile.link("/account/profile[^\"]*")).location == "/account" + kept)
                let sessions = try await carmen.get("/account/sessions" + kept)
                let endings = "/account/sessions/endings" + kept
                #expect(try await carmen.post(endings).location == "/account/sessions" + kept)
                #expect(try Self.back(sessions).href == "/account" + kept)
            }
            #expect(try await carmen.post("/account/profile").location == "/account?area=teach")
        }
    }

    @Test("another language stays on the page, in its area")
    func language() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            for address in ["/account?area=teach", "/privacy?area=student", "/teach", "/surveys"] {
                let back = try #require(await carmen.get(address).hidden("back"))
                #expect(try await carmen.post("/language", [("language", "en"), ("back", back)]).location == address)
            }
        }
    }

    @Test(
        "an area that is not there, or not open to somebody, is none", arguments: ["x", "", "Teach", "//evil.example", "teach"])
    func odd(name: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let account = try await ana.get("/account?" + TestBrowser.encode([("area", name)]))
            #expect(try account.status == .ok && Self.back(account).href == "/")
            #expect(!account.text.contains("href=\"//"))
        }
    }

    @Test("one's own receipt leads back to its results, another's to a main page; a visitor's leads nowhere")
    func receipts() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            try await ana.end(attempt)
            let results = try await ana.get("\(attempt)/results")
            let receipt = try results.link("/receipts/[^\"]+")
            let own = try await Self.back(ana.get(receipt))
            #expect(own.href == "\(attempt)/results")
            #expect(own.text == site.sentence("results.title"))
            let carmen = try await site.signedIn("carmen")
            #expect(try await Self.back(carmen.get(receipt)).href == "/")
            let kept = try await carmen.get(receipt + "?area=teach")
            #expect(try Self.back(kept).href == "/teach")
            let form = try await carmen.get(kept.link("/receipts\\?area=teach"))
            #expect(try Self.back(form).href == "/teach" && form.hidden("area") == "teach")
            let code = String(receipt.dropFirst("/receipts/".count))
            #expect(try await carmen.get("/receipts?area=teach&code=\(code)").location == receipt + "?area=teach")
            for address in [receipt, "/receipts"] {
                #expect(try await !site.visitor().get(address).text.contains("class=\"back\""))
            }
        }
    }

    @Test("a page that is not there leads to the first page of the area, offers a search, and has the area's bar")
    func problems() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            for (address, entrance, current) in [("/nowhere", "/", "/lessons"), ("/teach/nowhere", "/teach", "/account/profile")]
            {
                let page = try await carmen.get(address)
                #expect(page.status == .notFound && page.text.contains("<a class=\"button\" href=\"\(entrance)\">"))
                #expect(page.text.contains("action=\"/search\"") && page.text.contains("<nav class=\"tabs\""))
                #expect(page.text.contains("href=\"\(current)\"") && !page.text.contains("aria-current="))
            }
            carmen.headers = [.secFetchSite: "cross-site"]
            let forged = try await carmen.post("/teach/courses")
            #expect(forged.status == .forbidden && forged.hidden("back") == "/teach")
            let visitor = try await site.visitor().get("/nowhere")
            #expect(!visitor.text.contains("action=\"/search\"") && !visitor.text.contains("<nav"))
        }
    }
}
