import Testing

@testable import App

@Suite("A link leads into the account that it was made for, and no further")
struct LinkRightsTests {
    private static let fields = [("new-password", "trei pisici pe acoperiș"), ("new-password-again", "trei pisici pe acoperiș")]

    private func link(
        for userName: String, _ site: TestSite, _ purpose: OneTimeLink.Purpose = .password, by maker: String = "dan"
    ) async throws -> String {
        let (person, maker, now) = (try await site.person(userName).id, try await site.person(maker).id, site.clock.now)
        return LinkRoutes.welcome(
            try await site.database.write { tx in
                try OneTimeLinkStore.make(for: person, purpose, by: maker, under: .sample, at: now, tx).token
            })
    }

    private func forgetPassword(of userName: String, madeInCourse: Bool, _ site: TestSite) async throws {
        _ = try await site.database.write { tx in
            try tx.execute("UPDATE person SET password_hash = NULL WHERE user_name = \(userName)")
            guard madeInCourse else { return }
            try tx.execute(
                """
                UPDATE person SET made_in_course_id = (SELECT id FROM course WHERE code = 'PDM301') WHERE user_name = \(userName)
                """)
        }
    }

    private func status(_ link: String, _ site: TestSite) async throws -> Int {
        try await site.visitor().get(link).status.code
    }

    @Test("it ends when roles change, by hand or by an import")
    func roles() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let (ema, bogdan) = (try await link(for: "ema", site), try await link(for: "bogdan", site))
            let address = PeopleRoutes.person(try await site.person("ema").id)
            let student = [("name", "Ema"), ("surname", "Albu"), ("roles[]", "student")]
            try await dan.post(address, student)
            #expect(try await status(ema, site) == 200, "only the name has changed")
            try await dan.post(address, student + [("roles[]", "teacher")])
            #expect(try await status(ema, site) == 404)
            try await site.importAgain { folder in
                try rewrite(
                    folder.appendingPathComponent("people.csv"), "bogdan,Bogdan,Șerban,1002,,student",
                    "bogdan,Bogdan,Șerban,1002,,teacher")
            }
            #expect(try await status(bogdan, site) == 404)
        }
    }

    @Test("an account that a teacher made and that becomes more than a student's loses its password and its sessions")
    func madeInCourse() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            for (userName, isMade) in [("ema", true), ("bogdan", false)] {
                try await forgetPassword(of: userName, madeInCourse: isMade, site)
                let browser = site.visitor()
                try await browser.post(link(for: userName, site, .invitation, by: "carmen"), Self.fields)
                #expect(try await browser.get("/account").status == .ok)
                let address = PeopleRoutes.person(try await site.person(userName).id)
                try await dan.post(address, [("name", "A"), ("surname", "B"), ("roles[]", "teacher")])
                #expect(try await (browser.get("/account").status == .seeOther) == isMade)
                let page = try await dan.get(address).text
                #expect(page.contains(site.sentence("people.no-password")) == isMade)
            }
        }
    }

    @Test("a teacher's invitation is for students alone, and for nobody who has a password")
    func invitations() async throws {
        try await TestSite.run { site in
            let early = try await link(for: "ema", site, .invitation, by: "carmen")
            #expect(try await status(early, site) == 404, "Ema has a password")
            for userName in ["ema", "felix"] { try await forgetPassword(of: userName, madeInCourse: false, site) }
            #expect(try await status(early, site) == 200)
            #expect(try await status(link(for: "felix", site, .invitation, by: "carmen"), site) == 404, "Felix teaches")
            #expect(try await status(link(for: "felix", site, .invitation), site) == 200, "Dan administrates")
        }
    }

    @Test("it ends when the password is changed in another way")
    func changedPassword() async throws {
        try await TestSite.run { site in
            let (ana, link) = (try await site.signedIn("ana"), try await link(for: "ana", site))
            #expect(try await status(link, site) == 200)
            try await ana.post("/account/password", [("current-password", SampleInstitution.password)] + Self.fields)
            #expect(try await status(link, site) == 404)
        }
    }

    @Test("of two administrators who edit one account the second is told, sees what the first did, and may save all the same")
    func twoAdministrators() async throws {
        try await TestSite.run { site in
            let (dan, other) = (try await site.signedIn("dan"), try await site.signedIn("dan"))
            let address = PeopleRoutes.person(try await site.person("ema").id)
            let seen = try await dan.get(address + "/edit").hidden("seen")
            let first = [("name", "Ema"), ("surname", "Albu"), ("roles[]", "teacher")]
            let second = [("name", "Emma"), ("surname", "Ionescu"), ("roles[]", "student")]
            #expect(try await other.post(address, first + [("seen", #require(seen))]).status == .seeOther)
            let page = try await dan.post(address, second + [("seen", #require(seen))])
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("people.changed-meanwhile")))
            #expect(page.text.contains("<dd>Ema Albu</dd>") && page.text.contains("value=\"Emma\""))
            #expect(try await site.person("ema").roles == [.teacher])
            #expect(try await dan.post(address, second + [("seen", #require(page.hidden("seen")))]).status == .seeOther)
            #expect(try await site.person("ema").roles == [.student])
        }
    }
}
