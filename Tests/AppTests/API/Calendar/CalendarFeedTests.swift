import Database
import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import App

@Suite("A calendar under an address of its own")
struct CalendarFeedTests {
    private static func address(on page: TestBrowser.Reply) throws -> String {
        let found = try #require(page.text.firstMatch(of: #/<p class="strong" id="secret">(https?:[^<]+\.ics)<\/p>/#)).1
        let path = try #require(found.firstRange(of: "/calendar/"))
        return String(found[path.lowerBound...])
    }

    @Test("Ana makes one, sees its address once, and her phone reads it; the database has only a digest")
    func made() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get("/account").text.contains("href=\"/account/calendar"))
            let page = try await ana.post("/account/calendar")
            let address = try Self.address(on: page)
            #expect(address.wholeMatch(of: #/\/calendar\/[A-Za-z0-9_-]{43}\.ics/#) != nil)
            #expect(page.text.contains("webcal://"))
            #expect(try await !ana.get("/account/calendar").text.contains(address))
            #expect(try await site.calendar(address).whole["X-WR-CALNAME"] == "Școala de probă")
            let secret = address.dropFirst("/calendar/".count).dropLast(4)
            let stored: [String] = try await site.database.read { tx in
                try tx.rows("SELECT id, secret_digest FROM calendar_feed ORDER BY id").flatMap { row -> [String] in
                    try [row["id"], row["secret_digest"]]
                }
            }
            #expect(stored.count == 2 && stored.last == ContentDigest(String(secret)).hexadecimal)
            #expect(!stored.contains { $0.contains(secret) })
        }
    }

    @Test("another address ends the one before at once, and revoking ends it too")
    func renewed() async throws {
        try await TestSite.run { site in
            let (ana, phone) = (try await site.signedIn("ana"), site.stranger())
            let first = try Self.address(on: try await ana.post("/account/calendar"))
            #expect(try await phone.get(first).status == .ok)
            let second = try Self.address(on: try await ana.post("/account/calendar"))
            #expect(try await phone.get(first).status == .notFound)
            #expect(try await phone.get(second).status == .ok)
            let ended = try await ana.post("/account/calendar/endings")
            #expect(ended.location == "/account/calendar")
            #expect(try await phone.get(second).status == .notFound)
            #expect(try await site.count("calendar_feed") == 0)
            #expect(try await site.count("calendar_entry") == 0)
            #expect(try await ana.post("/account/calendar/endings").status == .seeOther)
        }
    }

    @Test("nobody reads the calendar of who may not sign in, from that moment on and ever after")
    func disabled() async throws {
        try await TestSite.run { site in
            let people = PersonChangeStore(database: site.database, sitting: SittingRows.attempts)
            let (address, dan) = (try await site.calendarAddress("ana"), try await site.person("dan").id)
            let (ana, now) = (try await site.person("ana").id, site.clock.now)
            try await site.database.write { tx in try tx.execute("UPDATE person SET disabled_at = \(now) WHERE id = \(ana)") }
            #expect(try await site.stranger().get(address).status == .notFound)
            try await site.database.write { tx in try tx.execute("UPDATE person SET disabled_at = NULL WHERE id = \(ana)") }
            #expect(try await site.stranger().get(address).status == .ok)
            _ = try await people.disable(ana, by: dan, evenSitting: true, at: now)
            _ = try await people.enable(ana)
            #expect(try await site.stranger().get(address).status == .notFound)
        }
    }

    @Test("a removed account takes its calendar along, and so does a new password by a link")
    func removed() async throws {
        try await TestSite.run { site in
            let (dan, ana, now) = (try await site.person("dan").id, try await site.person("ana").id, site.clock.now)
            let address = try await site.calendarAddress("ana")
            _ = try await site.calendar(address)
            #expect(try await site.count("calendar_entry") > 0)
            try await site.database.write { tx in try PersonWriteRows.putAway(ana, at: now, tx) }
            #expect(try await site.count("calendar_feed") == 0)
            #expect(try await site.count("calendar_entry") == 0)
            _ = try await site.calendarAddress("bogdan")
            let bogdan = try await site.person("bogdan").id
            let links = OneTimeLinkStore(database: site.database, key: try LinkCodeKey(folder: site.folder.path + "/keys"))
            guard case .made(let made) = try await links.make(for: bogdan, ending: nil, by: dan, at: now) else {
                Issue.record("no link was made")
                return
            }
            let entry = OneTimeLinkStore.Entry(passwordHash: "hash", session: .init(digest: "digest", browser: ""))
            _ = try await links.use(digest: made.secret.token.digest, entry, replacing: nil, at: now)
            #expect(try await site.count("calendar_feed") == 0)
        }
    }

    @Test("an administrator who ends all sessions of somebody ends the calendar too")
    func sessionsEnded() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.calendarAddress("ana"), try await site.calendarAddress("bogdan"))
            _ = try await site.calendar(ana)
            let person = try await site.person("ana").id
            let dan = try await site.signedIn("dan")
            #expect(try await dan.post("/people/\(person)/sessions/endings").status == .seeOther)
            #expect(try await site.stranger().get(ana).status == .notFound)
            #expect(try await site.stranger().get(bogdan).status == .ok)
            #expect(try await site.count("calendar_feed") == 1)
        }
    }

    @Test("who changes the password is asked whether the address ends too, also without a token", arguments: [true, false])
    func changedPassword(isTicked: Bool) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let tick = #/type="checkbox" name="end-tokens"[^>]* checked/#
            #expect(try await !ana.get("/account/password").text.contains(tick))
            let address = try await site.calendarAddress("ana")
            #expect(try await ana.get("/account/password").text.contains(tick))
            let fields = [
                ("current-password", SampleInstitution.password), ("new-password", "patru corbi albaștri"),
                ("new-password-again", "patru corbi albaștri"),
            ]
            let changed = try await ana.post("/account/password", fields + (isTicked ? [("end-tokens", "1")] : []))
            #expect(changed.status == .seeOther)
            #expect(try await site.stranger().get(address).status == (isTicked ? .notFound : .ok))
        }
    }

    @Test(
        "an address that opens nothing is not there",
        arguments: [
            "/calendar/", "/calendar/x.ics", "/calendar/" + String(repeating: "A", count: 43) + ".ics",
            "/calendar/" + String(repeating: "A", count: 43), "/calendar/" + String(repeating: "%41", count: 43) + ".ics",
            "/calendar/" + String(repeating: "%C3%A4", count: 43) + ".ics", "/calendar/a/b.ics", "/calendar/..%2f..%2fx.ics",
            "/calendar/" + String(repeating: "a", count: 3000) + ".ics",
        ])
    func nothing(address: String) async throws {
        try await TestSite.run { site in
            _ = try await site.calendarAddress("ana")
            #expect(try await site.stranger().get(address).status == .notFound)
        }
    }

    @Test("what is off is not there, also in the account, and can be revoked all the same")
    func off() async throws {
        try await TestSite.run { site in
            let (ana, address) = (try await site.signedIn("ana"), try await site.calendarAddress("ana"))
            site.site.institution.services.calendar = false
            #expect(try await site.stranger().get(address).status == .notFound)
            #expect(try await ana.get("/account/calendar").words.contains(site.sentence("developers.off")))
            #expect(try await ana.post("/account/calendar").status == .notFound)
            site.site.institution.services.calendar = true
            #expect(try await site.stranger().get(address).status == .ok)
            site.site.institution.services.calendar = false
            #expect(try await ana.post("/account/calendar/endings").status == .seeOther)
            site.site.institution.services.calendar = true
            #expect(try await site.stranger().get(address).status == .notFound)
        }
    }

    @Test("it opens nothing else, and neither a cookie nor a token opens it")
    func apart() async throws {
        try await TestSite.run { site in
            let address = try await site.calendarAddress("ana")
            let secret = String(address.dropFirst("/calendar/".count).dropLast(4))
            for credentials in ["Bearer " + secret, TestProgram.basic("ana", secret), "Bearer gata_" + secret] {
                let reply = try await site.stranger().sending(.authorization, credentials).get(JSONRoutes.me)
                #expect(reply.status == .unauthorized, "\(credentials.prefix(8))")
            }
            let browser = site.visitor()
            let cookie = site.site.cookies.sent(.session, secret).split(separator: "=", maxSplits: 1).map(String.init)
            browser.set(cookie[0], to: cookie[1])
            #expect(try await browser.get("/account").status == .seeOther)
            let wrong = "/calendar/" + String(repeating: "A", count: 43) + ".ics"
            #expect(try await site.signedIn("ana").get(wrong).status == .notFound)
            #expect(try await site.program("ana").get(wrong).status == .notFound)
            let reply = try await site.stranger().get(address)
            #expect(reply.headers[.setCookie] == nil && reply.headers[.accessControlAllowOrigin] == nil)
        }
    }

    @Test("it is read, and only read: HEAD gives the head, other methods are told which there are")
    func methods() async throws {
        try await TestSite.run { site in
            let (phone, address) = (site.stranger(), try await site.calendarAddress("ana"))
            let (head, whole) = (try await phone.send(address, .head), try await phone.get(address))
            #expect(head.status == .ok && head.bytes.isEmpty && head.headers[.eTag] == whole.headers[.eTag])
            #expect(head.headers[.contentType] == whole.headers[.contentType])
            for method in [HTTPRequest.Method.post, .put, .delete, .options] {
                let reply = try await phone.send(address, method)
                #expect(reply.status == .methodNotAllowed && reply.headers[.allow] == "GET, HEAD", "\(method)")
            }
            #expect(try await phone.sending(.acceptLanguage, "en").get("/calendar/x.ics").text.hasPrefix("Not found\n"))
        }
    }

    @Test("who has it already gets no body, however much later, until something changes")
    func marks() async throws {
        try await TestSite.run { site in
            let (phone, address) = (site.stranger(), try await site.calendarAddress("ana"))
            let mark = try #require(try await phone.get(address).headers[.eTag])
            site.clock.advance(by: .minutes(20))
            let again = try await phone.get(address, [.ifNoneMatch: mark])
            #expect(again.status == .notModified && again.bytes.isEmpty && again.headers[.eTag] == mark)
            #expect(again.headers[.cacheControl] == "private, no-cache")
            let test = ID<Assessment>(text: TestSite.lastPart(try await site.test("Test viitor")))
            try await site.database.write { tx in
                try tx.execute("UPDATE assessment SET closes_at = closes_at + 60000 WHERE id = \(test)")
            }
            let changed = try await phone.get(address, [.ifNoneMatch: mark])
            #expect(changed.status == .ok && changed.headers[.eTag] != mark)
        }
    }

    @Test("thirty requests at once, one more every two seconds; another's calendar is counted apart")
    func rates() async throws {
        try await TestSite.run { site in
            let (phone, ana, bogdan) = (
                site.stranger(), try await site.calendarAddress("ana"), try await site.calendarAddress("bogdan")
            )
            var last = try await phone.get(ana)
            #expect(last.headers[.rateLimit] == "\"calendar\";r=29;t=2")
            for _ in 0..<29 { last = try await phone.get(ana) }
            #expect(last.status == .ok)
            last = try await phone.get(ana)
            #expect(last.status == .tooManyRequests && last.headers[.retryAfter] == "2")
            #expect(last.headers[.contentType] == "text/plain; charset=utf-8")
            #expect(try await phone.get(bogdan).status == .ok)
            site.clock.advance(by: .seconds(2))
            #expect(try await phone.get(ana).status == .ok)
        }
    }

    @Test("what a calendar was told is forgotten long after the event, also where no program reads it any more")
    func forgotten() async throws {
        try await TestSite.run { site in
            _ = try await site.calendar(site.calendarAddress("ana"))
            let entries = CalendarEntryStore(database: site.database)
            func kept() async throws -> [Instant] {
                try await site.database.read { tx in
                    try tx.rows("SELECT kept_until FROM calendar_entry ORDER BY kept_until, event_id").map { try $0["kept_until"] }
                }
            }
            let all = try await kept()
            let first = try #require(all.first)
            try await entries.forget(at: first)
            #expect(try await kept() == all)
            try await entries.forget(at: first + Milliseconds(count: 1))
            #expect(try await kept() == all.filter { $0 > first })
        }
    }

    @Test("it comes over TLS or stays on this machine")
    func secure() async throws {
        try await TestSite.run({ $0.trustedProxies = ["local"] }) { site in
            let address = try await site.calendarAddress("ana")
            #expect(try await site.stranger().sending(.xForwardedFor, "192.0.2.1").get(address).status == .forbidden)
        }
    }

    @Test("the account says when it was read last, to the hour, and one's own data tells it without the digest")
    func lastRead() async throws {
        try await TestSite.run { site in
            let (ana, address) = (try await site.signedIn("ana"), try await site.calendarAddress("ana"))
            #expect(try await ana.get("/account/calendar").words.contains(site.sentence("tokens.unused")))
            site.clock.advance(by: .minutes(10))
            _ = try await site.calendar(address)
            let feed = try #require(
                try await CalendarFeedStore(database: site.database).find(of: try await site.person("ana").id))
            #expect(feed.usedAt == AccessToken.hour(of: site.clock.now))
            #expect(try await !ana.get("/account/calendar").words.contains(site.sentence("tokens.unused")))
            let data = try await ana.get("/account/data.json").text
            let digest: String? = try await site.database.read { tx in
                try tx.first("SELECT secret_digest FROM calendar_feed").map { row -> String in try row["secret_digest"] }
            }
            #expect(try data.contains("\"calendars\"") && !data.contains(#require(digest)))
        }
    }

    @Test("it speaks the language of the person, whatever the program asks for")
    func languages() async throws {
        try await TestSite.run { site in
            try await PersonStore(database: site.database).setLanguage(.serbian, of: site.person("ana").id)
            let address = try await site.calendarAddress("ana")
            let reply = try await site.stranger().sending(.acceptLanguage, "en").get(address)
            let calendar = try #require(ReadCalendar(reply.text))
            let test = "test-" + TestSite.lastPart(try await site.test("Test viitor"))
            let notes = try #require(calendar.event(test)?.text("DESCRIPTION"))
            #expect(notes.hasPrefix(site.site.strings(.serbian)("tests.final")))
        }
    }
}
