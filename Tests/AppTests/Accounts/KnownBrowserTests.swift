import Testing

@testable import App

@Suite("A browser where somebody signed in before")
struct KnownBrowserTests {
    private func guess(_ site: TestSite, _ user: String = "ana") async throws {
        let stranger = site.visitor()
        for number in 1...5 { try await stranger.post("/sign-in", [("user", user), ("password", "ghicit \(number)")]) }
        #expect(try await enter(stranger, user).status == .tooManyRequests)
    }

    private func enter(_ browser: TestBrowser, _ user: String = "ana") async throws -> TestBrowser.Reply {
        try await browser.post("/sign-in", [("user", user), ("password", SampleInstitution.password)])
    }

    @Test("is known also after she signed out, and after Bogdan signed in there")
    func afterwards() async throws {
        try await TestSite.run { site in
            let tablet = try await site.signedInByPassword("ana")
            try await tablet.post("/sign-out")
            try await tablet.signIn("bogdan")
            try await tablet.post("/sign-out")
            try await guess(site)
            #expect(try await enter(tablet).status == .seeOther)
            try await tablet.post("/sign-out")
            try await guess(site, "bogdan")
            #expect(try await enter(tablet, "bogdan").status == .seeOther)
        }
    }

    @Test("is known on a tablet that two pass to each other without signing out, and by a link too")
    func passedOn() async throws {
        try await TestSite.run { site in
            let tablet = try await site.signedInByPassword("ana")
            try await tablet.signIn("bogdan")
            try await tablet.signIn("ana")
            try await tablet.post("/sign-out")
            for user in ["ana", "bogdan"] {
                try await guess(site, user)
                #expect(try await enter(tablet, user).status == .seeOther)
                try await tablet.post("/sign-out")
            }
        }
    }

    @Test("is told so for the sign-in page alone, and what tells it opens nothing")
    func cookie() async throws {
        try await TestSite.run { site in
            let ana = site.visitor()
            let reply = try await enter(ana)
            let known = try #require(reply.headers[values: .setCookie].first { $0.hasPrefix("b=") })
            #expect(known.contains("; Path=/sign-in") && known.contains("; HttpOnly"))
            try await ana.post("/sign-out")
            let thief = site.visitor()
            thief.set("s", to: try #require(ana.cookies["b"]))
            #expect(try await thief.get("/account").status == .seeOther)
        }
    }

    @Test("keeps the last four sessions, the last first, and nothing that we did not write")
    func tokens() {
        let made = (0..<6).map { _ in SessionToken.random() }
        let browser = made.reduce(KnownBrowser(cookie: nil)) { $0.remembering($1, insteadOf: []) }
        #expect(browser.tokens.map(\.text) == made.reversed().prefix(4).map(\.text))
        #expect(KnownBrowser(cookie: browser.text).tokens.map(\.text) == browser.tokens.map(\.text))
        let next = SessionToken.random()
        #expect(
            browser.remembering(next, insteadOf: [made[5].digest]).tokens.map(\.text)
                == [next, made[4], made[3], made[2]].map(\.text))
        for odd in ["", "....", "x", String(repeating: "a", count: 100_000), "a.b.c"] {
            #expect(KnownBrowser(cookie: odd).tokens.isEmpty)
        }
    }
}

@Suite("Signing in again where somebody is signed in")
struct SignedInAgainTests {
    private func isIn(_ site: TestSite, _ token: String?) async throws -> Bool {
        let browser = site.visitor()
        browser.set("s", to: try #require(token))
        return try await browser.get("/account").status == .ok
    }

    @Test("ends the session before, hers or somebody else's", arguments: ["ana", "bogdan"])
    func replaced(next: String) async throws {
        try await TestSite.run { site in
            let browser = try await site.signedInByPassword("ana")
            let before = browser.cookies["s"]
            try await browser.signIn(next)
            #expect(browser.cookies["s"] != before)
            #expect(try await !isIn(site, before))
            #expect(try await isIn(site, browser.cookies["s"]))
        }
    }

    @Test("takes forms that were open in another window, also from a browser that does not say where it posts from")
    func openForms() async throws {
        try await TestSite.run { site in
            let browser = try await site.signedInByPassword("ana")
            browser.headers = [:]
            let token = try #require(try await browser.get("/account/sessions").hidden("token"))
            let again = try #require(try await browser.get("/account/password").hidden("token"))
            try await browser.post(
                "/account/password",
                [
                    ("token", again), ("current-password", SampleInstitution.password),
                    ("new-password", "trei pisici pe acoperiș"),
                    ("new-password-again", "trei pisici pe acoperiș"),
                ])
            #expect(try await browser.post("/account/sessions/endings", [("token", token)]).status == .seeOther)
        }
    }

    @Test("with a new password goes on under a new token: whoever copied the old one is out")
    func newPassword() async throws {
        try await TestSite.run { site in
            let browser = try await site.signedInByPassword("ana")
            let copied = browser.cookies["s"]
            let reply = try await browser.post(
                "/account/password",
                [
                    ("current-password", SampleInstitution.password), ("new-password", "trei pisici pe acoperiș"),
                    ("new-password-again", "trei pisici pe acoperiș"),
                ])
            #expect(reply.location == "/account")
            #expect(try await !isIn(site, copied))
            #expect(try await browser.get("/account").status == .ok)
        }
    }

    @Test("keeps when she was here last: the visit before, not the moment of signing in again")
    func lastVisit() async throws {
        try await TestSite.run { site in
            let browser = try await site.signedInByPassword("ana")
            site.clock.advance(by: .minutes(4))
            try await browser.signIn("ana")
            let row = try await site.database.read { tx in try tx.first("SELECT visited_at FROM person WHERE user_name = 'ana'") }
            let visited: Int64 = try #require(row)["visited_at"]
            #expect(visited == SampleInstitution.start.milliseconds)
        }
    }
}
