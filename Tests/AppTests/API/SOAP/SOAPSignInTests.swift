import HTTPTypes
import Hummingbird
import Testing

@testable import App

@Suite("Programs sign in to Service1 like people, and are shut out like them")
struct SOAPSignInTests {
    private static let count = ("GetNumarTeste", "<idUser>-1</idUser>")

    private static func signIn(_ service: TestService, _ userName: String, _ password: String) async throws -> TestService.Answer
    {
        try await service.call("Login", "<utilizator>\(userName)</utilizator><parola>\(password)</parola>")
    }

    @Test("Login gives a key that calls say in their header, until Logout")
    func session() async throws {
        try await TestSite.run { site in
            var service = site.service()
            let answer = try await Self.signIn(service, " ANA ", SampleInstitution.password)
            #expect(try answer.field("nume") == "Ana Țîrlea" && answer.field("rol") == "student")
            #expect(try await answer.field("idUser") == "\(site.number(of: "ana"))")
            service.key = try answer.field("jeton")
            #expect(try await service.call(Self.count.0, Self.count.1).value == "4")
            #expect(try await service.call("Logout").value == "true")
            let over = try await service.call(Self.count.0, Self.count.1)
            #expect(over.fault == "wrong-credentials" && over.reply.status == .unauthorized)
        }
    }

