import Testing

@testable import App

@Suite("A disabled account stays, and nobody gets in")
struct DisabledAccountTests {
    private func address(_ userName: String, _ site: TestSite) async throws -> String {
        PeopleRoutes.person(try await site.person(userName).id)
    }

    @Test("its sessions end at once, its password and its links lead nowhere, and an import does not open it")
    func shut() async throws {
        try await TestSite.run { site in
            let (dan, ema, bogdan) = (
                try await site.signedIn("dan"), try await site.signedIn("ema"), try await site.signedIn("bogdan")
            )
            let address = try await address("ema", site)
            let printed = try await dan.post(address + "/links").text
            let link = String(try #require(printed.firstMatch(of: #/(\/welcome\/[\w-]+)</#)).1)
            #expect(try await dan.get(address + "/disablings").status == .ok)
            #expect(try await dan.post(address + "/disablings").location == address)
            #expect(try await ema.get("/account").status == .seeOther)
            #expect(try await bogdan.get("/account").status == .ok)
            func isOut() async throws {
                let wrong = try await site.visitor().post(
                    "/sign-in", [("user", "ema"), ("password", SampleInstitution.password)])
                #expect(wrong.status == .unprocessableContent)
                #expect(wrong.text.contains(site.sentence("sign-in.wrong")))
                #expect(try await site.visitor().get(link).status == .notFound)
            }
            try await isOut()
            try await site.importAgain { folder in
                try rewrite(folder.appendingPathComponent("people.csv"), "ema,Ema,Ionescu", "ema,Ema,Ionesco")
            }
            try await isOut()
            let page = try await dan.get(address).text
            #expect(page.contains("Ionesco"))
            #expect(page.contains(site.sentence("people.disabled")))
            #expect(!page.contains(address + "/links"))
            #expect(try await dan.post(address + "/links").location == address)
            #expect(try await dan.post(address + "/disablings").location == address, "twice")
        }
    }

    @Test("opened again, the password is as before; the old sessions and links stay ended")
    func opened() async throws {
        try await TestSite.run { site in
            let (dan, ema) = (try await site.signedIn("dan"), try await site.signedIn("ema"))
            let address = try await address("ema", site)
            let printed = try await dan.post(address + "/links").text
            let link = String(try #require(printed.firstMatch(of: #/(\/welcome\/[\w-]+)</#)).1)
            try await dan.post(address + "/disablings")
            #expect(try await dan.post(address + "/disablings/endings").location == address)
            try await site.visitor().signIn("ema")
            #expect(try await ema.get("/account").status == .seeOther)
            #expect(try await site.visitor().get(link).status == .notFound)
        }
    }

    @Test("one's own cannot be shut")
    func own() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let page = try await dan.post(address("dan", site) + "/disablings")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("people.disable-own")))
            #expect(try await dan.get("/people").status == .ok)
        }
    }

    @Test("somebody in the middle of a test is shut out only when that is ticked, and what was answered stays")
    func snapshot() async throws {
        try await TestSite.run { site in
            let (dan, ana) = (try await site.signedIn("dan"), try await site.examinee())
            let address = try await address("ana", site)
            #expect(try await dan.get(address + "/disablings").text.contains(site.sentence("people.sitting-now")))
            let refused = try await dan.post(address + "/disablings")
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(site.sentence("people.disable-sitting")))
            #expect(try await ana.browser.get(ana.first).status == .ok)
            let answers = try await site.log(of: ana.attempt)
            #expect(try await dan.post(address + "/disablings", [("sitting", "1")]).status == .seeOther)
            #expect(try await ana.browser.get(ana.first).status == .seeOther)
            #expect(try await site.log(of: ana.attempt) == answers)
        }
    }

    @Test("all sessions and tokens of somebody end; the administrator's own session stays when it is the own account")
    func sessions() async throws {
        try await TestSite.run { site in
            let (dan, other) = (try await site.signedIn("dan"), try await site.signedIn("dan"))
            let (phone, laptop) = (try await site.signedIn("ana"), try await site.signedIn("ana"))
            let program = try await site.program("ana")
            try await dan.post(address("ana", site) + "/sessions/endings")
            #expect(try await program.get(JSONRoutes.me).status == .unauthorized)
            for browser in [phone, laptop] { #expect(try await browser.get("/account").status == .seeOther) }
            try await dan.post(address("dan", site) + "/sessions/endings")
            #expect(try await dan.get("/account").status == .ok)
            #expect(try await other.get("/account").status == .seeOther)
        }
    }
}
