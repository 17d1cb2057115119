import HTTPTypes
import Testing

@testable import App

@Suite("Signing in")
struct SignInTests {
    private func attempt(_ browser: TestBrowser, _ user: String, _ password: String) async throws -> TestBrowser.Reply {
        try await browser.post("/sign-in", [("user", user), ("password", password)])
    }

    @Test("with the right password leads to the tests", arguments: ["ana", "Ana", " ANA "])
    func right(typed: String) async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            let answer = try await attempt(browser, typed, SampleInstitution.password)
            #expect(answer.status == .seeOther)
            #expect(answer.location == "/")
            let page = try await browser.open("/")
            #expect(page.status == .ok)
            #expect(page.text.contains("Test final"))
        }
    }

    @Test("the cookie is a new one, out of reach of scripts and of other sites")
    func cookie() async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            browser.set("s", to: "chosen-by-somebody-else")
            let answer = try await attempt(browser, "ana", SampleInstitution.password)
            let cookie = try #require(answer.headers[values: .setCookie].first { $0.hasPrefix("s=") })
            #expect(cookie.contains("HttpOnly"))
            #expect(cookie.contains("SameSite=Lax"))
            #expect(cookie.contains("Path=/"))
            let token = try #require(browser.cookies["s"])
            #expect(token.count >= 43)
            #expect(token != "chosen-by-somebody-else")
            let stored = try await site.database.read { tx in try tx.rows("SELECT token_digest FROM session") }
            #expect(try stored.map { row -> String in try row["token_digest"] } == [SessionToken(text: token).digest])
        }
    }

    @Test("an unknown name and a wrong password get the same answer")
    func sameAnswer() async throws {
        try await TestSite.run { site in
            func masked(_ reply: TestBrowser.Reply, _ name: String) -> String {
                reply.text.replacing(#/name="token" value="[^"]*"/#, with: "").replacingOccurrences(of: name, with: "NAME")
            }
            let browser = site.visitor()
            _ = try await browser.get("/sign-in")
            let wrong = try await attempt(browser, "bogdan", "nu este aceasta")
            let unknown = try await attempt(browser, "nimeni", "nu este aceasta")
            #expect(wrong.status == .unprocessableContent)
            #expect(unknown.status == .unprocessableContent)
            #expect(wrong.text.contains(site.sentence("sign-in.wrong")))
            #expect(masked(wrong, "bogdan") == masked(unknown, "nimeni"))
            #expect(wrong.headers == unknown.headers)
            #expect(try await site.count("session") == 0)
        }
    }

    @Test("somebody without a password cannot sign in, not even with an empty one", arguments: ["", "x", "null"])
    func noPassword(typed: String) async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE person SET password_hash = NULL WHERE user_name = 'ana'")
            }
            #expect(try await attempt(site.visitor(), "ana", typed).status == .unprocessableContent)
            #expect(try await site.count("session") == 0)
        }
    }

    @Test("with a password that is changed while it is verified is refused like a wrong one, and opens nothing")
    func changedMeanwhile() async throws {
        try await TestSite.run { site in
            let owner = try await site.person("ana").id
            let change = await HeldDatabase(site.database) { tx in
                try tx.execute("UPDATE person SET password_hash = 'another' WHERE id = \(owner)")
            }
            let releasing = Task {
                await change.isWaitedFor()
                try await change.release()
            }
            let answer = try await attempt(site.visitor(), "ana", SampleInstitution.password)
            try await releasing.value
            #expect(answer.status == .unprocessableContent && answer.text.contains(site.sentence("sign-in.wrong")))
            #expect(try await site.count("session") == 0)
        }
    }

    @Test("starts a session only for the password and the account that were verified, as they are in its own transaction")
    func verified() async throws {
        try await TestSite.run { site in
            let (people, sessions) = (PersonStore(database: site.database), SessionStore(database: site.database))
            let now = site.clock.now
            let verified = try #require(try await people.credentials(userName: "ana"))
            func start(_ credentials: PersonStore.Credentials) async throws -> Bool {
                try await sessions.start(
                    credentials, .init(digest: SessionToken.random().digest, browser: ""), replacing: nil, at: now)
            }
            #expect(try await start(verified))
            #expect(try await !start(.init(person: verified.person, passwordHash: nil)))
            #expect(try await people.renewHash("newer", of: verified))
            #expect(try await !start(verified))
            #expect(try await !people.renewHash("older", of: verified))
            let renewed = PersonStore.Credentials(person: verified.person, passwordHash: "newer")
            #expect(try await start(renewed))
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET disabled_at = \(now) WHERE id = \(verified.person)")
            }
            #expect(try await !start(renewed))
            #expect(try await site.count("session") == 2)
        }
    }

    @Test(
        "empty fields are named",
        arguments: [
            ([], ["sign-in.user-missing", "sign-in.password-missing"]),
            ([("user", "ana")], ["sign-in.password-missing"]), ([("password", "x")], ["sign-in.user-missing"]),
            ([("user", "  "), ("password", "x")], ["sign-in.user-missing"]),
        ] as [([(String, String)], [String])])
    func empty(fields: [(String, String)], keys: [String]) async throws {
        try await TestSite.run { site in
            let page = try await site.visitor().post("/sign-in", fields)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("<title>\(site.sentence("form.error-prefix"))"))
            for key in ["sign-in.user-missing", "sign-in.password-missing"] {
                #expect(page.text.contains(">\(site.sentence(key))<") == keys.contains(key))
            }
        }
    }

    @Test("what was typed stays, but never the password")
    func kept() async throws {
        try await TestSite.run { site in
            let page = try await attempt(site.visitor(), "<ana>\"", "strict secret acum")
            #expect(page.text.contains("value=\"&lt;ana&gt;&quot;\""))
            #expect(!page.text.contains("strict secret acum"))
        }
    }

    @Test("a very long password is only wrong", arguments: [600, 200_000])
    func longPassword(length: Int) async throws {
        try await TestSite.run { site in
            let answer = try await attempt(site.visitor(), "ana", String(repeating: "a", count: length))
            #expect(answer.status == .unprocessableContent)
        }
    }

    @Test("the page says whom to ask for a new password")
    func contact() async throws {
        try await TestSite.run { site in
            let page = try await site.visitor().get("/sign-in")
            #expect(page.text.contains(site.sentence("sign-in.help", ["contact": "secretariatul"])))
        }
    }

    @Test("whoever is signed in already is led on")
    func already() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedInByPassword("ana")
            #expect(try await ana.get("/sign-in").location == "/")
            #expect(try await ana.get("/sign-in?back=%2Faccount").location == "/account")
        }
    }
}
