import Testing

@testable import App

@Suite("A teacher looks up the marks of a course")
struct CourseMarksTests {
    @Test("Carmen sees who has which mark, follows a name to the student, and an attempt from there")
    func journey() async throws {
        try await CourseMarksScene.run { scene in
            let attempt = try await scene.add(9, of: "ana", at: "Exerciții")
            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(scene.address)
            #expect(page.words.contains("9,10") && page.words.contains(scene.site.sentence("watch.none")))
            let student = try page.link("/teach/courses/[^\"]+/students/[^\"#]+")
            let number = try await scene.number("Exerciții")
            #expect(page.text.contains("#t\(number)\">9,10</a>"))
            let ana = try await scene.site.person("ana").id
            let hers = try await carmen.get(TeachRoutes.student(ana, in: scene.course))
            #expect(student.hasPrefix("/teach/courses/\(scene.course)/students/"))
            #expect(hers.text.contains("id=\"t\(number)\"") && hers.text.contains(TestWritingRoutes.attempt(attempt)))
            #expect(hers.words.contains("Țîrlea Ana") && hers.words.contains("9,10"))
        }
    }

    @Test("one test by itself leads to the attempts themselves")
    func one() async throws {
        try await CourseMarksScene.run { scene in
            let attempt = try await scene.add(8, of: "bogdan", at: "Test final")
            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(scene.address + "?test=\(scene.number("Test final"))")
            #expect(page.text.contains("\(TestWritingRoutes.attempt(attempt))\"") && !page.text.contains("<table"))
            #expect(page.words.contains("8,20") && page.words.contains(scene.site.sentence("tests.final")))
        }
    }

