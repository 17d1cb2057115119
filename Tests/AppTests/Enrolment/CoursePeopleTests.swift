import Database
import Testing

@testable import App

@Suite("Who belongs to a course is said by those who teach it")
struct CoursePeopleTests {
    @Test("a professor adds teachers and changes their role; only those who may teach")
    func addingTeachers() async throws {
        try await TestSite.run { site in
            try await site.addPerson("gelu", [.teacher])
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let teachers = CoursePeopleRoutes.teachers(of: id)
            let roles = SQLOf.roles(id)
            try await carmen.post(teachers, [("teacher", " GELU "), ("role", "assistant")])
            try await carmen.post(teachers, [("teacher", "dan"), ("role", "assistant")])
            try await carmen.post(teachers, [("teacher", "felix"), ("role", "professor")])
            #expect(try await site.values(roles) == ["carmen professor", "felix professor", "gelu assistant", "dan assistant"])
            for userName in ["ana", "nobody", ""] {
                let reply = try await carmen.post(teachers, [("teacher", userName), ("role", "professor")])
                #expect(reply.status == .unprocessableContent && reply.text.contains(site.sentence("teach.no-such-teacher")))
                #expect(reply.text.contains("<details class=\"card\" open>"))
            }
            #expect(try await carmen.post(teachers, [("teacher", "gelu"), ("role", "king")]).status == .unprocessableContent)
            #expect(try await site.values(roles).count == 4)
            #expect(try await site.signedIn("gelu").get(TeachRoutes.course(id)).status == .ok)
        }
    }

