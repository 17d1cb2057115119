import Database
import Testing

@testable import App

@Suite("What is entered keeps counting when the plan of points, or the semester, changes")
struct PlanSafetyTests {
    private static func plan(_ scene: PointsScene) async throws -> PointsPlan {
        let course = scene.course
        let plan = try await scene.site.database.read { tx in
            try CourseStore.courses(tx, where: "course.id = \(course)").first.flatMap { try PointsPlanRows.plan(of: $0, tx) }
        }
        return try #require(plan)
    }

    /// Gives the course's semester so many teaching weeks.
    private static func shorten(_ scene: PointsScene, to weeks: Int) async throws {
        let (course, first) = (scene.course, try #require(LocalDay(year: 2026, month: 10, day: 5)))
        let last = try #require(LocalDay(year: 2027, month: 2, day: 14))
        try await scene.site.database.write { tx in
            try tx.execute(
                """
                UPDATE semester SET school_year = '2026/2027', first_day = \(first), teaching_weeks = \(weeks),
                    last_day = \(last)
                WHERE id = (SELECT course.semester_id FROM course WHERE course.id = \(course))
                """)
        }
    }

    @Test("a semester that gets fewer weeks keeps those in which something is entered, on pages and in sums")
    func weeks() async throws {
        try await PointsScene.run { scene in
            try await Self.shorten(scene, to: 10)
            #expect(try await Self.plan(scene).weeks == 10)
            #expect(try await scene.save(scene.edit("tasks", week: 11, 1)) == [.refused(.noWeek(weeks: 10))])
            try await Self.shorten(scene, to: 14)
            #expect(try await scene.save(scene.edit("tasks", week: 13, 2)) == [.saved(1)])
            try await Self.shorten(scene, to: 10)
            #expect(try await Self.plan(scene).weeks == 13)
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 2000)
            let report = try scene.report()
            #expect(report.points?.preExam.thousandths == 2000 && report.plan?.weeks == 13)
            #expect(report.news.told(in: report.plan, since: Instant(milliseconds: 0)).changes.count == 1)
            #expect(try await scene.save(scene.edit("tasks", week: 13, 1, seen: 1)) == [.saved(2)])
            #expect(try await scene.save(scene.edit("tasks", week: 14, 1)) == [.refused(.noWeek(weeks: 13))])
        }
    }

