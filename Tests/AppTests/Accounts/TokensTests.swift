import Database
import Foundation
import Testing

@testable import App

@Suite("Tokens for programs")
struct TokensTests {
    private static let fields = [
        ("name", "Telefonul meu"), ("scopes[]", "learn.read"), ("scopes[]", "learn.write"), ("days", "30"),
    ]

    private static func tokens(_ userName: String, _ site: TestSite) async throws -> [AccessToken] {
        try await AccessTokenStore(database: site.database).all(of: site.person(userName).id, at: site.clock.now)
    }

    private static func secret(on page: TestBrowser.Reply) throws -> String {
        try String(#require(page.text.firstMatch(of: #/<p class="strong" id="secret">(gata_[A-Za-z0-9_-]{43})<\/p>/#)).1)
    }

    @Test("Ana makes one, sees its secret once, and a program comes in with it; the database has only the digest")
    func made() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let page = try await ana.post("/account/tokens", Self.fields)
            #expect(page.status == .ok)
            let secret = try Self.secret(on: page)
            #expect(try await !ana.get("/account/tokens").text.contains(secret))
            let token = try #require(try await Self.tokens("ana", site).first)
            #expect(token.name == "Telefonul meu" && token.scopes == [.learnRead, .learnWrite])
            #expect(token.expiresAt == site.clock.now + .days(30) && token.usedAt == nil)
            let stored = try await site.database.read { tx in
                try tx.first("SELECT token_digest FROM access_token").map { row -> String in try row["token_digest"] }
            }
            #expect(stored == TokenSecret(secret)?.digest && stored?.contains(secret.dropFirst(5)) == false)
            let program = site.stranger().sending(.authorization, "Bearer " + secret)
            #expect(try await program.get("/api/v1/me").status == .ok)
        }
    }

    @Test("what is wrong comes back with all that was typed, and nothing is made")
    func wrong() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let page = try await ana.post("/account/tokens", [("name", " "), ("days", "400")])
            #expect(page.status == .unprocessableContent)
            for key in ["tokens.name-missing", "tokens.scopes-missing", "tokens.days-wrong"] {
                #expect(page.text.contains(site.sentence(key)), "\(key)")
            }
            #expect(page.text.contains("value=\"400\""))
            #expect(try await Self.tokens("ana", site).isEmpty)
        }
    }

    @Test("there are 20 at most; one that is revoked or over makes room")
    func most() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            for _ in 0..<19 { _ = try await site.token("ana") }
            _ = try await site.token("ana", days: 1)
            let full = try await ana.post("/account/tokens", Self.fields)
            #expect(full.status == .unprocessableContent && full.text.contains(site.sentence("tokens.too-many")))
            #expect(try await Self.tokens("ana", site).count == 20)
            site.clock.advance(by: .days(1))
            let again = try await site.signedIn("ana")
            #expect(try await again.post("/account/tokens", Self.fields).status == .ok)
        }
    }

    @Test("one is revoked, or all; somebody else's is not there")
    func revoked() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.signedIn("ana"), try await site.signedIn("bogdan"))
            for _ in 0..<3 { _ = try await site.token("ana") }
            let first = try #require(try await Self.tokens("ana", site).first).id.text
            #expect(try await bogdan.post("/account/tokens/endings", [("revoked", first)]).status == .notFound)
            #expect(try await Self.tokens("ana", site).count == 3)
            #expect(try await ana.post("/account/tokens/endings", [("revoked", first)]).location == "/account/tokens")
            #expect(try await ana.post("/account/tokens/endings", [("revoked", first)]).status == .notFound)
            #expect(try await Self.tokens("ana", site).count == 2)
            _ = try await site.token("bogdan")
            try await ana.post("/account/tokens/endings")
            #expect(try await Self.tokens("ana", site).isEmpty)
            #expect(try await Self.tokens("bogdan", site).count == 1)
        }
    }

    @Test("who changes the password is asked whether programs are shut out too", arguments: [true, false])
    func changedPassword(isTicked: Bool) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let tick = "type=\"checkbox\" name=\"end-tokens\""
            #expect(try await !ana.get("/account/password").text.contains(tick))
            _ = try await site.token("ana")
            #expect(try await ana.get("/account/password").text.contains(#/name="end-tokens"[^>]* checked/#))
            let fields = [
                ("current-password", SampleInstitution.password), ("new-password", "patru corbi albaștri"),
                ("new-password-again", "patru corbi albaștri"),
            ]
            let changed = try await ana.post("/account/password", fields + (isTicked ? [("end-tokens", "1")] : []))
            #expect(changed.status == .seeOther)
            #expect(try await Self.tokens("ana", site).isEmpty == isTicked)
        }
    }

    @Test("a token that somebody makes while its owner changes the password ends too")
    func meanwhile() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let ends = try #require(try await ana.get("/account/password").hidden("end-tokens"))
            _ = try await site.token("ana")
            let changed = try await ana.post(
                "/account/password",
                [
                    ("current-password", SampleInstitution.password), ("new-password", "patru corbi albaștri"),
                    ("new-password-again", "patru corbi albaștri"), ("end-tokens", ends),
                ])
            #expect(changed.status == .seeOther)
            #expect(try await Self.tokens("ana", site).isEmpty)
        }
    }

    @Test("a new password by a link ends all tokens, and so does the account when it is removed")
    func ended() async throws {
        try await TestSite.run { site in
            let (dan, ana) = (try await site.person("dan").id, try await site.person("ana").id)
            let links = OneTimeLinkStore(database: site.database, key: try LinkCodeKey(folder: site.folder.path + "/keys"))
            _ = try await site.token("ana")
            guard case .made(let made) = try await links.make(for: ana, ending: nil, by: dan, at: site.clock.now) else {
                Issue.record("no link was made")
                return
            }
            let entry = OneTimeLinkStore.Entry(passwordHash: "hash", session: .init(digest: "digest", browser: ""))
            _ = try await links.use(digest: made.secret.token.digest, entry, replacing: nil, at: site.clock.now)
            #expect(try await Self.tokens("ana", site).isEmpty)
            _ = try await site.token("ana")
            let now = site.clock.now
            try await site.database.write { tx in try PersonWriteRows.putAway(ana, at: now, tx) }
            #expect(try await Self.tokens("ana", site).isEmpty)
        }
    }

    @Test("a secret leads to its token with all its scopes, and to its person with all roles, as they are at that moment")
    func found() async throws {
        try await TestSite.run { site in
            let (store, ana) = (AccessTokenStore(database: site.database), try await site.person("ana"))
            let scopes: Set<TokenScope> = [.learnRead, .learnWrite, .teachRead]
            let secret = try #require(TokenSecret(try await site.token("ana", scopes)))
            _ = try await site.token("ana", [.studentRead])
            func found() throws -> AccessTokenStore.Found? { try store.find(digest: secret.digest) }
            let first = try #require(try found())
            #expect(first.token.scopes == scopes && first.token.person == ana.id && first.token.name == "Program")
            #expect(first.viewer.roles == ana.roles && first.viewer.fullName == ana.fullName && first.viewer.userName == "ana")
            #expect(first.viewer.id == ana.id && first.viewer.admission == .token(first.token.id))
            #expect(first.viewer.language == ana.language)
            let all = try #require(try await store.all(of: ana.id, at: site.clock.now).first { $0.id == first.token.id })
            #expect(all == first.token)
            let roles: Set<Role> = [.student, .teacher, .administrator]
            try await site.database.write { tx in
                try PersonStore.setRoles(roles, of: ana.id, tx)
                try tx.execute("UPDATE person SET language = 'en' WHERE id = \(ana.id)")
            }
            let second = try #require(try found())
            #expect(second.viewer.roles == roles && second.viewer.language == .english && second.token == first.token)
            try await site.database.write { tx in try PersonStore.setRoles([], of: ana.id, tx) }
            let bare = try #require(try found())
            #expect(bare.viewer.roles == [] && bare.token == first.token)
            #expect(try store.find(digest: TokenSecret.random().digest) == nil)
            _ = try await store.end(first.token.id, of: ana.id, at: site.clock.now)
            #expect(try found() == nil)
        }
    }

    @Test("a form that was on its way when its session ended makes none")
    func overtaken() async throws {
        try await TestSite.run { site in
            _ = try await site.signedIn("ana")
            let (owner, sessions) = (try await site.person("ana").id, SessionStore(database: site.database))
            let session = try #require(try await sessions.all(of: owner).first).id
            let (store, plan) = (AccessTokenStore(database: site.database), TokenPlan(name: "a", scopes: [.learnRead], days: 1))
            _ = try await store.make(plan, for: owner, in: session, at: site.clock.now)
            try await sessions.endAll(of: owner, except: nil, at: site.clock.now)
            await #expect(throws: Problem.signInNeeded) {
                _ = try await store.make(plan, for: owner, in: session, at: site.clock.now)
            }
            #expect(try await Self.tokens("ana", site).count == 1)
        }
    }

    @Test("a form says what is wrong, each with its field; no days are the usual ones")
    func forms() throws {
        func errors(_ form: NewTokenForm) -> [String] {
            do {
                _ = try form.plan(for: [.student])
                return []
            } catch let errors as FormErrors {
                return errors.items.map(\.field)
            } catch {
                return ["\(error)"]
            }
        }
        #expect(errors(NewTokenForm(name: "a", scopes: ["learn.read"], days: "1")) == [])
        #expect(errors(NewTokenForm(name: nil, scopes: nil, days: "0")) == ["name", "scopes", "days"])
        #expect(errors(NewTokenForm(name: "a", scopes: ["nothing"], days: "366")) == ["scopes", "days"])
        #expect(
            errors(NewTokenForm(name: String(repeating: "a", count: 101), scopes: ["learn.read"], days: "x")) == ["name", "days"])
        let plan = try NewTokenForm(name: " a\nb ", scopes: ["learn.write"], days: nil).plan(for: [.teacher])
        #expect(plan == TokenPlan(name: "a b", scopes: [.learnWrite], days: 90))
    }
}