    @Test("the last professor stays, unless an administrator says otherwise; whoever leaves is led to the own courses")
    func removingTeachers() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let (endings, roles) = (CoursePeopleRoutes.teacherEndings(of: id), SQLOf.roles(id))
            let person = try await site.values(
                "SELECT id AS v FROM person WHERE user_name IN ('carmen', 'felix') ORDER BY user_name")
            let last = try await carmen.post(endings, [("person", person[0])])
            #expect(last.status == .unprocessableContent && last.text.contains(site.sentence("teach.last-professor")))
            let weaker = try await carmen.post(
                CoursePeopleRoutes.teachers(of: id), [("teacher", "carmen"), ("role", "assistant")])
            #expect(weaker.status == .unprocessableContent)
            try await carmen.post(CoursePeopleRoutes.teachers(of: id), [("teacher", "felix"), ("role", "professor")])
            #expect(try await carmen.post(endings, [("person", person[0])]).location == TeachRoutes.courses)
            #expect(try await carmen.get(TeachRoutes.course(id)).status == .notFound)
            try await site.signedIn("dan").post(endings, [("person", person[1])])
            #expect(try await site.values(roles) == [])
        }
    }

    @Test("an assistant sees who teaches, and changes nothing of it")
    func assistants() async throws {
        try await TestSite.run { site in
            let (felix, id) = (try await site.signedIn("felix"), try await site.courseID("PDM301"))
            let page = try await felix.get(CoursePeopleRoutes.people(of: id)).text
            #expect(page.contains("Carmen Brânză") && !page.contains("/teachers"))
            let reply = try await felix.post(CoursePeopleRoutes.teachers(of: id), [("teacher", "dan"), ("role", "professor")])
            #expect(reply.status == .notFound)
            let carmen = try await site.values("SELECT id AS v FROM person WHERE user_name = 'carmen'")
            #expect(try await felix.post(CoursePeopleRoutes.teacherEndings(of: id), [("person", carmen[0])]).status == .notFound)
            #expect(try await site.values(SQLOf.roles(id)) == ["carmen professor", "felix assistant"])
            #expect(try await felix.post(CoursePeopleRoutes.enrolments(of: id), [("user", "ema")]).status == .seeOther)
        }
    }

    @Test("an account that is there is enrolled by its user name alone, once, and not changed")
    func enrolling() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let fields = [("user", "Ema"), ("name", "EMA"), ("surname", "Ionescu"), ("index-number", ""), ("email", "")]
            for flash in ["flash.enrolled", "flash.already-enrolled"] {
                let page = try await carmen.follow(carmen.post(CoursePeopleRoutes.enrolments(of: id), fields))
                #expect(page.words.contains(site.sentence(flash, ["user": "ema"])))
            }
            #expect(try await site.values("SELECT name || index_number AS v FROM person WHERE user_name = 'ema'") == ["Ema1003"])
            #expect(try await site.signedIn("ema").get(CourseRoutes.course(id)).status == .ok)
        }
    }

    @Test("an account of somebody else is enrolled only when that was confirmed for this very account")
    func confirming() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let address = CoursePeopleRoutes.enrolments(of: id)
            let fields = [("user", "ema"), ("name", "Gabriela"), ("surname", "Gânscă")]
            let people = try await site.values("SELECT id AS v FROM person WHERE user_name IN ('dan', 'ema') ORDER BY user_name")
            for more in [[], [("same", people[0])], [("same", "x")]] {
                let asked = try await carmen.post(address, fields + more)
                #expect(asked.status == .unprocessableContent && asked.text.contains("name=\"same\" value=\"\(people[1])\""))
                #expect(asked.words.contains(site.sentence("enrol.belongs-to", ["user": "ema", "name": "E. I."])))
                #expect(asked.text.contains("value=\"Gânscă\""))
            }
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(id)").count == 2)
            #expect(try await carmen.post(address, fields + [("same", people[1])]).status == .seeOther)
            #expect(try await site.signedIn("ema").get(CourseRoutes.course(id)).status == .ok)
        }
    }

    @Test("a colleague is found by the name, chosen, and then added; a student and a closed account are not found")
    func colleagues() async throws {
        try await TestSite.run { site in
            for userName in ["gelu", "gelu.b", "hana"] { try await site.addPerson(userName, [.teacher]) }
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let teachers = CoursePeopleRoutes.teachers(of: id)
            let found = try await carmen.post(teachers, [("teacher", "NOU gel"), ("role", "assistant")])
            #expect(
                found.status == .unprocessableContent && found.words.contains("Gelu Nou") && found.words.contains("Gelu.B Nou"))
            #expect(!found.words.contains("Hana") && found.text.contains("value=\"NOU gel\""))
            #expect(try await site.values(SQLOf.roles(id)).count == 2)
            let gelu = try await site.values("SELECT id AS v FROM person WHERE user_name IN ('ana', 'gelu') ORDER BY user_name")
            let chosen = [("teacher", "NOU gel"), ("role", "assistant"), ("person", gelu[1])]
            #expect(try await carmen.post(teachers, chosen).status == .seeOther)
            #expect(try await site.values(SQLOf.roles(id)).last == "gelu assistant")
            let student = [("teacher", "x"), ("role", "assistant"), ("person", gelu[0])]
            #expect(try await carmen.post(teachers, student).status == .unprocessableContent)
            try await site.database.write { tx in _ = try tx.execute("UPDATE person SET disabled_at = 1 WHERE user_name = 'hana'")
            }
            for typed in ["Hana", "Țîrlea", "-"] {
                let reply = try await carmen.post(teachers, [("teacher", typed), ("role", "assistant")])
                #expect(reply.text.contains(site.sentence("teach.no-such-teacher")), "\(typed)")
            }
        }
    }

    @Test("an account that is not there is made, as a student and nothing else; without a name it is not")
    func makingAccounts() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let address = CoursePeopleRoutes.enrolments(of: id)
            let empty = try await carmen.post(address, [("user", "ioana"), ("name", ""), ("surname", "")])
            #expect(empty.status == .unprocessableContent)
            #expect(empty.text.contains(site.sentence("enrol.name-missing")) && empty.text.contains("value=\"ioana\""))
            let faulty = [
                ("user", "ioana"), ("name", "Ioana"), ("surname", "Rus"), ("email", "ioana@example"), ("index-number", "1001"),
            ]
            #expect(try await carmen.post(address, faulty).text.contains(site.sentence("enrol.email")))
            let taken = faulty.filter { $0.0 != "email" }
            #expect(try await carmen.post(address, taken).text.contains(site.sentence("enrol.index-number-taken")))
            #expect(try await site.values("SELECT id AS v FROM person WHERE user_name = 'ioana'") == [])
            let good = [
                ("user", "Ioana"), ("name", "Ioana"), ("surname", "Rus"), ("email", "ioana@example.org"), ("index-number", "9"),
            ]
            #expect(try await carmen.post(address, good).status == .seeOther)
            let roles = try await site.values(
                "SELECT role AS v FROM person_role JOIN person ON person.id = person_id WHERE user_name = 'ioana'")
            #expect(roles == ["student"])
            #expect(
                try await site.values("SELECT email AS v FROM person WHERE user_name = 'ioana' AND password_hash IS NULL").count
                    == 1)
        }
    }

    @Test("a student without a user name is told of all other mistakes as well, and of one that is not there only once")
    func severalMistakes() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let address = CoursePeopleRoutes.enrolments(of: id)
            let faulty = try await carmen.post(address, [("user", " "), ("name", "Ioana"), ("email", "ioana@example")])
            for key in ["enrol.user-name", "enrol.email"] { #expect(faulty.text.contains(site.sentence(key)), "\(key)") }
            let empty = try await carmen.post(address, [("user", ""), ("name", "")])
            #expect(empty.text.contains(site.sentence("enrol.user-name")) && !empty.text.contains(site.sentence("enrol.nobody")))
        }
    }

    @Test("a closed account, and one that is no student's, are not enrolled")
    func notEveryAccount() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            try await site.database.write { tx in _ = try tx.execute("UPDATE person SET disabled_at = 1 WHERE user_name = 'ema'")
            }
            for (userName, key) in [("ema", "enrol.closed"), ("dan", "enrol.no-student")] {
                let reply = try await carmen.post(CoursePeopleRoutes.enrolments(of: id), [("user", userName)])
                #expect(reply.status == .unprocessableContent && reply.text.contains(site.sentence(key)))
            }
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(id)").count == 2)
        }
    }

    @Test("a student is taken out: the attempts stay, the sentence says how to undo it, and only enrolled ones are named")
    func takingOut() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let id = try await site.courseID("PDM301")
            let attempt = try await ana.start("Exerciții")
            try await ana.end(attempt)
            let people = try await site.values("SELECT id AS v FROM person WHERE user_name IN ('ana', 'dan') ORDER BY user_name")
            let page = try await carmen.follow(carmen.post(CoursePeopleRoutes.enrolmentEndings(of: id), [("person", people[0])]))
            #expect(page.words.contains(site.sentence("flash.enrolment-ended", ["name": "Ana Țîrlea", "user": "ana"])))
            #expect(try await ana.get(CourseRoutes.course(id)).status == .notFound)
            #expect(try await site.submission(of: attempt) != nil)
            for person in people {
                let again = try await carmen.follow(
                    carmen.post(CoursePeopleRoutes.enrolmentEndings(of: id), [("person", person)]))
                #expect(!again.words.contains("Dan Ene") && !again.words.contains("Țîrlea"))
            }
        }
    }

    @Test("a professor who cannot sign in, or teaches no more, is none to count on")
    func usableProfessors() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let teachers = CoursePeopleRoutes.teachers(of: id)
            for userName in ["gelu", "hana"] { try await site.addPerson(userName, [.teacher]) }
            for userName in ["gelu", "hana"] { try await carmen.post(teachers, [("teacher", userName), ("role", "professor")]) }
            try await site.database.write { tx in
                try tx.execute("UPDATE person SET disabled_at = 1 WHERE user_name = 'gelu'")
                try tx.execute(
                    "UPDATE person_role SET role = 'student' WHERE person_id = (SELECT id FROM person WHERE user_name = 'hana')")
            }
            let people = try await site.values(
                "SELECT id AS v FROM person WHERE user_name IN ('carmen', 'gelu') ORDER BY user_name")
            let last = try await carmen.post(CoursePeopleRoutes.teacherEndings(of: id), [("person", people[0])])
            #expect(last.status == .unprocessableContent && last.text.contains(site.sentence("teach.last-professor")))
            #expect(try await carmen.post(CoursePeopleRoutes.teacherEndings(of: id), [("person", people[1])]).status == .seeOther)
        }
    }

    @Test("who takes a final just now is only taken out when that was said")
    func sittingStudents() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let id = try await site.courseID("PDM301")
            _ = try await ana.start("Test final")
            let person = try await site.values("SELECT id AS v FROM person WHERE user_name = 'ana'")[0]
            let endings = CoursePeopleRoutes.enrolmentEndings(of: id)
            let asked = try await carmen.post(endings, [("person", person)])
            #expect(asked.status == .unprocessableContent && asked.text.contains("name=\"anyway\""))
            #expect(
                asked.text.contains(site.sentence("teach.sitting-now"))
                    && asked.text.contains("<input type=\"hidden\" name=\"person\" value=\"\(person)\">"))
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(id)").count == 2)
            #expect(try await carmen.post(endings, [("person", person), ("anyway", "1")]).status == .seeOther)
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(id)").count == 1)
        }
    }

    @Test("people of somebody else's course are not there: to see, to add, to enrol, to take out")
    func foreignCourses() async throws {
        try await TestSite.run { site in
            let gelus = try await site.addGelusCourse()
            let carmen = try await site.signedIn("carmen")
            let ana = try await site.values("SELECT id AS v FROM person WHERE user_name = 'ana'")[0]
            #expect(try await carmen.get(CoursePeopleRoutes.people(of: gelus)).status == .notFound)
            #expect(try await carmen.get(CoursePeopleRoutes.newFile(of: gelus)).status == .notFound)
            let posts: [(String, [(String, String)])] = [
                (CoursePeopleRoutes.teachers(of: gelus), [("teacher", "carmen"), ("role", "professor")]),
                (CoursePeopleRoutes.teacherEndings(of: gelus), [("person", ana)]),
                (CoursePeopleRoutes.enrolments(of: gelus), [("user", "ana")]),
                (CoursePeopleRoutes.enrolmentEndings(of: gelus), [("person", ana)]),
                (CoursePeopleRoutes.files(of: gelus), [("list", "ana")]),
                (CoursePeopleRoutes.enrolmentLists(of: gelus), [("list", "ana"), ("checked", "")]),
                (CoursePeopleRoutes.rejections(of: gelus), [("list", "ana")]),
                (CoursePeopleRoutes.invitations(of: gelus), []),
            ]
            for (address, fields) in posts { #expect(try await carmen.post(address, fields).status == .notFound, "\(address)") }
            let document = try EnrolmentListDocument(Array("ana".utf8))
            let list = [("list", "ana"), ("checked", document.fingerprint)]
            #expect(try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: gelus), list).status == .notFound)
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(gelus)") == [])
        }
    }

    @Test("students are found by the beginnings of their words, without accents; of many the first are shown")
    func filtering() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let found = try await carmen.get(CoursePeopleRoutes.people(of: id) + "?q=tir%20AN").words
            #expect(found.contains("Țîrlea Ana") && !found.contains("Șerban Bogdan"))
            #expect(found.contains(site.sentence("teach.found", n: 1)))
            let now = site.clock.now
            try await site.database.write { tx in
                for number in 1...CoursePeoplePage.mostShown {
                    let person = ID<Person>(at: now)
                    try tx.execute(
                        """
                        INSERT INTO person (id, number, user_name, name, surname, created_at)
                        VALUES (\(person), \(1000 + number), \("p\(number)"), 'Om', 'Oarecare', \(now))
                        """)
                    try tx.execute("INSERT INTO enrolment (course_id, person_id) VALUES (\(id), \(person))")
                }
            }
            let many = try await carmen.get(CoursePeopleRoutes.people(of: id)).text
            #expect(
                many.contains(site.sentence("teach.students", n: 202))
                    && many.contains(site.sentence("teach.most-shown", ["count": "200"]))
            )
            #expect(many.matches(of: #/name="person"/#).count == 200 + 2)
        }
    }
}

/// Queries that several tests ask.
private enum SQLOf {
    static func roles(_ course: ID<Course>) -> SQL {
        """
        SELECT person.user_name || ' ' || course_teacher.teaching_role AS v FROM course_teacher
        JOIN person ON person.id = course_teacher.person_id WHERE course_teacher.course_id = \(course) ORDER BY course_teacher.position
        """
    }
}