    @Test("points that flow in from a test are points: a change of the plan is a new version, and says why")
    func flowing() async throws {
        try await PointsScene.run { scene in
            let (course, database) = (scene.course, scene.site.database)
            func isUsed() async throws -> Bool {
                try await database.read { tx in try PointsPlanRows.isUsed(course, tx) }
            }
            #expect(try await isUsed() == false)
            try await CourseMarksScene(scene.site).add(6, of: "ana", at: "Exerciții")
            #expect(try await isUsed())
            let plans = PointsPlanStore(database: database)
            func change(_ note: String?) async throws -> Bool? {
                var fields = PartFields(try #require(scene.parts["midterm"]))
                fields.most = SamplePoints.points(10)
                return try await plans.change(
                    .change(ID(text: "midterm"), fields), in: course, seen: 1, note: note, by: scene.carmen,
                    at: scene.site.clock.now)
            }
            await #expect(throws: FormErrors.one("note", "points.note-missing")) { try await change(nil) }
            #expect(try await change("Mai puțin") == true)
            #expect(try await Self.plan(scene).edition.version == 2)
        }
    }

    @Test("a part that was removed is put back with its key and its points, once, by those who may change the plan")
    func restored() async throws {
        try await PointsScene.run { scene in
            let (site, course) = (scene.site, scene.course)
            let (carmen, felix) = try await (site.signedIn("carmen"), site.signedIn("felix"))
            _ = try await scene.save(scene.edit("tasks", week: 1, 2), scene.edit("tasks", week: 2, 1))
            let part = PointsPlanRoutes.part(ID(text: "tasks"), of: course)
            #expect(try await carmen.get(part).text.contains(site.sentence("points.removal-entries", n: 2)))
            let removals = PointsPlanRoutes.removals(of: ID(text: "tasks"), in: course)
            _ = try await carmen.post(removals, [("seen", "1"), ("removal-note", "Fără teme")])
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 0)

            let (address, form) = (PointsPlanRoutes.restorations(of: course), [("seen", "2"), ("part", "tasks")])
            #expect(try await carmen.get(TeachRoutes.plan(of: course)).text.contains(address))
            #expect(try await felix.post(address, form + [("note", "x")]).status == .notFound)
            let silent = try await carmen.post(address, form)
            #expect(silent.status == .unprocessableContent && silent.text.contains(site.sentence("points.note-missing")))
            let late = try await carmen.post(address, [("seen", "1"), ("part", "tasks"), ("note", "Totuși")])
            #expect(late.status == .unprocessableContent && late.text.contains("value=\"Totuși\""))
            #expect(late.text.contains(site.sentence("points.plan-changed")))
            for _ in 1...2 {
                #expect(try await carmen.post(address, form + [("note", "Totuși")]).location == TeachRoutes.plan(of: course))
            }
            let plan = try await Self.plan(scene)
            #expect(plan.parts.map(\.key).last == "tasks" && plan.edition.revision == 3 && plan.edition.version == 3)
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 3000)
            #expect(try await carmen.post(address, [("seen", "3"), ("part", "nothing")]).status == .notFound)
        }
    }

    @Test("a part for which something is entered every week does not become one that is entered once")
    func weekly() async throws {
        try await PointsScene.run { scene in
            let plans = PointsPlanStore(database: scene.site.database)
            func change() async throws -> Bool? {
                var fields = PartFields(try #require(scene.parts["tasks"]))
                fields.weeklyMost = nil
                return try await plans.change(
                    .change(ID(text: "tasks"), fields), in: scene.course, seen: 1, note: "O dată", by: scene.carmen,
                    at: scene.site.clock.now)
            }
            let saved = try await scene.save(scene.edit("tasks", week: 3, 2))
            #expect(saved == [.saved(1)])
            await #expect(throws: FormErrors.one("weekly", "points.weekly-entered")) { try await change() }
            #expect(try await scene.save(scene.edit("tasks", week: 3, nil, seen: 1)) == [.saved(2)])
            #expect(try await change() == true, "a cell that was cleared is no reason")
        }
    }

    @Test("a test takes the place of what was entered once that is confirmed, with how much it is; back by hand it counts again")
    func idle() async throws {
        try await PointsScene.run { scene in
            let saved = try await scene.save(
                scene.edit("written-exam", 30), scene.edit("written-exam", 20, of: scene.bogdan))
            #expect(saved == [.saved(1), .saved(1)])
            let carmen = try await scene.site.signedIn("carmen")
            let strings = scene.site.site.strings(.romanian)
            func said(_ key: String, _ count: Int) -> String {
                strings(key, n: count, ["students": strings("teach.students", n: count)])
            }
            let address = PointsPlanRoutes.part(ID(text: "written-exam"), of: scene.course)
            let quiz = try #require(scene.parts["midterm"]?.test)
            func fields(_ source: String, seen: Int, confirmed: String? = nil) -> [(String, String)] {
                [
                    ("seen", "\(seen)"), ("kind", "exam"), ("sort", "written-exam"), ("most", "40"), ("weekly", ""),
                    ("least", ""),
                    ("source", source), ("flow", "share"), ("note", "Altfel"),
                ] + (confirmed.map { [("confirmed", $0)] } ?? [])
            }
            #expect(try await carmen.get(address).words.contains(said("points.idle-hint", 2)))
            let asked = try await carmen.post(address, fields(quiz.text, seen: 1))
            #expect(asked.status == .unprocessableContent && asked.words.contains(said("points.idle", 2)))
            #expect(asked.words.contains(scene.site.sentence("points.idle-unconfirmed")))
            #expect(asked.text.contains("value=\"\(quiz)\" selected"), "what was chosen stays")
            // Somebody clears one of the two before it is confirmed.
            #expect(try await scene.save(scene.edit("written-exam", nil, of: scene.bogdan, seen: 1)) == [.saved(2)])
            let fewer = try await carmen.post(address, fields(quiz.text, seen: 1, confirmed: "2"))
            #expect(fewer.status == .unprocessableContent && fewer.words.contains(said("points.idle", 1)))
            #expect(try await scene.site.count("points_plan") == 1)
            #expect(try await scene.row(scene.ana).points.total.rounded.thousandths == 30_000)

            let done = try await carmen.post(address, fields(quiz.text, seen: 1, confirmed: "1"))
            #expect(done.location == TeachRoutes.plan(of: scene.course))
            #expect(try await carmen.follow(done).words.contains(strings("points.idle-now", n: 1)))
            #expect(try await scene.row(scene.ana).points.total.rounded.thousandths == 0)
            #expect(try await scene.site.count("point_entry") == 3, "nothing is deleted")
            let back = try await carmen.post(address, fields("", seen: 2))
            #expect(back.status == .seeOther, "nothing is to be confirmed then")
            #expect(try await scene.row(scene.ana).points.total.rounded.thousandths == 30_000)
        }
    }

    @Test("a part without entries, and one that came from a test before, need no confirmation")
    func nothingIdle() async throws {
        try await PointsScene.run { scene in
            let quiz = try #require(scene.parts["midterm"]?.test)
            let plans = PointsPlanStore(database: scene.site.database)
            let saved = try await scene.save(scene.edit("written-exam", 30), scene.edit("written-exam", nil, seen: 1))
            #expect(saved == [.saved(1), .refused(.repeated)])
            #expect(try await scene.save(scene.edit("written-exam", nil, seen: 1)) == [.saved(2)])
            var fields = PartFields(try #require(scene.parts["written-exam"]))
            fields.source = .test(quiz, .share)
            func change(_ fields: PartFields, seen: Int) async throws -> Bool? {
                try await plans.change(
                    .change(ID(text: "written-exam"), fields), in: scene.course, seen: seen, note: "Din test", by: scene.carmen,
                    at: scene.site.clock.now)
            }
            #expect(try await change(fields, seen: 1) == true, "what was cleared is nothing")
            fields.source = .test(quiz, .points)
            #expect(try await change(fields, seen: 2) == true)
        }
    }

    @Test("the course's menu leads to the points, and to the plan while there is none")
    func menu() async throws {
        try await TestSite.run { site in
            let (carmen, felix, course) = try await (
                site.signedIn("carmen"), site.signedIn("felix"), site.courseID("PDM301")
            )
            let address = CourseMenu.points.href(of: course)
            #expect(try await carmen.get(address).location == TeachRoutes.plan(of: course))
            let told = try await felix.get(address)
            #expect(told.status == .ok && told.text.contains(site.sentence("points.none")), "an assistant makes no plan")
            #expect(try await carmen.get(TeachRoutes.plan(of: course)).text.contains("href=\"\(TeachRoutes.course(course))\""))
        }
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(CourseMenu.points.href(of: scene.course))
            #expect(page.status == .ok && page.text.contains("href=\"\(TeachRoutes.plan(of: scene.course))\""))
        }
    }
}
