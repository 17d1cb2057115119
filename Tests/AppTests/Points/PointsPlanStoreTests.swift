import Database
import Testing

@testable import App

@Suite("A plan of points is made on its page, part by part")
struct PointsPlanStoreTests {
    private static func page(_ course: ID<Course>) -> String { TeachRoutes.plan(of: course) }

    private static func plan(_ course: ID<Course>, _ site: TestSite) async throws -> PointsPlan? {
        try await site.database.read { tx in
            try CourseStore.courses(tx, where: "course.id = \(course)").first.flatMap { try PointsPlanRows.plan(of: $0, tx) }
        }
    }

    /// Adds a part by the form, and gives the answer.
    @discardableResult
    private static func add(
        _ browser: TestBrowser, to course: ID<Course>, _ form: [(String, String)]
    ) async throws -> TestBrowser.Reply {
        let page = try await browser.get(PointsPlanRoutes.newPart(of: course))
        let hidden = try [("part", #require(page.hidden("part"))), ("seen", #require(page.hidden("seen")))]
        return try await browser.post(PointsPlanRoutes.parts(of: course), hidden + form)
    }

    @Test("that a course has none is kept in memory until it has one")
    func none() async throws {
        #expect(PointsPlanRead.isKept(nil))
        try await TestSite.run { site in
            let (carmen, course) = try await (site.signedIn("carmen"), site.courseID("PDM301"))
            func parts() throws -> Int? {
                try site.database.readInline { tx in try tx.shared(PointsPlanRead(course: course))?.parts.count }
            }
            #expect(try parts() == nil)
            try await Self.add(
                carmen, to: course, [("sort", "attendance"), ("kind", "pre-exam"), ("most", "15"), ("weekly", "1")])
            #expect(try parts() == 1)
        }
    }

    @Test("before points are there all is one version; then a change says why, and is the next one")
    func versions() async throws {
        try await TestSite.run { site in
            let (carmen, course) = try await (site.signedIn("carmen"), site.courseID("PDM301"))
            #expect(try await carmen.get(Self.page(course)).text.contains(site.sentence("points.none")))
            try await Self.add(
                carmen, to: course, [("sort", "attendance"), ("kind", "pre-exam"), ("most", "15"), ("weekly", "1")])
            try await Self.add(carmen, to: course, [("sort", "written-exam"), ("kind", "exam"), ("most", "40,5")])
            let plan = try #require(try await Self.plan(course, site))
            #expect(
                plan.edition.version == 1 && plan.edition.revision == 2
                    && plan.parts.map(\.key) == ["attendance", "written-exam"])
            #expect(plan.parts.last?.most == SamplePoints.points(40.5))
            let (exam, ana) = try await (#require(plan.parts.last), site.person("ana"))
            let edit = PointEdit(person: ana.id, cell: PointCell(part: exam.id), value: .points(SamplePoints.points(7)), seen: 0)
            let viewer = try await site.person("carmen")
            #expect(
                try await PointEntryStore(database: site.database).save([edit], in: course, by: viewer, at: site.clock.now)
                    == [.saved(1)])

            let address = PointsPlanRoutes.part(exam.id, of: course)
            let seen = try #require(try await carmen.get(address).hidden("seen"))
            let form = [("seen", seen), ("sort", "written-exam"), ("kind", "exam"), ("most", "50")]
            let silent = try await carmen.post(address, form)
            #expect(silent.status == .unprocessableContent && silent.text.contains(site.sentence("points.note-missing")))
            #expect(try await carmen.post(address, form + [("note", "Mai mult")]).location == Self.page(course))
            let after = try #require(try await Self.plan(course, site))
            #expect(
                after.edition.version == 2 && after.edition.note == "Mai mult"
                    && after.parts.last?.most == SamplePoints.points(50))
            let late = try await carmen.post(address, form + [("note", "Târziu")])
            #expect(late.status == .unprocessableContent || late.location == Self.page(course))
            #expect(try await Self.plan(course, site)?.edition.version == 2, "an older form that says the same changes nothing")
            let other = try await carmen.post(
                address, [("seen", seen), ("sort", "written-exam"), ("kind", "exam"), ("most", "60"), ("note", "x")])
            #expect(other.status == .unprocessableContent && other.text.contains(site.sentence("points.plan-changed")))
            #expect(try await carmen.get(Self.page(course)).text.contains("Mai mult"))
        }
    }

