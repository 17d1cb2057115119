import Database
import Testing

@testable import App

@Suite("A teacher makes a slip for one student of the own course")
struct StudentSlipTests {
    private static let fields = [("new-password", "trei pisici pe acoperiș"), ("new-password-again", "trei pisici pe acoperiș")]

    private func allow(_ site: TestSite, _ isAllowed: Bool = true) async throws {
        let value = isAllowed ? 1 : 0
        _ = try await site.database.write { tx in try tx.execute("UPDATE institution SET teachers_renew_passwords = \(value)") }
    }

    private func address(of userName: String, in course: String = "PDM301", _ site: TestSite) async throws -> String {
        CoursePeopleRoutes.slips(of: try await site.person(userName).id, in: try await site.courseID(course))
    }

    private func isRefused(_ browser: TestBrowser, _ address: String, _ site: TestSite) async throws -> Bool {
        let statuses = [try await browser.get(address).status, try await browser.post(address).status]
        let count = try await site.count("one_time_link")
        return statuses == [.notFound, .notFound] && count == 0
    }

    @Test("Ana forgot her password: with the setting Carmen's slip lets her choose another one, and it is shown once")
    func renewal() async throws {
        try await TestSite.run { site in
            try await allow(site)
            let (carmen, address) = (try await site.signedIn("carmen"), try await address(of: "ana", site))
            let people = try await carmen.get(CoursePeopleRoutes.people(of: site.courseID("PDM301"))).text
            #expect(people.contains("href=\"\(address)\"") && people.contains(site.sentence("slip.renew")))
            let question = try await carmen.get(address)
            #expect(question.words.contains("Ana Țîrlea") && question.text.contains(site.sentence("slip.password-means")))
            #expect(try await site.count("one_time_link") == 0, "looking makes none")
            let slip = try await carmen.post(address, [("seen", question.hidden("seen") ?? "")])
            #expect(slip.status == .ok && slip.headers[.cacheControl] == "no-store")
            #expect(slip.words.contains("PDM301 · Programarea dispozitivelor mobile"))
            try await site.visitor().signIn("ana")
            let code = try #require(slip.text.firstMatch(of: #/class="code">([^<]+)</#)).1
            let ana = site.visitor()
            let link = try #require(try await ana.post(LinkRoutes.code, [("user", "ana"), ("code", String(code))]).location)
            _ = try await ana.follow(ana.post(link, Self.fields))
            #expect(try await ana.get("/account").text.contains("<dd>ana</dd>"))
            try await site.visitor().signIn("ana", password: "trei pisici pe acoperiș")
        }
    }

