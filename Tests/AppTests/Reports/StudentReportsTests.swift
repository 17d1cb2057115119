import Database
import Testing

@testable import App

@Suite("A student reads the own reports")
struct StudentReportsTests {
    private static func report(_ scene: PointsScene) -> String { StudentReportRoutes.report(scene.course) }

    @Test("a change is news at home and in the list until its report was opened, and then no more")
    func news() async throws {
        try await PointsScene.run { scene in
            let site = scene.site
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get(Self.report(scene)).status == .ok)
            site.clock.advance(by: .minutes(1))
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5))
            site.clock.advance(by: .minutes(1))
            let told = site.sentence(
                "reports.change-week",
                [
                    "part": site.sentence("points.tasks"), "week": "6", "old": "–", "new": "1,5",
                ])
            #expect(try await ana.get("/").words.contains(told))
            #expect(try await ana.get("/").link("/reports/[^\"]+") == Self.report(scene))
            let new = site.sentence("reports.new")
            #expect(try await ana.get(StudentReportRoutes.reports).words.contains(" \(new) "))
            // Neither a question for the head nor a browser that looks ahead has read it.
            #expect(try await ana.head(Self.report(scene)).status == .ok)
            #expect(try await ana.get("/").words.contains(told))
            let report = try await ana.get(Self.report(scene))
            #expect(report.words.contains(told) && report.words.contains(site.sentence("reports.news")))
            #expect(try await !ana.get("/").words.contains(told))
            #expect(try await !ana.get(StudentReportRoutes.reports).words.contains(" \(new) "))
            #expect(try await !ana.get(Self.report(scene)).words.contains(site.sentence("reports.news")))
            site.clock.advance(by: .minutes(1))
            _ = try await scene.save(scene.edit("tasks", week: 6, 2, seen: 1))
            #expect(try await ana.get(Self.report(scene)).words.contains("1,5 → 2"))
        }
    }

    @Test("a report that was never opened lists no news, whatever is in it; from then on what is entered is news")
    func firstOpening() async throws {
        try await PointsScene.run { scene in
            let (site, carmen) = (scene.site, scene.carmen.id)
            let (ana, news, new) = (try await site.signedIn("ana"), site.sentence("reports.news"), site.sentence("reports.new"))
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5))
            try await site.database.write { tx in try tx.execute("UPDATE point_entry SET maker_id = NULL") }
            #expect(try await !ana.get(StudentReportRoutes.reports).words.contains(" \(new) "), "an import brought it")
            #expect(try await !ana.get("/").words.contains("1,5"))
            try await site.database.write { tx in try tx.execute("UPDATE point_entry SET maker_id = \(carmen)") }
            #expect(try await ana.get(StudentReportRoutes.reports).words.contains(" \(new) "), "a person entered it")
            #expect(try await ana.get("/").words.contains("1,5"), "home tells what it was")
            site.clock.advance(by: .minutes(1))
            #expect(try await site.count("report_opening") == 0)
            let first = try await ana.get(Self.report(scene))
            #expect(first.words.contains("1,5") && !first.words.contains(news))
            #expect(try await site.count("report_opening") == 1)
            #expect(try await !ana.get(StudentReportRoutes.reports).words.contains(" \(new) "))
            #expect(try await !ana.get("/").words.contains("1,5"))
            site.clock.advance(by: .minutes(1))
            _ = try await scene.save(scene.edit("tasks", week: 7, 2))
            #expect(try await ana.get(Self.report(scene)).words.contains(news))
        }
    }

    @Test("nobody reads another's: whoever is not in the course finds nothing, and a classmate sees nothing of it")
    func others() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5))
            for person in ["ema", "carmen", "felix", "dan"] {
                let browser = try await scene.site.signedIn(person)
                #expect(try await browser.get(Self.report(scene)).status == .notFound, "\(person)")
                #expect(try await !browser.get(StudentReportRoutes.reports).text.contains("PDM301"), "\(person)")
            }
            let bogdan = try await scene.site.signedIn("bogdan").get(Self.report(scene))
            #expect(bogdan.status == .ok && !bogdan.words.contains("1,5"))
            #expect(bogdan.words.contains(scene.site.sentence("reports.nothing")))
            #expect(try await scene.site.visitor().get(Self.report(scene)).status == .seeOther)
        }
    }

    @Test("the list leads to the report, which has the code as its heading, the way back and the tabs")
    func ways() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5), scene.edit("written-exam", 30))
            let ana = try await scene.site.signedIn("ana")
            let list = try await ana.get(StudentReportRoutes.reports)
            #expect(list.text.contains("PDM301 - ") && list.words.contains("31,5"))
            let report = try await ana.get(list.link("/reports/[^\"]+"))
            #expect(report.text.contains("<h1>PDM301</h1>") && report.text.contains("class=\"back\" href=\"/reports\""))
            #expect(report.text.contains("<nav class=\"tabs\"") && !report.text.contains("<script"))
            #expect(report.words.contains("1,5 + 30 = 31,5"))
        }
    }

    @Test("the report stays when the course is archived, and when the student has left it")
    func kept() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 6, 1.5))
            let (course, ana) = (scene.course, scene.ana)
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE course SET removed_at = 1 WHERE id = \(course)")
                try tx.execute("DELETE FROM enrolment WHERE course_id = \(course) AND person_id = \(ana)")
            }
            let page = try await scene.site.signedIn("ana").get(Self.report(scene))
            #expect(page.status == .ok && page.words.contains("1,5") && page.words.contains(scene.site.sentence("reports.left")))
        }
    }
}
