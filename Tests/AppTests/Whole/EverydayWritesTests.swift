import Database
import Testing

@testable import App

@Suite("What is written all the time leaves in memory what everybody reads")
struct EverydayWritesTests {
    /// Counts on with every edit.
    private func edits(_ site: TestSite) async throws -> Int {
        try await site.database.read { tx in
            try tx.first("SELECT last_number FROM number_sequence WHERE kind = 'shared reads'").map { try $0["last_number"] } ?? 0
        }
    }

    private func leavesAll(_ site: TestSite, _ body: () async throws -> Void) async throws {
        let before = try await edits(site)
        try await body()
        #expect(try await edits(site) == before)
    }

    @Test("signing in, taking a test, reading and signing out")
    func learning() async throws {
        try await TestSite.run { site in
            try await site.addLessons()
            let lesson = try await site.lesson("Ciclul de viață")
            try await leavesAll(site) {
                let ana = try await site.signedIn("ana")
                let attempt = try await ana.start("Test final")
                _ = try await ana.post("\(attempt)/questions/1", [("choice[]", "1"), ("flag", "on"), ("go", "next")])
                #expect(try await ana.follow(ana.end(attempt)).status == .ok)
                #expect(try await ana.get(lesson).status == .ok)
                site.clock.advance(by: .minutes(10))
                #expect(try await ana.get(WebRoutes.home).status == .ok)
                #expect(try await ana.post("/sign-out").location == "/sign-in")
            }
            #expect(try await site.count("submission") == 1)
        }
    }

    @Test("while the list counts every answer, and one that is taken back")
    func counted() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            for (answers, count) in [([], "0"), ([("choice[]", "1")], "1"), ([("choice[]", "2")], "1"), ([], "0")] {
                _ = try await ana.post("\(attempt)/questions/1", answers + [("go", "next")])
                let row = site.sentence("tests.in-progress", n: 3, ["answered": count])
                #expect(try await ana.get(AssessmentRoutes.tests).words.contains(row))
            }
        }
    }

    @Test("handing in a survey")
    func surveys() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await leavesAll(scene.site) {
                let reply = try await scene.send("student1", SurveyScene.fields(4, comment: "da"))
                #expect(reply.status == .seeOther)
            }
            #expect(try await scene.count("sealed_ballot") == 1)
        }
    }

    @Test("entering points, and reading them")
    func points() async throws {
        try await PointsScene.run { scene in
            try await leavesAll(scene.site) {
                _ = try await scene.save(scene.edit("tasks", week: 1, 2))
                let ana = try await scene.site.signedIn("ana")
                #expect(try await ana.get(StudentReportRoutes.report(scene.course)).status == .ok)
            }
            #expect(try await scene.site.count("report_opening") == 1)
        }
    }

    @Test("registering for exams, changing and withdrawing")
    func exams() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one"), scene.date("two", days: 12))
            try await leavesAll(scene.site) {
                _ = try await scene.register(scene.ana, one)
                _ = try await scene.change(scene.ana, to: two)
                _ = try await scene.withdraw(scene.ana)
            }
            #expect(try await scene.site.count("exam_registration_event") == 3)
        }
    }

    @Test("whereas an edit is counted, and seen by the next who reads")
    func edited() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get(AssessmentRoutes.tests).text.contains("Test final"))
            let before = try await edits(site)
            try await site.database.write { tx in
                try tx.execute("UPDATE assessment_revision SET title = 'Alt titlu' WHERE title = 'Test final'")
                try tx.execute("UPDATE person SET surname = 'Popa' WHERE user_name = 'ana'")
            }
            #expect(try await edits(site) == before + 1)
            let page = try await ana.get(AssessmentRoutes.tests).text
            #expect(page.contains(">Alt titlu<") && !page.contains(">Test final<"))
            #expect(try await ana.get(WebRoutes.account).text.contains("Popa"))
        }
    }
}
