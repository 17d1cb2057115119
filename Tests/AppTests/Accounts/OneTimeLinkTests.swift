import Testing

@testable import App

@Suite("A link lets one person choose a password once")
struct OneTimeLinkTests {
    private static let password = "trei pisici pe acoperiș"
    private static let fields = [("new-password", password), ("new-password-again", password)]

    private func link(
        for userName: String, _ site: TestSite, _ purpose: OneTimeLink.Purpose = .password
    ) async throws -> String {
        let (person, maker, now) = (try await site.person(userName).id, try await site.person("dan").id, site.clock.now)
        return LinkRoutes.welcome(
            try await site.database.write { tx in
                try OneTimeLinkStore.make(for: person, purpose, by: maker, under: .sample, at: now, tx).token
            })
    }

    @Test("the page greets by name, shows the user name, and is as good after it was looked at")
    func looking() async throws {
        try await TestSite.run { site in
            let link = try await link(for: "ana", site)
            for _ in 1...3 {
                let page = try await site.visitor().get(link)
                #expect(page.status == .ok)
                #expect(page.text.contains("Ana"))
                #expect(page.text.contains("value=\"ana\""))
                #expect(page.headers[.cacheControl] == "no-store")
            }
        }
    }

    @Test("a new password ends all sessions of the person, signs the person in, and leads home with a word")
    func using() async throws {
        try await TestSite.run { site in
            let (before, bogdan) = (try await site.signedIn("ana"), try await site.signedIn("bogdan"))
            let visitor = site.visitor()
            let answer = try await visitor.post(link(for: "ana", site), Self.fields)
            #expect(answer.status == .seeOther && answer.location == "/sign-in")
            #expect(try await visitor.follow(answer).text.contains(site.sentence("flash.welcome", ["user": "ana"])))
            #expect(try await visitor.get("/account").text.contains("<dd>ana</dd>"))
            #expect(try await before.get("/account").status == .seeOther)
            #expect(try await bogdan.get("/account").status == .ok)
            try await site.visitor().signIn("ana", password: Self.password)
            let old = try await site.visitor().post("/sign-in", [("user", "ana"), ("password", SampleInstitution.password)])
            #expect(old.status == .unprocessableContent)
        }
    }

    @Test("until it is used the old password works")
    func theOldPassword() async throws {
        try await TestSite.run { site in
            _ = try await link(for: "ana", site)
            try await site.visitor().signIn("ana")
        }
    }

    @Test("a password that may not be one comes back with what is wrong, and the link is still good")
    func mistakes() async throws {
        try await TestSite.run { site in
            let (link, visitor) = (try await link(for: "ana", site), site.visitor())
            for (new, again, key) in [
                ("scurt", "scurt", "password.too-short"), ("", "", "password.too-short"),
                ("parola123", "parola123", "password.guessable"),
                ("0101990 710006", "0101990 710006", "password.identity-number"),
                (Self.password, "altceva", "password.not-the-same"),
            ] {
                let page = try await visitor.post(link, [("new-password", new), ("new-password-again", again)])
                #expect(page.status == .unprocessableContent)
                #expect(page.text.contains(site.sentence(key)))
                #expect(!page.text.contains("pisici"))
            }
            #expect(try await visitor.get("/account").status == .seeOther)
            #expect(try await visitor.post(link, Self.fields).status == .seeOther)
        }
    }

    @Test("used, old, replaced, made up, of an account that is shut or put away: one and the same page")
    func refusals() async throws {
        try await TestSite.run { site in
            let used = try await link(for: "ana", site)
            try await site.visitor().post(used, Self.fields)
            let replaced = try await link(for: "ana", site)
            let expired = try await link(for: "ana", site)
            let (shut, away) = (try await link(for: "bogdan", site), try await link(for: "ema", site))
            let now = site.clock.now
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET disabled_at = \(now) WHERE user_name = 'bogdan'")
                try tx.execute("UPDATE person SET removed_at = \(now) WHERE user_name = 'ema'")
            }
            site.clock.advance(by: .days(1))
            var pages: Set<String> = []
            for address in [used, replaced, expired, shut, away, "/welcome/nothing", used + "x"] {
                for _ in 1...2 {
                    let visitor = site.visitor()
                    for page in [try await visitor.get(address), try await visitor.post(address, Self.fields)] {
                        #expect(page.status == .notFound)
                        #expect(page.headers[.cacheControl] == "no-store")
                        pages.insert(page.words)
                    }
                }
            }
            #expect(pages.count == 1)
            #expect(try #require(pages.first).contains(site.site.strings(.romanian)("link-over.ask")))
        }
    }

    @Test("an invitation is good for two weeks, a new password for a day")
    func lives() async throws {
        try await TestSite.run { site in
            _ = try await site.database.write { tx in
                try tx.execute("UPDATE person SET password_hash = NULL WHERE user_name = 'ana'")
            }
            let (invitation, password) = (try await link(for: "ana", site, .invitation), try await link(for: "ema", site))
            site.clock.advance(by: .seconds(86_399))
            #expect(try await site.visitor().get(password).status == .ok)
            site.clock.advance(by: .seconds(1))
            #expect(try await site.visitor().get(password).status == .notFound)
            site.clock.advance(by: .seconds(13 * 86_400 - 1))
            #expect(try await site.visitor().get(invitation).status == .ok)
            site.clock.advance(by: .seconds(1))
            #expect(try await site.visitor().get(invitation).status == .notFound)
        }
    }

    @Test("of two who press at the same moment one comes in, and theirs is the password")
    func together() async throws {
        try await TestSite.run { site in
            for _ in 1...5 {
                let link = try await link(for: "ana", site)
                let passwords = ["trei pisici pe acoperiș", "patru câini sub pod"]
                let statuses = try await withThrowingTaskGroup(of: (String, Int).self) { group in
                    for password in passwords {
                        group.addTask {
                            let fields = [("new-password", password), ("new-password-again", password)]
                            return (password, try await site.visitor().post(link, fields).status.code)
                        }
                    }
                    return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
                }
                #expect(statuses.values.sorted() == [303, 404])
                let winner = try #require(statuses.first { $1 == 303 }).key
                try await site.visitor().signIn("ana", password: winner)
            }
        }
    }

    @Test("in a browser where somebody else is signed in it says so, and that session ends")
    func anothersBrowser() async throws {
        try await TestSite.run { site in
            let (browser, link) = (try await site.signedIn("bogdan"), try await link(for: "ana", site))
            let session = try #require(browser.cookies["s"])
            #expect(try await browser.get(link).text.contains("Bogdan"))
            #expect(try await browser.post(link, Self.fields).status == .seeOther)
            #expect(try await browser.get("/account").text.contains("<dd>ana</dd>"))
            let thief = site.visitor()
            thief.set("s", to: session)
            #expect(try await thief.get("/account").status == .seeOther)
        }
    }

    @Test("the secret of a link is not what the database keeps, and the log keeps none of it")
    func secrecy() async throws {
        try await TestSite.run { site in
            let link = try await link(for: "ana", site)
            let secret = TestSite.lastPart(link)
            let rows = try await site.database.read { tx in try tx.rows("SELECT token_digest FROM one_time_link") }
            #expect(
                try rows.allSatisfy { row in
                    let digest: String = try row["token_digest"]
                    return digest != secret && digest.count == 64
                })
            #expect(!LinkRoutes.loggable(link).contains(secret))
            #expect(LinkRoutes.loggable("/tests/1") == "/tests/1")
        }
    }
}
