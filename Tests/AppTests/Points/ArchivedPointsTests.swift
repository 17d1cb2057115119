import Database
import Testing

@testable import App

@Suite("The points of an archived course are only read")
struct ArchivedPointsTests {
    private static func archive(_ scene: PointsScene, _ isArchived: Bool = true) async throws {
        let (course, now) = (scene.course, isArchived ? scene.site.clock.now : nil)
        try await scene.site.database.write { tx in
            try tx.execute("UPDATE course SET removed_at = \(now) WHERE id = \(course)")
        }
    }

    @Test("nothing is entered, in no way, until the course is restored")
    func entries() async throws {
        try await PointsScene.run { scene in
            #expect(try await scene.save(scene.edit("tasks", week: 1, 2)) == [.saved(1)])
            try await Self.archive(scene)
            let refused = try await scene.save(scene.edit("tasks", week: 2, 1), scene.edit("tasks", week: 1, nil, seen: 1))
            #expect(refused == [.refused(.archived), .refused(.archived)])
            let sheets = PointSheetStore(database: scene.site.database)
            let filled = try await sheets.save(
                [], filling: .init(key: "attendance", week: 3, group: nil), in: scene.course, by: scene.carmen,
                at: scene.site.clock.now)
            #expect(filled?.count == 0)
            #expect(try await scene.site.count("point_entry") == 1)
            try await Self.archive(scene, false)
            #expect(try await scene.save(scene.edit("tasks", week: 2, 1)) == [.saved(1)])
        }
    }

    @Test("the page says so, and what a teacher has typed on an older page stays on it, with the reason")
    func pages() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            try await Self.archive(scene)
            let address = TeachRoutes.points(in: scene.course)
            let page = try await carmen.get(address + "?group=all&week=3")
            #expect(page.status == .ok && page.words.contains(scene.site.sentence("points.archived")))
            #expect(!page.text.contains("name=\"p.") && !page.text.contains("name=\"t."))
            let field = "p.\(scene.ana).tasks.3.0"
            let late = try await carmen.post(address, [("week", "3"), ("group", "all"), (field, "1,5"), ("go", "save")])
            #expect(late.status == .unprocessableContent && late.words.contains("1,5"))
            #expect(late.words.contains(scene.site.sentence("points.is-archived")))
            let student = try await carmen.post(
                PointsRoutes.student(scene.ana, in: scene.course), [(field, "1,5"), ("go", "save")])
            #expect(student.status == .unprocessableContent && student.words.contains("1,5"))
            let list = "\(try await scene.site.person("ana").userName);3;tasks;1,5"
            let sent = try await carmen.post(
                PointListRoutes.list(of: scene.course), [("list", "user name;week;part;points\n" + list)])
            #expect(sent.text.contains(list) && sent.words.contains(scene.site.sentence("points.is-archived")))
            #expect(try await scene.site.count("point_entry") == 0)
        }
    }

    @Test("texts of weeks are not written, and what was typed comes back")
    func texts() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let address = TeachRoutes.points(in: scene.course)
            let fields = [("week", "3"), ("group", "all"), ("t.tasks", "CSS"), ("s.tasks", "0")]
            _ = try await carmen.post(address, fields)
            try await Self.archive(scene)
            let late = try await carmen.post(address, [("week", "3"), ("group", "all"), ("t.tasks", "Altul"), ("s.tasks", "1")])
            #expect(late.status == .unprocessableContent && late.text.contains("value=\"Altul\""))
            #expect(late.words.contains(scene.site.sentence("points.is-archived")))
            #expect(try await scene.site.count("task_text") == 1)
            let page = try await carmen.get(TeachRoutes.points(in: scene.course) + "?group=all&week=3")
            #expect(page.words.contains("CSS"), "it is read")
        }
    }

    @Test("its plan is neither changed nor frozen, and a form that was open says why")
    func plan() async throws {
        try await PointsScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            try await Self.archive(scene)
            let (course, tasks) = (scene.course, ID<PointsPart>(text: "tasks"))
            let page = try await carmen.get(TeachRoutes.plan(of: course))
            #expect(page.words.contains(scene.site.sentence("points.archived")))
            #expect(
                !page.text.contains("href=\"\(PointsPlanRoutes.newPart(of: course))\"") && !page.text.contains("name=\"down\""))
            for address in [PointsPlanRoutes.newPart(of: course), PointsPlanRoutes.part(tasks, of: course)] {
                #expect(try await carmen.get(address).status == .notFound)
            }
            let typed = [
                ("seen", "1"), ("kind", "pre-exam"), ("sort", "tasks"), ("most", "29"), ("weekly", "2"), ("source", ""),
            ]
            for (address, fields) in [
                (PointsPlanRoutes.part(tasks, of: course), typed),
                (PointsPlanRoutes.removals(of: tasks, in: course), [("seen", "1")]),
                (PointsPlanRoutes.order(of: course), [("seen", "1"), ("down", "attendance")]),
            ] {
                let late = try await carmen.post(address, fields)
                #expect(late.status == .unprocessableContent, "\(address)")
                #expect(late.words.contains(scene.site.sentence("points.is-archived")), "\(address)")
            }
            #expect(try await carmen.post(PointsPlanRoutes.part(tasks, of: course), typed).text.contains("value=\"29\""))
            let freezing = PointsPlanRoutes.freezes(of: ID(text: "midterm"), in: course)
            let frozen = try await carmen.post(freezing, [("frozen", "1")])
            #expect(frozen.location == TeachRoutes.plan(of: course))
            #expect(try await carmen.follow(frozen).words.contains(scene.site.sentence("flash.course-is-archived")))
            let store = PointsPlanStore(database: scene.site.database)
            let isFrozen = try await store.freeze(
                ID(text: "midterm"), true, in: course, by: scene.carmen, at: scene.site.clock.now)
            #expect(isFrozen == nil)
            #expect(try await scene.site.count("points_plan") == 1)
            #expect(try await scene.site.count("points_freeze") == 0)
        }
    }

    @Test("no mark is confirmed; one that was is changed with a reason, as the marks of tests are")
    func marks() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("written-exam", 40), scene.edit("written-exam", 10, of: scene.bogdan))
            let store = ConfirmedMarkStore(database: scene.site.database)
            let now = scene.site.clock.now
            func proposal(_ person: ID<Person>) async throws -> ConfirmedMarkStore.Proposal {
                .init(person: person, verdict: try #require(try await scene.row(person).unconfirmed).verdict)
            }
            let (ana, bogdan) = (try await proposal(scene.ana), try await proposal(scene.bogdan))
            #expect(try await store.confirm([ana], in: scene.course, by: scene.carmen, at: now)?.count == 1)
            try await Self.archive(scene)
            #expect(try await store.confirm([bogdan], in: scene.course, by: scene.carmen, at: now) == nil)
            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(TeachRoutes.confirmedMarks(in: scene.course))
            #expect(page.words.contains(scene.site.sentence("confirmed-marks.archived")))
            let late = try await carmen.post(
                TeachRoutes.confirmedMarks(in: scene.course),
                [(ConfirmedMarksForm.name(of: scene.bogdan), bogdan.verdict.posted), ("person", scene.bogdan.text)])
            #expect(try await carmen.follow(late).words.contains(scene.site.sentence("flash.course-is-archived")))
            #expect(try await scene.site.count("confirmed_mark") == 1)
            let changed = try await store.change(
                to: .mark(Mark(scheme: .serbian, thousandths: 6000)), for: scene.ana, in: scene.course, seen: 1,
                because: "Greșeală la numărare", by: scene.carmen, at: now)
            #expect(changed?.sequence == 2)
        }
    }
}