    @Test("whatever stands in the address, a page comes")
    func hostile() async throws {
        try await CourseMarksScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let long = String(repeating: "a%20", count: 1000)
            for query in [
                "?page=-1", "?page=99999999999999999999", "?sort=unknown&dir=unknown", "?q=\(long)",
                "?kind=%00&topic='%20OR%201=1",
                "?test=0&missing=-1&sort=taken&page=0", "?q=%3Cscript%3Ealert(1)%3C/script%3E", "?page[]=1&q[]=2",
            ] {
                let reply = try await carmen.get(scene.address + query)
                #expect([.ok, .badRequest, .unprocessableContent].contains(reply.status), "\(query): \(reply.status)")
                #expect(!reply.text.contains("<script>alert"))
            }
        }
    }

    @Test("somebody who neither studies the course nor was in its tests is not there; who left is, and it is said")
    func people() async throws {
        try await CourseMarksScene.run { scene in
            try await scene.add(5, of: "ana", at: "Exerciții")
            let carmen = try await scene.site.signedIn("carmen")
            func student(_ userName: String) async throws -> TestBrowser.Reply {
                try await carmen.get(TeachRoutes.student(scene.site.person(userName).id, in: scene.course))
            }
            #expect(try await student("ema").status == .notFound)
            #expect(try await student("carmen").status == .notFound)
            #expect(try await !student("ana").words.contains(scene.site.sentence("marks.left-means")))
            try await scene.site.database.write { tx in try tx.execute("DELETE FROM enrolment") }
            #expect(try await student("ana").words.contains(scene.site.sentence("marks.left-means")))
            #expect(try await student("bogdan").status == .notFound)
        }
    }

    @Test("no name leads nowhere: whoever left with other dates, and whom an import removed, have their page")
    func noDeadEnds() async throws {
        try await CourseMarksScene.run { scene in
            try await DatesScene(scene.site).give("bogdan", from: 24 * 60, to: 25 * 60)
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM enrolment WHERE person_id IN (SELECT id FROM person WHERE user_name = 'bogdan')")
                try tx.execute("UPDATE person SET removed_at = 1 WHERE user_name = 'ana'")
            }
            let carmen = try await scene.site.signedIn("carmen")
            for address in [
                CoursePeopleRoutes.people(of: scene.course), DatesRoutes.dates(of: try await scene.test("Test final")),
            ] {
                let page = try await carmen.get(address)
                let link = try page.link("/teach/courses/[^\"]+/students/[^\"#]+")
                #expect(try await carmen.get(link).status == .ok, "\(address)")
            }
        }
    }

    @Test("the student's page and the sheet of points lead to each other, where there are no tests as well, and of who left")
    func points() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 3, 1.5))
            let carmen = try await scene.site.signedIn("carmen")
            let sheet = PointsRoutes.student(scene.ana, in: scene.course)
            let student = TeachRoutes.student(scene.ana, in: scene.course)
            #expect(try await carmen.get(sheet).text.contains("href=\"\(student)\""))
            #expect(try await carmen.get(student).text.contains("href=\"\(sheet)\""))
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE assessment SET removed_at = 1")
                try tx.execute("DELETE FROM enrolment")
            }
            let left = try await carmen.get(student)
            #expect(left.text.contains("href=\"\(sheet)\"") && left.words.contains("1,5"))
            #expect(!left.words.contains(scene.site.sentence("marks.none")))
            #expect(try await carmen.get(sheet).status == .ok)
            #expect(try await carmen.get(TeachRoutes.student(scene.bogdan, in: scene.course)).status == .notFound)
        }
    }

    @Test("attempts at a deleted test stay on the student's page, and are told to be deleted")
    func deleted() async throws {
        try await CourseMarksScene.run { scene in
            let attempt = try await scene.add(5, of: "ana", at: "Exerciții")
            try await scene.site.database.write { tx in try tx.execute("UPDATE assessment SET removed_at = 1") }
            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(TeachRoutes.student(scene.site.person("ana").id, in: scene.course))
            #expect(page.words.contains(scene.site.sentence("course-item.removed")))
            #expect(page.text.contains(TestWritingRoutes.attempt(attempt)) && !page.words.contains("Test viitor"))
        }
    }

    @Test("what was read, extra time, other dates and annulments stand on the student's page")
    func everything() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await CourseMarksScene(site)
            let ana = try await site.signedIn("ana")
            _ = try await ana.get(site.lesson("Straturile sistemului"))
            try await ana.post(site.lesson("Limbajul") + "/readings")
            try await site.giveTime(["ana": "1.5,"])
            try await DatesScene(site).give("ana", from: 24 * 60, to: 25 * 60, reason: "Boală")
            let carmen = try await site.signedIn("carmen")
            let page = try await carmen.get(TeachRoutes.student(site.person("ana").id, in: scene.course)).words
            #expect(page.contains("Boală") && page.contains(site.sentence("readers.unopened")))
            let progress = site.sentence("lessons.progress", n: 3).replacingOccurrences(of: "{read}", with: "1")
            #expect(page.contains(progress) && page.contains("timpul × 1,5"))
        }
    }

    @Test("names lead to the student from the people, the attempts, an attempt, other dates and extra time")
    func names() async throws {
        try await InterventionScene.run { scene in
            let site = scene.site
            try await site.giveTime(["ana": "1.5,"])
            let course = try await site.courseID("PDM301")
            let student = "\"" + TeachRoutes.student(try await site.person("ana").id, in: course) + "\""
            let test = try await scene.test()
            try await DatesScene(site).give("ana", from: 24 * 60, to: 25 * 60)
            for address in [
                CoursePeopleRoutes.people(of: course), test + "/attempts", scene.taught, scene.taught + "/annulment",
                test + "/dates", test + "/extra-time", TeachRoutes.extraTime(in: course),
            ] {
                #expect(try await scene.carmen.get(address).text.contains(student), "\(address)")
            }
        }
    }

    @Test("names lead to the student from the sheet of points and from the marks that are confirmed, which lead to the points")
    func namesWithPoints() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let sheet = PointsRoutes.student(scene.ana, in: scene.course)
            let student = "href=\"" + TeachRoutes.student(scene.ana, in: scene.course) + "\""
            let marks = try await carmen.get(TeachRoutes.confirmedMarks(in: scene.course)).text
            #expect(marks.contains(student) && marks.contains("href=\"\(sheet)\""))
            #expect(try await carmen.get(sheet).text.contains(student))
        }
    }
}