    @Test("parts are moved, which is no new version, removed, and added once however often the button is pressed")
    func parts() async throws {
        try await PointsScene.run { scene in
            let (site, course) = (scene.site, scene.course)
            let carmen = try await site.signedIn("carmen")
            _ = try await scene.save(scene.edit("tasks", week: 1, 2))
            let moved = try await carmen.post(
                PointsPlanRoutes.order(of: course), [("seen", "1"), ("down", "attendance")])
            #expect(moved.location == Self.page(course))
            let plan = try #require(try await Self.plan(course, site))
            #expect(plan.parts.prefix(2).map(\.key) == ["tasks", "attendance"])
            #expect(plan.edition.revision == 2 && plan.edition.version == 1)

            let removals = PointsPlanRoutes.removals(of: ID(text: "tasks"), in: course)
            let silent = try await carmen.post(removals, [("seen", "2")])
            #expect(silent.status == .unprocessableContent && silent.text.contains(site.sentence("points.note-missing")))
            #expect(
                try await carmen.post(removals, [("seen", "2"), ("removal-note", "Fără teme")]).location == Self.page(course))
            #expect(try await Self.plan(course, site)?.parts.contains { $0.key == "tasks" } == false)
            #expect(try await scene.row(scene.ana).points.preExam.thousandths == 0)

            let form = [
                ("part", "0191d2c0-0000-7000-8000-000000000026"), ("seen", "3"), ("sort", "tasks"), ("kind", "pre-exam"),
                ("most", "10"), ("note", "Din nou"),
            ]
            for _ in 1...2 {
                #expect(try await carmen.post(PointsPlanRoutes.parts(of: course), form).location == Self.page(course))
            }
            #expect(try await Self.plan(course, site)?.parts.map(\.key).filter { $0.hasPrefix("tasks") } == ["tasks-2"])
            #expect(try await site.count("points_part") == 6)
        }
    }

    @Test("more than 100 points, somebody else's test and the test of a frozen part are refused")
    func refused() async throws {
        try await PointsScene.run { scene in
            let (site, course) = (scene.site, scene.course)
            let plans = PointsPlanStore(database: site.database)
            func change(_ edit: PlanEdit, seen: Int = 1, by viewer: Viewer? = nil) async throws -> Bool? {
                try await plans.change(edit, in: course, seen: seen, note: nil, by: viewer ?? scene.carmen, at: site.clock.now)
            }
            let over = PartFields(kind: .exam, sort: .oralExam, most: SamplePoints.points(0.01), least: .zero)
            await #expect(throws: FormErrors.one("most", "points.total-over")) { try await change(.add(ID(text: "new"), over)) }
            let words = ID<Assessment>(text: TestSite.lastPart(try await site.test("Words")))
            let stolen = PartFields(
                kind: .penalty, sort: .penalty, title: "x", most: SamplePoints.points(1), least: .zero,
                source: .test(words, .share))
            await #expect(throws: FormErrors.one("source", "points.test-gone")) {
                try await change(.add(ID(text: "new"), stolen))
            }
            #expect(try await change(.remove(ID(text: "tasks")), by: scene.felix) == nil, "an assistant changes no plan")
            #expect(try await change(.remove(ID(text: "nothing"))) == nil)

            _ = try await plans.freeze(ID(text: "midterm"), true, in: course, by: scene.carmen, at: site.clock.now)
            var fields = PartFields(try #require(scene.parts["midterm"]))
            fields.source = .byHand
            let edit = PlanEdit.change(ID(text: "midterm"), fields)
            let errors = await #expect(throws: FormErrors.self) { try await change(edit) }
            #expect(errors?.items.map(\.key) == ["points.note-missing", "points.part-frozen"])
        }
    }

    @Test("an assistant reads the plan and finds no way to change it")
    func assistant() async throws {
        try await PointsScene.run { scene in
            let felix = try await scene.site.signedIn("felix")
            let page = try await felix.get(Self.page(scene.course))
            #expect(page.status == .ok && page.text.contains(scene.site.sentence("points.read-only")))
            #expect(!page.text.contains("plan/parts"))
            for address in [
                PointsPlanRoutes.newPart(of: scene.course), PointsPlanRoutes.part(ID(text: "tasks"), of: scene.course),
            ] { #expect(try await felix.get(address).status == .notFound) }
            let order = [("seen", "1"), ("down", "attendance")]
            #expect(try await felix.post(PointsPlanRoutes.order(of: scene.course), order).status == .notFound)
        }
    }

    @Test("a copied course takes the plan along, and no points; what flowed from a final test is entered by hand there")
    func copied() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("tasks", week: 1, 2))
            let carmen = try await scene.site.signedIn("carmen")
            let copy = try #require(try await carmen.get(TeachRoutes.newCopy(of: scene.course)).hidden("course"))
            _ = try await carmen.post(
                TeachRoutes.copies(of: scene.course),
                [("course", copy), ("number", "PDM302"), ("title", "Din nou"), ("semester", "2026/2027")])
            let plan = try #require(try await Self.plan(ID(text: copy), scene.site))
            let original = try #require(try await Self.plan(scene.course, scene.site))
            #expect(plan.parts.map(\.key) == original.parts.map(\.key) && plan.edition.version == 1)
            #expect(Set(plan.parts.map(\.id)).isDisjoint(with: original.parts.map(\.id)))
            let test = try #require(plan.parts.first { $0.key == "midterm" }?.test)
            #expect(test != scene.parts["midterm"]?.test)
            let owner = try await scene.site.database.read { tx in
                try tx.first("SELECT course_id FROM assessment WHERE id = \(test)")?["course_id"] as String?
            }
            #expect(owner == copy)
            #expect(try await scene.site.count("point_entry") == 1)
        }
    }

    @Test("a copied course takes along what its weeks were, as whoever copies it says; not what was taken back or removed")
    func copiedTexts() async throws {
        try await PointsScene.run { scene in
            let (felix, carmen) = try await (scene.site.signedIn("felix"), scene.site.signedIn("carmen"))
            for (week, text) in [("1", "CSS"), ("2", "JS"), ("3", "Formulare")] {
                _ = try await felix.post(
                    TeachRoutes.points(in: scene.course),
                    [("week", week), ("t.tasks", text), ("s.tasks", "0"), ("t.attendance", "Prelegerea " + week)])
            }
            _ = try await felix.post(
                TeachRoutes.points(in: scene.course),
                [("week", "2"), ("t.tasks", ""), ("s.tasks", "1"), ("t.attendance", "Prelegerea 2"), ("s.attendance", "1")])
            let store = PointsPlanStore(database: scene.site.database)
            let (course, now) = (scene.course, scene.site.clock.now)
            let removed = try await store.change(
                .remove(ID(text: "attendance")), in: course, seen: 1, note: "Fără prezență", by: scene.carmen, at: now)
            #expect(removed != nil)
            let copy = try #require(try await carmen.get(TeachRoutes.newCopy(of: scene.course)).hidden("course"))
            _ = try await carmen.post(
                TeachRoutes.copies(of: scene.course),
                [("course", copy), ("number", "PDM302"), ("title", "Din nou"), ("semester", "2026/2027")])
            let plan = try #require(try await Self.plan(ID(text: copy), scene.site))
            let tasks = try #require(plan.parts.first { $0.key == "tasks" }?.id)
            let texts = try await scene.site.database.read { try TaskTextRows.current(in: ID(text: copy), $0) }
            #expect(
                texts.mapValues(\.body) == [PointCell(part: tasks, week: 1): "CSS", PointCell(part: tasks, week: 3): "Formulare"])
            #expect(texts.values.allSatisfy { $0.maker == scene.carmen.fullName && $0.sequence == 1 && $0.madeAt == now })
        }
    }
}