    @Test("without the setting there is no such page, and nothing leads to it")
    func notAllowed() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            #expect(try await isRefused(carmen, address(of: "ana", site), site))
            #expect(try await !carmen.get(CoursePeopleRoutes.people(of: site.courseID("PDM301"))).text.contains("/slips/"))
        }
    }

    @Test("not for an account with another role, nor for who is not in the course, blocked, or herself")
    func notForThem() async throws {
        try await TestSite.run { site in
            try await allow(site)
            try await site.enrol("felix")
            try await site.enrol("dan")
            _ = try await site.database.write { tx in
                try tx.execute("UPDATE person SET disabled_at = 1 WHERE user_name = 'bogdan'")
            }
            let carmen = try await site.signedIn("carmen")
            for (userName, why) in [
                ("felix", "he teaches as well"), ("dan", "he administrates"), ("ema", "she is in no course"),
                ("bogdan", "he is blocked"), ("carmen", "she is no student"),
            ] {
                #expect(try await isRefused(carmen, address(of: userName, site), site), "\(why)")
            }
            #expect(
                try await isRefused(carmen, address(of: "felix", in: "ENG1", site), site), "a student there, and more elsewhere")
        }
    }

    @Test("not by a teacher of another course, a student, nor in a course that is archived")
    func notByThem() async throws {
        try await TestSite.run { site in
            try await allow(site)
            let ana = try await address(of: "ana", site)
            let elsewhere = try await site.addGelusCourse()
            let gelu = try await site.signedIn("gelu")
            #expect(try await isRefused(gelu, ana, site))
            #expect(try await isRefused(gelu, CoursePeopleRoutes.slips(of: site.person("ana").id, in: elsewhere), site))
            #expect(try await site.signedIn("bogdan").post(ana).status == .forbidden)
            _ = try await site.database.write { tx in
                try tx.execute("UPDATE course SET removed_at = 1 WHERE code = 'PDM301'")
            }
            #expect(try await isRefused(site.signedIn("carmen"), ana, site))
        }
    }

    @Test("not for who has an account already and was put into the course by its teacher, but for whom the course made one")
    func enrolledByTeacher() async throws {
        try await TestSite.run { site in
            try await allow(site)
            let elsewhere = try await site.addGelusCourse()
            let gelu = try await site.signedIn("gelu")
            for fields in [[("user", "ana")], [("user", "nou"), ("name", "Nicu"), ("surname", "Nou")]] {
                #expect(try await gelu.post(CoursePeopleRoutes.enrolments(of: elsewhere), fields).status == .seeOther)
            }
            #expect(try await site.count("enrolment WHERE edited_at IS NOT NULL") == 2)
            #expect(try await isRefused(gelu, CoursePeopleRoutes.slips(of: site.person("ana").id, in: elsewhere), site))
            _ = try await site.database.write { tx in
                try tx.execute(
                    """
                    UPDATE person SET password_hash = (SELECT password_hash FROM person WHERE user_name = 'ana')
                    WHERE user_name = 'nou'
                    """)
            }
            let own = CoursePeopleRoutes.slips(of: try await site.person("nou").id, in: elsewhere)
            #expect(try await gelu.get(own).text.contains(site.sentence("slip.password-means")))
            let dan = try await site.signedIn("dan")
            let anas = CoursePeopleRoutes.slips(of: try await site.person("ana").id, in: elsewhere)
            #expect(try await dan.get(anas).status == .ok, "an administrator may")
        }
    }

    /// Carmen's slip for Ana.
    private func link(_ site: TestSite) async throws -> String {
        let (carmen, address) = (try await site.signedIn("carmen"), try await address(of: "ana", site))
        let slip = try await carmen.post(address).text
        return String(try #require(slip.firstMatch(of: #/(\/welcome\/[^<]+)</#)).1)
    }

    @Test("a password that Ana chose with it ends when she becomes a teacher, with her sessions")
    func promoted() async throws {
        try await TestSite.run { site in
            try await allow(site)
            let (ana, link) = (site.visitor(), try await link(site))
            try await ana.post(link, Self.fields)
            #expect(try await ana.get("/account").status == .ok)
            let (dan, account) = (try await site.signedIn("dan"), PeopleRoutes.person(try await site.person("ana").id))
            #expect(try await !dan.get(account).text.contains(site.sentence("people.no-password")))
            try await dan.post(
                account, [("name", "Ana"), ("surname", "Țîrlea"), ("roles[]", "student"), ("roles[]", "teacher")])
            #expect(try await ana.get("/account").status == .seeOther)
            #expect(try await dan.get(account).text.contains(site.sentence("people.no-password")))
        }
    }

    @Test("it works no more when Carmen is blocked, removed by an import, or teaches no longer")
    func makerGone() async throws {
        try await TestSite.run { site in
            try await allow(site)
            let (carmen, link) = (try await site.person("carmen").id, try await link(site))
            let steps: [(gone: SQL, back: SQL)] = [
                (
                    "UPDATE person SET removed_at = 1 WHERE id = \(carmen)",
                    "UPDATE person SET removed_at = NULL WHERE id = \(carmen)"
                ),
                (
                    "DELETE FROM person_role WHERE person_id = \(carmen)",
                    "INSERT INTO person_role (person_id, role) VALUES (\(carmen), \(Role.teacher))"
                ),
            ]
            for step in steps {
                _ = try await site.database.write { tx in try tx.execute(step.gone) }
                #expect(try await site.visitor().get(link).status == .notFound)
                _ = try await site.database.write { tx in try tx.execute(step.back) }
                #expect(try await site.visitor().get(link).status == .ok)
            }
            let dan = try await site.signedIn("dan")
            try await dan.post(PeopleRoutes.disablings(of: carmen))
            #expect(try await site.visitor().get(link).status == .notFound)
        }
    }

    @Test("it works no more when the setting is taken back, or Ana becomes more than a student")
    func takenBack() async throws {
        try await TestSite.run { site in
            try await allow(site)
            let link = try await link(site)
            #expect(try await site.visitor().get(link).status == .ok)
            try await allow(site, false)
            #expect(try await site.visitor().get(link).status == .notFound)
            try await allow(site)
            #expect(try await site.visitor().get(link).status == .ok)
            let ana = try await site.person("ana").id
            _ = try await site.database.write { tx in
                try tx.execute("INSERT INTO person_role (person_id, role) VALUES (\(ana), \(Role.teacher))")
            }
            #expect(try await site.visitor().get(link).status == .notFound)
        }
    }

    @Test("who never logged in is invited alone, and the earlier slip ends only after it was named")
    func invitation() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            try await carmen.post(
                CoursePeopleRoutes.enrolments(of: id), [("user", "maria"), ("name", "Maria"), ("surname", "Pop")])
            let address = try await address(of: "maria", site)
            let first = try await carmen.post(address).text
            let link = String(try #require(first.firstMatch(of: #/(\/welcome\/[^<]+)</#)).1)
            let unseen = try await carmen.post(address)
            #expect(unseen.status == .unprocessableContent && unseen.text.contains(site.sentence("slip.changed")))
            let question = try await carmen.get(address)
            #expect(question.text.contains(site.sentence("slip.invitation-means")))
            #expect(question.words.contains("Maria Pop are deja"))
            #expect(try await site.visitor().get(link).status == .ok)
            let again = try await carmen.post(address, [("seen", #require(question.hidden("seen")))])
            #expect(again.status == .ok && again.text.contains("class=\"code\""))
            #expect(try await site.visitor().get(link).status == .notFound)
        }
    }
}
