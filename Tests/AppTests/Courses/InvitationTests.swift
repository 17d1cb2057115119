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

    @Test("a second sheet makes the links of the first one useless")
    func secondSheet() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await Self.prepare(site))
            var links: [String] = []
            for _ in 1...2 {
                let sheet = try await carmen.post(CoursePeopleRoutes.invitations(of: id))
                links.append(String(try #require(sheet.text.firstMatch(of: #/(\/welcome\/[^<"]+)</#)).1))
            }
            #expect(try await site.visitor().get(links[0]).status != .ok)
            #expect(try await site.visitor().get(links[1]).status == .ok)
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
            let document = try EnrolmentListDocument(Array(list.utf8))
            try await carmen.post(
                CoursePeopleRoutes.enrolmentLists(of: id), [("list", list), ("checked", document.fingerprint)])
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