    @Test("the session is among those of the account, as Service1, and ends from there")
    func listed() async throws {
        try await TestSite.run { site in
            var service = site.service()
            service.key = try await Self.signIn(service, "ana", SampleInstitution.password).field("jeton")
            let ana = try await site.signedIn("ana")
            let page = try await ana.get("/account/sessions")
            #expect(page.words.contains("Service1"))
            let owner = try await site.person("ana").id
            let session = try #require(
                try await SessionStore(database: site.database).all(of: owner).first { $0.browser == "Service1" })
            try await ana.post("/account/sessions/endings", [("session", session.id.text)])
            #expect(try await service.call(Self.count.0, Self.count.1).fault == "wrong-credentials")
        }
    }

    @Test("it lives as long as a browser's: half an hour without a call")
    func idle() async throws {
        try await TestSite.run { site in
            var service = site.service()
            service.key = try await Self.signIn(service, "ana", SampleInstitution.password).field("jeton")
            site.clock.advance(by: .minutes(29))
            #expect(try await service.call(Self.count.0, Self.count.1).fault == nil)
            site.clock.advance(by: .minutes(30))
            #expect(try await service.call(Self.count.0, Self.count.1).fault == "wrong-credentials")
        }
    }

    @Test("a wrong password and an account that is not there get the same fault, which is no matter of HTTP")
    func wrong() async throws {
        try await TestSite.run { site in
            let service = site.service()
            for (userName, password) in [("ana", "greșit"), ("nimeni", SampleInstitution.password), ("ana", "")] {
                let answer = try await Self.signIn(service, userName, password)
                #expect(answer.fault == "wrong-credentials" && answer.faultCode == "soap:Client")
                #expect(answer.reply.status == .internalServerError && answer.reply.headers[.wwwAuthenticate] == nil)
            }
            #expect(try await site.count("session") == 0)
        }
    }

    @Test("a password that is changed while it is verified begins no session")
    func changedMeanwhile() async throws {
        try await TestSite.run { site in
            let (service, owner) = (site.service(), try await site.person("ana").id)
            let change = await HeldDatabase(site.database) { tx in
                try tx.execute("UPDATE person SET password_hash = 'another' WHERE id = \(owner)")
            }
            let releasing = Task {
                await change.isWaitedFor()
                try await change.release()
            }
            let answer = try await Self.signIn(service, "ana", SampleInstitution.password)
            try await releasing.value
            #expect(answer.fault == "wrong-credentials" && answer.reply.status == .internalServerError)
            #expect(try await site.count("session") == 0)
        }
    }

    @Test("guessing passwords gets slower here as on the page")
    func throttled() async throws {
        try await TestSite.run { site in
            let service = site.service()
            var codes: [String?] = []
            for _ in 0..<12 { codes.append(try await Self.signIn(service, "ana", "greșit").fault) }
            #expect(codes.first == "wrong-credentials" && codes.last == "too-many")
            let waiting = try await Self.signIn(service, "ana", SampleInstitution.password)
            #expect(waiting.fault == "too-many" && waiting.reply.status == .tooManyRequests)
            #expect(waiting.reply.headers[.retryAfter] != nil)
        }
    }

    @Test("who signs in again and again waits, although the password is right: each time makes a session")
    func manySessions() async throws {
        try await TestSite.run { site in
            let service = site.service()
            for _ in 0..<60 {
                let answer = try await Self.signIn(service, "ana", SampleInstitution.password)
                #expect(answer.fault == nil)
            }
            #expect(try await Self.signIn(service, "ana", SampleInstitution.password).fault == "too-many")
            #expect(try await site.count("session") == 60)
            #expect(try await Self.signIn(service, "bogdan", SampleInstitution.password).fault == nil)
        }
    }

    @Test("with nothing that says who calls, the answer is 401, a challenge and a fault", arguments: SOAPOperation.allCases)
    func nobody(operation: SOAPOperation) async throws {
        guard operation.row.access != .everybody else { return }
        try await TestSite.run { site in
            let answer = try await site.service().call(operation.rawValue, SampleCalls.parameters(of: operation))
            #expect(answer.reply.status == .unauthorized && answer.fault == "sign-in-needed")
            #expect(answer.reply.headers[values: .wwwAuthenticate].count == 2)
        }
    }

    @Test("a token is taken in each place: as Bearer, by Basic, and in the header of the message")
    func tokens() async throws {
        try await TestSite.run { site in
            let token = try await site.token("ana")
            var services = [site.service(), site.service(), site.service()]
            services[0].program = site.stranger().sending(.authorization, "Bearer " + token)
            services[1].program = site.stranger().sending(.authorization, TestProgram.basic("ana", token))
            services[2].key = token
            for service in services { #expect(try await service.call(Self.count.0, Self.count.1).value == "4") }
            for service in services { #expect(try await service.call("Logout").value == "false") }
        }
    }

    @Test("the account's own password by Basic, where the institution allows it")
    func ownPassword() async throws {
        try await TestSite.run { site in
            var service = site.service()
            service.program = site.stranger().sending(.authorization, TestProgram.basic("ana", SampleInstitution.password))
            let refused = try await service.call(Self.count.0, Self.count.1)
            #expect(refused.reply.status == .unauthorized)
            site.site.institution.services.ownPasswords = true
            #expect(try await service.call(Self.count.0, Self.count.1).value == "4")
        }
    }

    @Test("no cookie signs in, and a key that is none does not either")
    func cookies() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            var service = site.service()
            let cookie = ana.cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
            service.program = site.stranger().sending(.cookie, cookie)
            #expect(try await service.call(Self.count.0, Self.count.1).fault == "sign-in-needed")
            for key in ["", "abc", "gata_abc", String(repeating: "a", count: 3000)] {
                service.key = key
                #expect(try await service.call(Self.count.0, Self.count.1).fault == "wrong-credentials")
            }
        }
    }

    @Test("a form that is posted again after signing in brings no person of a cookie along")
    func postedAgain() async throws {
        try await TestSite.run { site in
            site.site.institution.services.soap = true
            let ana = try await site.signedIn("ana")
            ana.headers[.contentType] = "text/xml"
            let fields = [
                ("user", "ana"), ("password", SampleInstitution.password), ("back", SOAPRoutes.service),
                ("held", Base64URL.encode(TestService.envelope("Logout", "").utf8)),
            ]
            // An answer of the service would be given as it is.
            let reply = try await ana.post("/sign-in", fields)
            #expect(reply.status == .seeOther && reply.location == "/")
        }
    }

    @Test("each operation wants its scope", arguments: SOAPOperation.allCases)
    func scopes(operation: SOAPOperation) async throws {
        guard case .scope(let scope) = operation.row.access else { return }
        try await TestSite.run { site in
            let others = Set(TokenScope.allCases).subtracting([scope])
            let answer = try await site.service("ana", others).call(operation.rawValue, SampleCalls.parameters(of: operation))
            #expect(answer.fault == "scope-too-small" && answer.reply.status == .internalServerError)
        }
    }

    @Test("a new password ends every session, the old password and all tokens")
    func changed() async throws {
        try await TestSite.run { site in
            var service = site.service()
            service.key = try await Self.signIn(service, "ana", SampleInstitution.password).field("jeton")
            let (browser, other) = (try await site.signedIn("ana"), try await site.service("ana"))
            let new = "o sută de cai albaștri"
            func change(_ old: String, _ new: String, _ service: TestService) async throws -> TestService.Answer {
                try await service.call("SchimbaParola", "<parolaVeche>\(old)</parolaVeche><parolaNoua>\(new)</parolaNoua>")
            }
            #expect(try await change(SampleInstitution.password, "scurt", service).fault == "invalid")
            #expect(try await change("greșit", new, service).fault == "wrong-credentials")
            #expect(try await change(SampleInstitution.password, new, other).fault == "scope-too-small")
            #expect(try await change(SampleInstitution.password, new, service).value == "true")
            #expect(try await service.call(Self.count.0, Self.count.1).reply.status == .unauthorized)
            #expect(try await other.call(Self.count.0, Self.count.1).reply.status == .unauthorized)
            #expect(try await browser.get("/account").status == .seeOther)
            #expect(try await Self.signIn(service, "ana", SampleInstitution.password).fault == "wrong-credentials")
            #expect(try await Self.signIn(service, "ana", new).field("jeton").isEmpty == false)
        }
    }

    @Test("calls by a key are counted like those of a token")
    func rates() async throws {
        try await TestSite.run { site in
            var service = site.service()
            service.key = try await Self.signIn(service, "ana", SampleInstitution.password).field("jeton")
            let first = try await service.call(Self.count.0, Self.count.1)
            #expect(first.reply.headers[.rateLimit]?.contains("r=59") == true)
            for _ in 0..<59 { _ = try await service.call(Self.count.0, Self.count.1) }
            let refused = try await service.call(Self.count.0, Self.count.1)
            #expect(refused.fault == "too-many" && refused.reply.status == .tooManyRequests)
            #expect(refused.reply.headers[.rateLimit] == "\"token\";r=0;t=1" && refused.reply.headers[.retryAfter] == "1")
            site.clock.advance(by: .seconds(1))
            #expect(try await service.call(Self.count.0, Self.count.1).fault == nil)
        }
    }

    @Test("what is no message counts for the token that signs it, and for its address where nothing does")
    func unreadable() async throws {
        try await TestSite.run { site in
            let services = [try await site.service("ana"), site.service()]
            var policies: [String?] = []
            for service in services {
                policies.append(try await service.send("<a/>").reply.headers[.rateLimitPolicy])
            }
            #expect(policies == ["\"messages\";q=720;w=60", "\"address\";q=60000;w=60"])
        }
    }

    @Test("answers in attempts are saved when a program has called too much else, by a key and by a token")
    func answers() async throws {
        try await TestSite.run { site in
            var byKey = site.service()
            byKey.key = try await Self.signIn(byKey, "ana", SampleInstitution.password).field("jeton")
            for service in [byKey, try await site.service("ana")] {
                let (me, test) = ("<idUser>-1</idUser>", "<nrTest>2</nrTest>")
                let question = try await service.call("GetIntrebare", test + "<nrIntrebare>1</nrIntrebare>").result
                let id = "<idIntrebare>\(question.text("idIntrebare") ?? "")</idIntrebare>"
                for _ in 0..<60 { _ = try await service.call(Self.count.0, Self.count.1) }
                #expect(try await service.call(Self.count.0, Self.count.1).fault == "too-many")
                let saved = try await service.call("TrimiteRaspuns", me + test + id + "<idVarianta>1</idVarianta>")
                #expect(try saved.value == "true" && saved.reply.headers[.rateLimit] == "\"answers\";r=299;t=1")
                let nothing = try await service.call("TrimiteRaspuns", me + "<nrTest>99</nrTest>" + id)
                #expect(nothing.fault == "not-found" && nothing.reply.headers[.rateLimit] == "\"answers\";r=298;t=1")
            }
        }
    }
}

/// Parameters with which every operation can be read.
enum SampleCalls {
    static func parameters(of operation: SOAPOperation) -> String {
        operation.row.takes.compactMap { field in
            guard field.presence == .required else { return nil }
            let value =
                switch field.type {
                case .int: field.name == "idUser" ? "-1" : "1"
                case .string: "x"
                default: ""
                }
            return "<\(field.name)>\(value)</\(field.name)>"
        }.joined()
    }
}
