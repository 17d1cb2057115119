import Foundation
import Testing

@testable import App

@Suite("Teachers make and change their courses")
struct CourseEditingTests {
    @Test("Carmen makes a course: she is its professor, and students do not see it yet")
    func aTeacherMakesOne() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let id = try await carmen.makeCourse("GEO1", "Geologie  și\troci")
            let hub = try await carmen.get(TeachRoutes.course(id))
            #expect(hub.words.contains("Geologie și roci"))
            #expect(hub.words.contains(site.sentence("flash.course-made")))
            #expect(try await carmen.get(TeachRoutes.courses).words.contains("Geologie și roci"))
            let course = try #require(await site.database.read { tx in try CourseStore.courses(tx, where: "id = \(id)").first })
            #expect(course.classroom == "A 1" && course.ects == Credits(halves: 15))
            #expect(course.overview == nil, "it is written with the description")
            #expect(course.markScheme == .percent)
            #expect(try await site.values("SELECT course_key AS v FROM course WHERE id = \(id)") == ["geo1"])
            let people = try await carmen.get(CoursePeopleRoutes.people(of: id)).words
            #expect(people.contains("carmen · " + site.sentence("course.professor")))
            #expect(try await carmen.get(CourseRoutes.course(id)).status == .ok)
            #expect(try await site.signedIn("ana").get(CourseRoutes.course(id)).status == .notFound)
        }
    }

    @Test("pressing twice makes one course; a key that is taken gets a number behind it")
    func pressingTwice() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let id = try #require(try await carmen.get(TeachRoutes.newCourse).hidden("course"))
            for _ in 1...2 {
                let reply = try await carmen.post(TeachRoutes.newCourses, TestBrowser.course(id, "PDM301", "Iar"))
                #expect(reply.location == TeachRoutes.course(ID(text: id)))
            }
            #expect(try await site.count("course") == 3)
            try await carmen.makeCourse("PDM301", "A treia oară")
            let keys = try await site.values("SELECT course_key AS v FROM course WHERE code = 'PDM301' ORDER BY position")
            #expect(keys == ["mobile", "pdm301", "pdm301-2"])
        }
    }

    @Test("an administrator makes a course without being its professor")
    func anAdministratorMakesOne() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let id = try await dan.makeCourse("ADM1", "Fără profesor")
            #expect(try await site.values("SELECT person_id AS v FROM course_teacher WHERE course_id = \(id)") == [])
            #expect(try await dan.get(TeachRoutes.course(id)).status == .ok)
        }
    }

    @Test("whoever posts the id of somebody else's course makes and changes nothing")
    func foreignIds() async throws {
        try await TestSite.run { site in
            let gelus = try await site.addGelusCourse()
            let carmen = try await site.signedIn("carmen")
            let reply = try await carmen.post(TeachRoutes.newCourses, TestBrowser.course(gelus.text, "X", "Furat"))
            #expect(reply.status == .notFound)
            #expect(try await carmen.post(TeachRoutes.course(gelus), TestBrowser.course("", "X", "Furat")).status == .notFound)
            #expect(try await carmen.get(TeachRoutes.edit(gelus)).status == .notFound)
            #expect(
                try await carmen.post(TeachRoutes.newCourses, TestBrowser.course("x", "X", "Fără id")).status
                    == .unprocessableContent)
            #expect(try await site.values("SELECT title AS v FROM course WHERE id = \(gelus)") == ["Geologie"])
            #expect(try await site.count("course") == 3)
            #expect(!(try await carmen.get(TeachRoutes.courses).words.contains("Geologie")))
        }
    }

    @Test("an empty or wrong form comes back with every mistake and all that was typed")
    func mistakesComeBack() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let id = try #require(try await carmen.get(TeachRoutes.newCourse).hidden("course"))
            let reply = try await carmen.post(
                TeachRoutes.newCourses,
                [
                    ("course", id), ("number", " "), ("title", "Titlu <b>"), ("url", "javascript:alert(1)"), ("language", "xx"),
                    ("marks", ""), ("ects", "șase <b>"),
                ])
            #expect(reply.status == .unprocessableContent)
            for key in ["teach.number-missing", "teach.semester-missing", "teach.bad-address", "teach.choose", "teach.bad-ects"] {
                #expect(reply.text.contains(site.sentence(key)), "\(key)")
            }
            #expect(reply.text.contains("Titlu &lt;b&gt;"))
            #expect(reply.text.contains("name=\"ects\" type=\"text\" value=\"șase &lt;b&gt;\""))
            #expect(reply.hidden("course") == id)
            #expect(reply.hidden("back") == TeachRoutes.newCourse)
            #expect(try await site.count("course") == 2)
        }
    }

    @Test("an assistant changes the course's details; students see them at once")
    func changes() async throws {
        try await TestSite.run { site in
            let id = try await site.courseID("PDM301")
            let felix = try await site.signedIn("felix")
            let form = try await felix.get(TeachRoutes.edit(id))
            #expect(form.text.contains("value=\"Sala 2013\""))
            let overview = try await site.values("SELECT overview AS v FROM course WHERE id = \(id)")
            let reply = try await felix.post(TeachRoutes.course(id), TestBrowser.course("", "PDM302", "Alt titlu"))
            #expect(reply.location == TeachRoutes.course(id))
            #expect(try await site.values("SELECT overview AS v FROM course WHERE id = \(id)") == overview)
            #expect(try await site.signedIn("ana").get(CourseRoutes.course(id)).words.contains("Alt titlu"))
            #expect(try await site.values("SELECT course_key AS v FROM course WHERE id = \(id)") == ["mobile"])
        }
    }

    @Test("who saves what somebody else has changed meanwhile is told, sees both, and decides")
    func twoAtOnce() async throws {
        try await TestSite.run { site in
            let id = try await site.courseID("PDM301")
            let (carmen, felix) = (try await site.signedIn("carmen"), try await site.signedIn("felix"))
            func fields(_ reply: TestBrowser.Reply, _ title: String) throws -> [(String, String)] {
                TestBrowser.course("", "PDM301", title) + [("seen", try #require(reply.hidden("seen")))]
            }
            let (first, second) = try await (carmen.get(TeachRoutes.edit(id)), felix.get(TeachRoutes.edit(id)))
            #expect(try await carmen.post(TeachRoutes.course(id), fields(first, "Al lui Carmen")).status == .seeOther)
            let overtaken = try await felix.post(TeachRoutes.course(id), fields(second, "Al lui Felix"))
            #expect(overtaken.status == .unprocessableContent && overtaken.text.contains(site.sentence("teach.changed")))
            #expect(overtaken.text.contains("<dd>Al lui Carmen</dd>") && overtaken.text.contains("value=\"Al lui Felix\""))
            #expect(try await site.values("SELECT title AS v FROM course WHERE id = \(id)") == ["Al lui Carmen"])
            #expect(try await felix.post(TeachRoutes.course(id), fields(overtaken, "Al lui Felix")).status == .seeOther)
            #expect(try await site.values("SELECT title AS v FROM course WHERE id = \(id)") == ["Al lui Felix"])
        }
    }

    @Test("who presses twice is told of nobody, and what is stored already is not written again")
    func twice() async throws {
        try await TestSite.run { site in
            let (id, carmen) = (try await site.courseID("PDM301"), try await site.signedIn("carmen"))
            func editedAt() async throws -> [String] {
                try await site.values("SELECT coalesce(edited_at, 0) || '' AS v FROM course WHERE id = \(id)")
            }
            let form = try ShownForm(try await carmen.get(TeachRoutes.edit(id)), "form").filled("title", ["Alt titlu"])
            for _ in 1...2 {
                #expect(try await carmen.post(form.action, form.posted(("go", ""))).location == TeachRoutes.course(id))
            }
            let once = try await editedAt()
            site.clock.advance(by: .seconds(1))
            #expect(try await carmen.post(form.action, form.posted(("go", ""))).location == TeachRoutes.course(id))
            #expect(try await editedAt() == once)
        }
    }

    @Test("the form of a new course begins with the institution's marks and language")
    func usualMarks() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in _ = try tx.execute("UPDATE institution SET mark_scheme = 'sr'") }
            let form = try await site.signedIn("carmen").get(TeachRoutes.newCourse).text
            #expect(form.contains("<option value=\"sr\" selected>"))
            #expect(form.contains("<option value=\"ro\" selected>"))
        }
    }

    @Test("a key is plain, and never one that is taken")
    func keys() {
        #expect(CourseKey.make(code: "PDM 301", title: "", taken: []) == "pdm-301")
        #expect(CourseKey.make(code: "—", title: "Știința Țesăturilor", taken: []) == "stiinta-tesaturilor")
        #expect(CourseKey.make(code: "Ж", title: "Ж", taken: []) == "course")
        #expect(CourseKey.make(code: "a", title: "", taken: ["a", "a-2"]) == "a-3")
    }
}
