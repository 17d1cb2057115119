import HTTPTypes
import Testing

@testable import App

@Suite("Ana's open sessions")
struct SessionListTests {
    private func isIn(_ browser: TestBrowser) async throws -> Bool {
        try await browser.get("/account").status == .ok
    }

    /// Ana's phone and Ana's computer.
    private func both(_ site: TestSite) async throws -> (phone: TestBrowser, computer: TestBrowser) {
        let phone = site.visitor()
        phone.headers[.userAgent] = "Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
        let computer = site.visitor()
        computer.headers[.userAgent] = "Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0"
        try await phone.signIn("ana")
        site.clock.advance(by: .minutes(1))
        try await computer.signIn("ana")
        return (phone, computer)
    }

    @Test("are listed with browser and times; this one cannot be ended here")
    func listed() async throws {
        try await TestSite.run { site in
            let (phone, _) = try await both(site)
            let page = try await phone.get("/account/sessions").text
            let names = page.matches(of: #/<strong>([^<]+)<\/strong>/#).map { String($0.1) }
            #expect(names == ["Firefox, Windows", "Chrome, Android"])
            #expect(page.matches(of: #/<button class="link" name="session" value="[^"]+">/#).count == 1)
            #expect(page.contains(site.sentence("sessions.this")))
            #expect(page.contains("21 noiembrie 2026, 10:01"))
        }
    }

    @Test("one can be ended from another browser")
    func endOne() async throws {
        try await TestSite.run { site in
            let (phone, computer) = try await both(site)
            let page = try await phone.get("/account/sessions").text
            let id = try #require(page.firstMatch(of: #/name="session" value="([^"]+)"/#)).1
            let answer = try await phone.post("/account/sessions/endings", [("session", String(id))])
            #expect(try await phone.follow(answer).text.contains(site.sentence("flash.sessions-ended")))
            #expect(try await isIn(phone))
            #expect(try await !isIn(computer))
            let again = try await phone.post("/account/sessions/endings", [("session", String(id))])
            #expect(again.status == .notFound)
        }
    }

    @Test("all others can be ended at once")
    func endOthers() async throws {
        try await TestSite.run { site in
            let (phone, computer) = try await both(site)
            let third = try await site.signedIn("ana")
            let bogdan = try await site.signedIn("bogdan")
            try await computer.post("/account/sessions/endings")
            #expect(try await isIn(computer))
            #expect(try await isIn(bogdan))
            for other in [phone, third] { #expect(try await !isIn(other)) }
            let page = try await computer.get("/account/sessions").text
            #expect(!page.contains(site.sentence("sessions.end-others")))
        }
    }

    @Test("are nobody else's to end")
    func notTheirs() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let row = try await site.database.read { tx in try tx.first("SELECT id FROM session") }
            let id: String = try #require(row)["id"]
            for userName in ["bogdan", "carmen", "dan"] {
                let other = try await site.signedIn(userName)
                #expect(try await other.post("/account/sessions/endings", [("session", id)]).status == .notFound)
                #expect(try await !other.get("/account/sessions").text.contains(id))
            }
            #expect(try await isIn(ana))
        }
    }

    @Test("those that are over are not listed")
    func overOnes() async throws {
        try await TestSite.run { site in
            _ = try await both(site)
            site.clock.advance(by: .hours(1))
            let ana = try await site.signedIn("ana")
            let page = try await ana.get("/account/sessions").text
            #expect(page.matches(of: #/<li class="entry">/#).count == 1)
            #expect(page.contains(site.sentence("sessions.unknown-browser")))
        }
    }
}
