import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import App

@Suite("The entrance of programs")
struct EntranceTests {
    private static let me = JSONRoutes.me

    @Test("a token says whose it is and what it may do")
    func whose() async throws {
        try await TestSite.run { site in
            let reply = try await site.program("ana", [.learnRead]).get(Self.me)
            #expect(reply.status == .ok)
            #expect(reply.json?["userName"]?.text == "ana")
            #expect(reply.json?["scopes"] == .list([.text("learn.read")]))
            #expect(reply.json?["roles"] == .list([.text("student")]))
        }
    }

    @Test("a cookie opens no service, and a token no page")
    func apart() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get(Self.me).status == .unauthorized)
            // The router takes these for the same address.
            for path in ["/" + Self.me, Self.me.replacing("/v1", with: "//v1"), Self.me + "/"] {
                let status = try await ana.get(path).status.code
                #expect(status == 401 || status == 404, "\(path)")
            }
            let reply = try await site.program("ana").get("/account")
            #expect(reply.status == .seeOther && reply.headers[.location]?.hasPrefix("/sign-in") == true)
        }
    }

    @Test("nothing of a service sets a cookie, and nothing lets pages of other sites in")
    func noCookies() async throws {
        try await TestSite.run { site in
            let program = try await site.program("ana").sending(.origin, "https://elsewhere.example")
            for reply in [try await program.get(Self.me), try await site.stranger().get(Self.me)] {
                #expect(reply.headers[.setCookie] == nil)
                #expect(reply.headers[.accessControlAllowOrigin] == nil)
                #expect(reply.headers[.xContentTypeOptions] == "nosniff")
            }
            #expect(try await program.send(Self.me, .options).status == .methodNotAllowed)
        }
    }

    @Test("a key that is refused when the body was read does not end the connection")
    func connection() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let (begin, key): (String, HTTPFields) = (try await ana.test("Exerciții") + "/attempts", [.idempotencyKey: "a"])
            #expect(try await ana.program.post(begin, json: "{}", key).status == .created)
            let reused = try await ana.program.post(begin, json: #"{"code": "x"}"#, key)
            #expect(reused.status == .unprocessableContent && reused.code == "key-reused")
            #expect(reused.headers[.connection] == nil && reused.headers[.rateLimit] != nil)
            let wrong = try await ana.program.post(begin, json: "{}", [.idempotencyKey: "a b"])
            #expect(wrong.code == "bad-parameter" && wrong.headers[.connection] == nil)
        }
    }

    @Test("who is nobody gets a challenge, and is told so as a problem with a code")
    func challenge() async throws {
        try await TestSite.run { site in
            let reply = try await site.stranger().sending(.acceptLanguage, "en").get(Self.me)
            #expect(reply.status == .unauthorized && reply.code == "sign-in-needed")
            #expect(reply.headers[.contentType] == "application/problem+json")
            let challenges = reply.headers[values: .wwwAuthenticate]
            #expect(challenges.map { $0.prefix { $0 != " " } } == ["Bearer", "Basic"])
            #expect(reply.json?["type"]?.text?.hasSuffix("/developers#sign-in-needed") == true)
            #expect(reply.json?["status"]?.integer == 401)
            #expect(reply.json?["detail"]?.text == site.site.strings(.english)("refusal.sign-in.sentence"))
        }
    }

    @Test(
        "what signs nobody in is refused, also where nobody has to be signed in",
        arguments: [
            "Bearer gata_", "Bearer " + AccessToken.prefix + String(repeating: "A", count: 43), "Bearer", "Basic", "Basic %%%",
            "Basic " + Data("ana".utf8).base64EncodedString(), TestProgram.basic("ana", "wrong"), "Digest a=b", "",
            "Bearer " + String(repeating: "a", count: 5000),
        ])
    func wrong(credentials: String) async throws {
        try await TestSite.run { site in
            let reply = try await site.stranger().sending(.authorization, credentials).get(Self.me)
            #expect(reply.status == .unauthorized && reply.code == "wrong-credentials")
            #expect(reply.headers[values: .wwwAuthenticate].first?.contains("invalid_token") == true)
        }
    }

    @Test("a token ends when it is revoked, when its days are over, and with the account, in the same moment")
    func over() async throws {
        try await TestSite.run { site in
            let people = PersonChangeStore(database: site.database, sitting: SittingRows.attempts)
            let (ana, bogdan) = (try await site.program("ana"), try await site.program("bogdan", days: 1))
            let dan = try await site.person("dan").id
            try await AccessTokenStore(database: site.database).endAll(of: site.person("ana").id, at: site.clock.now)
            #expect(try await ana.get(Self.me).status == .unauthorized)
            #expect(try await bogdan.get(Self.me).status == .ok)
            site.clock.advance(by: .days(1))
            #expect(try await bogdan.get(Self.me).status == .unauthorized)
            let again = try await site.program("bogdan")
            _ = try await people.disable(site.person("bogdan").id, by: dan, evenSitting: true, at: site.clock.now)
            #expect(try await again.get(Self.me).status == .unauthorized)
            _ = try await people.enable(site.person("bogdan").id)
            #expect(try await again.get(Self.me).status == .unauthorized)
        }
    }

    @Test("name and token are taken instead of name and password, and only the owner's name")
    func basicToken() async throws {
        try await TestSite.run { site in
            let token = try await site.token("ana")
            func status(_ name: String) async throws -> Int {
                try await site.stranger().sending(.authorization, TestProgram.basic(name, token)).get(Self.me).status.code
            }
            #expect(try await status("ana") == 200)
            #expect(try await status("Ana") == 200)
            #expect(try await status("bogdan") == 401)
        }
    }

    @Test("the own password is taken only where that is switched on, is remembered, and forgotten with the password")
    func ownPassword() async throws {
        try await TestSite.run { site in
            let ana = site.stranger().sending(.authorization, TestProgram.basic("ana", SampleInstitution.password))
            #expect(try await ana.get(Self.me).status == .unauthorized)
            site.site.institution.services.ownPasswords = true
            let reply = try await ana.get(Self.me)
            #expect(reply.status == .ok)
            #expect(reply.json?["scopes"]?.list?.count == TokenScope.open(to: [.student]).count)
            let people = PersonStore(database: site.database)
            let hash = try #require(await people.credentials(userName: "bogdan")?.passwordHash)
            #expect(try await ana.get(Self.me).status == .ok)
            // Another hash of the same password: only what was remembered is gone.
            try await people.setPassword(hash: hash, of: site.person("ana").id)
            #expect(try await ana.get(Self.me).status == .ok)
            try await people.setPassword(hash: String(hash.dropLast(4)) + "AAAA", of: site.person("ana").id)
            #expect(try await ana.get(Self.me).status == .unauthorized)
        }
    }

    @Test("another site cannot make a browser use a password that it remembers")
    func forged() async throws {
        try await TestSite.run { site in
            site.site.institution.services.ownPasswords = true
            let browser = site.stranger().sending(.authorization, TestProgram.basic("ana", SampleInstitution.password))
            // An older browser says only the last of them, from a page that tells nobody where it is.
            let said: [(HTTPField.Name, String)] = [
                (.secFetchSite, "cross-site"), (.origin, "https://elsewhere.example"), (.origin, "null"),
            ]
            for (name, value) in said {
                let reply = try await browser.sending(name, value).get(Self.me)
                #expect(reply.status == .forbidden && reply.code == "forged", "\(name) \(value)")
            }
            #expect(try await browser.get(Self.me).status == .ok)
        }
    }

    @Test("wrong passwords wait as in a browser; a program that repeats a dead token waits alone")
    func throttled() async throws {
        try await TestSite.run { site in
            site.site.institution.services.ownPasswords = true
            let guesser = site.stranger().sending(.authorization, TestProgram.basic("ana", "wrong"))
            for _ in 0..<5 { #expect(try await guesser.get(Self.me).status == .unauthorized) }
            let reply = try await guesser.get(Self.me)
            #expect(reply.status == .tooManyRequests && reply.code == "too-many")
            #expect((reply.headers[.retryAfter].flatMap { Int($0) } ?? 0) > 0)

            let dead = site.stranger().sending(.authorization, "Bearer gata_dead")
            for _ in 0..<5 { #expect(try await dead.get(Self.me).status == .unauthorized) }
            #expect(try await dead.get(Self.me).status == .tooManyRequests)
            #expect(try await site.program("ana").get(Self.me).status == .ok)
        }
    }

    @Test("secrets are taken over TLS, or from this machine")
    func secure() {
        for address in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "local"] {
            #expect(LocalAddress.isOfThisMachine(address), "\(address)")
        }
        for address in ["10.0.0.1", "2001:db8::1", "::", "128.0.0.1", ""] {
            #expect(!LocalAddress.isOfThisMachine(address), "\(address)")
        }
    }

    @Test("a proxy that came without TLS carries no secret")
    func behindAProxy() async throws {
        try await TestSite.run({ $0.trustedProxies = ["local"] }) { site in
            let ana = try await site.program("ana").sending(.xForwardedFor, "192.0.2.1")
            let reply = try await ana.get(Self.me)
            #expect(reply.status == .forbidden && reply.code == "not-secure")
        }
        try await TestSite.run({
            $0.trustedProxies = ["local"]
            $0.origin = "https://gata.example.org"
        }) { site in
            let reply = try await site.program("ana").sending(.xForwardedFor, "192.0.2.1").get(Self.me)
            #expect(reply.status == .ok)
        }
    }

    @Test("what is off is not there, whatever lies below, and can be switched on at once")
    func switches() async throws {
        try await TestSite.run { site in
            let ana = try await site.program("ana")
            #expect(try await ana.get(SOAPRoutes.service).status == .notFound)
            site.site.institution.services = ServiceSwitches(jsonAPI: false)
            for path in [Self.me, JSONRoutes.version + "/nothing"] {
                let reply = try await ana.get(path)
                #expect(reply.status == .notFound && reply.code == "not-found", "\(path)")
            }
            site.site.institution.services.jsonAPI = true
            #expect(try await ana.get(Self.me).status == .ok)
        }
    }

    @Test("an address names its methods to whoever asks with another one")
    func methods() async throws {
        try await TestSite.run { site in
            let ana = try await site.program("ana")
            for method in [HTTPRequest.Method.post, .delete, .patch, .put, .options, .trace] {
                let reply = try await ana.send(Self.me, method)
                #expect(reply.status == .methodNotAllowed && reply.code == "method-not-allowed", "\(method)")
                #expect(reply.headers[.allow] == "GET, HEAD", "\(method)")
            }
            let nothing = try await ana.send(JSONRoutes.version + "/nothing", .post)
            #expect(nothing.status == .notFound && nothing.code == "not-found")
        }
    }

    @Test("HEAD gives the head of GET, and nothing behind it")
    func heads() async throws {
        try await TestSite.run { site in
            let ana = try await site.program("ana")
            for path in [Self.me, LearnerRoutes.document, LearnerRoutes.tests] {
                let (head, whole) = (try await ana.send(path, .head), try await ana.get(path))
                #expect(head.status == .ok && head.bytes.isEmpty, "\(path)")
                #expect(head.headers[.eTag] == whole.headers[.eTag] && whole.headers[.eTag] != nil, "\(path)")
            }
        }
    }

    @Test("the header decides the language of sentences, else the person")
    func languages() async throws {
        try await TestSite.run { site in
            try await PersonStore(database: site.database).setLanguage(.serbian, of: site.person("ana").id)
            let ana = try await site.program("ana").sending(.accept, "text/csv")
            func detail(_ program: TestProgram) async throws -> String? { try await program.get(Self.me).json?["detail"]?.text }
            #expect(try await detail(ana) == site.site.strings(.serbian)("refusal.not-acceptable.sentence"))
            let english = ana.sending(.acceptLanguage, "en")
            #expect(try await detail(english) == site.site.strings(.english)("refusal.not-acceptable.sentence"))
        }
    }

    @Test("what was read bears a mark, and is not sent again to who has it")
    func marks() async throws {
        try await TestSite.run { site in
            let ana = try await site.program("ana")
            let mark = try #require(try await ana.get(Self.me).headers[.eTag])
            let again = try await ana.get(Self.me, [.ifNoneMatch: "\"other\", " + mark])
            #expect(again.status == .notModified && again.text.isEmpty && again.headers[.eTag] == mark)
            #expect(again.headers[.cacheControl] == "private, no-cache")
            #expect(try await ana.get(Self.me, [.ifNoneMatch: "\"other\""]).status == .ok)
        }
    }

    @Test("a token makes 60 requests at once and 10 more in each second, and is told what is left")
    func rates() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.program("ana"), try await site.program("bogdan"))
            var last = try await ana.get(Self.me)
            #expect(last.headers[.rateLimit] == "\"token\";r=59;t=1")
            #expect(last.headers[.rateLimitPolicy] == "\"token\";q=600;w=60")
            for _ in 0..<59 { last = try await ana.get(Self.me) }
            #expect(last.status == .ok)
            let over = try await ana.get(Self.me)
            #expect(over.status == .tooManyRequests && over.code == "too-many")
            #expect(over.headers[.retryAfter] == "1" && over.headers[.rateLimit] == "\"token\";r=0;t=1")
            #expect(try await bogdan.get(Self.me).status == .ok)
            site.clock.advance(by: .seconds(1))
            for _ in 0..<10 { #expect(try await ana.get(Self.me).status == .ok) }
            #expect(try await ana.get(Self.me).status == .tooManyRequests)
        }
    }

    @Test("the last use of a token is kept to the hour")
    func lastUse() async throws {
        try await TestSite.run { site in
            let (ana, store) = (try await site.program("ana"), AccessTokenStore(database: site.database))
            func used() async throws -> Instant? {
                try await store.all(of: site.person("ana").id, at: site.clock.now).first?.usedAt
            }
            #expect(try await used() == nil)
            site.clock.advance(by: .minutes(10))
            _ = try await ana.get(Self.me)
            #expect(try await used() == AccessToken.hour(of: site.clock.now))
        }
    }
}
