import Database
import Testing

@testable import App

@Suite("Students who have not signed in yet get invitations to print")
struct InvitationTests {
    /// Makes three accounts that nobody has signed in to, and gives those of the sample's students that have.
    private static func prepare(_ site: TestSite) async throws -> ID<Course> {
        let id = try await site.courseID("PDM301")
        let roles: [(String, Set<Role>)] = [
            ("ion", [.student]), ("mixed", [.student, .teacher]), ("boss", [.student, .administrator]),
        ]
        for (userName, roles) in roles {
            let person = try await site.addPerson(userName, roles)
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET password_hash = NULL, made_in_course_id = \(id) WHERE id = \(person)")
                try tx.execute("INSERT INTO enrolment (course_id, person_id) VALUES (\(id), \(person))")
            }
        }
        return id
    }

    @Test("only those who are students and nothing else, and have no password; the link lets them choose one")
    func whoGetsOne() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await Self.prepare(site))
            #expect(
                try await carmen.get(CoursePeopleRoutes.people(of: id)).words.contains(site.sentence("teach.not-signed-in", n: 1))
            )
            let sheet = try await carmen.post(CoursePeopleRoutes.invitations(of: id))
            #expect(sheet.status == .ok && sheet.headers[.cacheControl] == "no-store")
            #expect(sheet.text.matches(of: #/class="slip"/#).count == 1)
            #expect(sheet.words.contains("Ion Nou") && !sheet.words.contains("Țîrlea") && !sheet.words.contains("Mixed"))
            let link = try #require(sheet.text.firstMatch(of: #/https?:\/\/[^<\/]*(\/welcome\/[^<]+)</#)).1
            #expect(try await site.visitor().get(String(link)).status == .ok)
            let people = try await site.values("SELECT user_name AS v FROM one_time_link JOIN person ON person.id = person_id")
            #expect(people == ["ion"])
            #expect(!(try await site.values("SELECT token_digest AS v FROM one_time_link").contains { link.contains($0) }))
        }
    }

    private static func link(_ sheet: TestBrowser.Reply) throws -> String {
        try String(#require(sheet.text.firstMatch(of: #/(\/welcome\/[^<"]+)</#)).1)
    }

    private static func codes(_ sheet: TestBrowser.Reply) -> [String] {
        sheet.text.matches(of: #/class="code">([^<]+)</#).map { String($0.1) }
    }

    @Test("before the links of a first sheet end, the second one says whose they are and asks; then they are useless")
    func secondSheet() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await Self.prepare(site))
            let address = CoursePeopleRoutes.invitations(of: id)
            let first = try Self.link(try await carmen.post(address))
            let question = try await carmen.post(address)
            #expect(question.status == .unprocessableContent && question.words.contains("Nou Ion"))
            #expect(question.text.contains(site.sentence("invitations.ends", n: 1)))
            #expect(!question.text.contains("name=\"only\""), "nobody else waits for one")
            #expect(try await site.visitor().get(first).status == .ok)
            let second = try Self.link(try await carmen.post(address, [("seen", #require(question.hidden("seen")))]))
            #expect(try await site.visitor().get(first).status != .ok)
            #expect(try await site.visitor().get(second).status == .ok)
        }
    }

    @Test("those whose links still work can keep them, and only the others get new ones")
    func onlyTheOthers() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await Self.prepare(site))
            let address = CoursePeopleRoutes.invitations(of: id)
            let first = try Self.link(try await carmen.post(address))
            try await carmen.post(
                CoursePeopleRoutes.enrolments(of: id), [("user", "maria"), ("name", "Maria"), ("surname", "Pop")])
            let question = try await carmen.post(address)
            #expect(question.status == .unprocessableContent && !question.words.contains("Maria"))
            let sheet = try await carmen.post(address, [("only", "new")])
            #expect(Self.codes(sheet).count == 1 && sheet.words.contains("Maria Pop") && !sheet.words.contains("Ion Nou"))
            #expect(try await site.visitor().get(first).status == .ok)
        }
    }

    @Test("pressed once more, when all have theirs, it asks whether they shall end, and makes none")
    func onlyTheOthersTwice() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await Self.prepare(site))
            let address = CoursePeopleRoutes.invitations(of: id)
            try await carmen.post(address)
            try await carmen.post(
                CoursePeopleRoutes.enrolments(of: id), [("user", "maria"), ("name", "Maria"), ("surname", "Pop")])
            let second = try Self.link(try await carmen.post(address, [("only", "new")]))
            let again = try await carmen.post(address, [("only", "new")])
            #expect(again.status == .unprocessableContent)
            #expect(again.words.contains("Nou Ion") && again.words.contains("Pop Maria"))
            #expect(try await site.visitor().get(second).status == .ok)
            #expect(try await site.count("one_time_link") == 2)
        }
    }

    @Test("a list of those whose links end that is no longer true is shown anew, and nothing ends")
    func changedMeanwhile() async throws {
        try await TestSite.run { site in
            let (carmen, dan, id) = (
                try await site.signedIn("carmen"), try await site.signedIn("dan"), try await Self.prepare(site)
            )
            let address = CoursePeopleRoutes.invitations(of: id)
            try await carmen.post(address)
            let seen = try #require(try await carmen.post(address).hidden("seen"))
            let later = try Self.link(try await dan.post(address, [("seen", seen)]))
            let again = try await carmen.post(address, [("seen", seen)])
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains(site.sentence("slip.changed")))
            #expect(try await site.visitor().get(later).status == .ok)
        }
    }

    @Test("a slip says whose it is, of which course, where its code is typed and what it is, with a picture of the link")
    func slip() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await Self.prepare(site))
            let sheet = try await carmen.post(CoursePeopleRoutes.invitations(of: id))
            let slip = try #require(sheet.text.firstMatch(of: #/(?s)<section class="slip">.*?<\/section>/#)).0
            for words in [
                ">Școala de probă<", ">PDM301 · Programarea dispozitivelor mobile<", ">Ion Nou<", ">ion<", "/code<",
            ] {
                #expect(slip.contains(words), "\(words)")
            }
            let code = try #require(Self.codes(sheet).first)
            #expect(LinkCode(typed: code)?.text == code && slip.contains(">\(code)<"))
            let shown = try #require(slip.firstMatch(of: #/<span class="secret">([^<]+)</#)).1
            let picture = try #require(QRCode(String(shown)))
            #expect(slip.contains("d=\"\(picture.path)\""))
        }
    }

    @Test("a teacher invites only those whose accounts the course has made; an administrator all its students")
    func othersAccounts() async throws {
        try await TestSite.run { site in
            let id = try await Self.prepare(site)
            let (carmen, dan) = (try await site.signedIn("carmen"), try await site.signedIn("dan"))
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET password_hash = NULL WHERE user_name = 'bogdan'")
                try tx.execute(
                    "UPDATE person SET made_in_course_id = (SELECT id FROM course WHERE code = 'ENG1') WHERE user_name = 'ion'")
            }
            #expect(!(try await carmen.get(CoursePeopleRoutes.people(of: id)).text.contains("/invitations")))
            #expect(
                try await carmen.post(CoursePeopleRoutes.invitations(of: id)).words.contains(site.sentence("invitations.nobody")))
            let sheet = try await dan.post(CoursePeopleRoutes.invitations(of: id)).words
            #expect(sheet.contains("Bogdan Șerban") && sheet.contains("Ion Nou") && !sheet.contains("Țîrlea"))
        }
    }

    @Test("an account that an enrolment makes is the course's to invite; many are invited in parts")
    func madeHere() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let list = (1...600).map { "s\($0),A,B\n" }.joined()
            let lists = CoursePeopleRoutes.enrolmentLists(of: id)
            let checked = try #require(try await carmen.post(lists, [("list", list)]).hidden("checked"))
            try await carmen.post(lists, [("list", list), ("checked", checked)])
            let sheet = try await carmen.post(CoursePeopleRoutes.invitations(of: id))
            #expect(sheet.text.matches(of: #/class="slip"/#).count == 600)
            #expect(Set(sheet.text.matches(of: #/\/welcome\/([^<]+)</#).map(\.1)).count == 600)
        }
    }

    @Test("a disabled account and one of another course get none")
    func whoGetsNone() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await Self.prepare(site))
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET disabled_at = 1 WHERE user_name = 'ion'")
                try tx.execute("UPDATE person SET password_hash = NULL WHERE user_name = 'ema'")
            }
            let sheet = try await carmen.post(CoursePeopleRoutes.invitations(of: id))
            #expect(sheet.words.contains(site.sentence("invitations.nobody")))
            #expect(try await site.count("one_time_link") == 0)
        }
    }
}
