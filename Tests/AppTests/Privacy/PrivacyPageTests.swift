import Testing

@testable import App

@Suite("What is kept about people, in plain words")
struct PrivacyPageTests {
    @Test("anybody reads it, in every language, with the institution's name", arguments: Language.allCases)
    func forEverybody(language: Language) async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            try await visitor.post("/language", [("language", language.rawValue)])
            let page = try await visitor.get("/privacy")
            #expect(page.status == .ok)
            #expect(page.text.contains(site.sentence("privacy.ask", ["institution": "Școala de probă"], in: language)))
            #expect(page.text.contains(site.sentence("privacy.never-trackers", in: language)))
            #expect(!page.text.contains("/account/data"))
        }
    }

    @Test("the sign-in page leads to it, and so does the account, from where one's own data are one step away")
    func itIsFound() async throws {
        try await TestSite.run { site in
            #expect(try await site.visitor().get("/sign-in").text.contains("href=\"/privacy\""))
            let ana = try await site.signedInByPassword("ana")
            let account = try await ana.get("/account").text
            #expect(account.contains("href=\"/privacy\"") && account.contains("href=\"/account/data\""))
            #expect(try await ana.get("/privacy").text.contains("href=\"/account/data\""))
        }
    }

    @Test("the site sets the five cookies that it names, and no other")
    func cookies() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedInByPassword("ana")
            _ = try await ana.get("/tests")
            let visitor = site.visitor()
            try await visitor.post("/language", [("language", "en")])
            _ = try await visitor.get("/sign-in")
            let flashed = try await site.signedInByPassword("bogdan")
            try await flashed.post("/account/sessions/endings")
            let names = [ana, visitor, flashed].flatMap { $0.cookies.keys }
            #expect(Set(names) == ["s", "v", "l", "f", "b"], "session, visitor's form, language, message, known browser")
        }
    }

    @Test("only who is signed in has data of their own to look at")
    func ownData() throws {
        let ground = try PageGround()
        func href(isSignedIn: Bool) -> String? {
            PrivacyPage(frame: ground.frame, strings: ground.strings, institution: "Școala", area: isSignedIn ? .learn : nil)
                .dataHref
        }
        #expect(href(isSignedIn: true) == PrivacyRoutes.data && href(isSignedIn: false) == nil)
    }
}
