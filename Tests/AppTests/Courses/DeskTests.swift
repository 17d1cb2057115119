import Testing

@testable import App

@Suite("The first page of those who teach says what there is to do")
struct DeskTests {
    private func sections(_ browser: TestBrowser) async throws -> String {
        let page = try await browser.get(TeachRoutes.courses).words
        return String(page.prefix(upTo: try #require(page.range(of: "Cursuri", options: .backwards)).lowerBound))
    }

    @Test("a test that runs stands there with how many take it, and leads to them; later it is one that ended")
    func running() async throws {
        try await InterventionScene.run { scene in
            let site = scene.site
            let during = try await scene.carmen.get(TeachRoutes.courses)
            #expect(during.words.contains(site.sentence("desk.running")))
            #expect(during.words.contains(site.sentence("test-list.sitting", n: 1)))
            #expect(during.text.contains("href=\"\(try await scene.test())/attempts\""))
            try await scene.ana.end(scene.attempt)
            let after = try await scene.carmen.get(TeachRoutes.courses).words
            #expect(after.contains(" · " + site.sentence("desk.handed-in", n: 1)))
            #expect(!after.contains(site.sentence("test-list.sitting", n: 0)))
        }
    }

    @Test("a test of somebody else's course is not there; students have no such page")
    func others() async throws {
        try await InterventionScene.run { scene in
            _ = try await scene.site.addGelusCourse()
            let gelu = try await scene.site.signedIn("gelu")
            #expect(try await !gelu.get(TeachRoutes.courses).words.contains(scene.site.sentence("desk.running")))
            #expect(try await scene.ana.get(TeachRoutes.courses).status != .ok)
        }
    }

    @Test("a test that closed stands among those that ended lately, with how many ended it, for two weeks")
    func ended() async throws {
        try await InterventionScene.run { scene in
            let site = scene.site
            try await scene.ana.end(scene.attempt)
            site.clock.advance(by: .hours(3))
            let carmen = try await site.signedIn("carmen")
            let page = try await carmen.get(TeachRoutes.courses).words
            #expect(page.contains(site.sentence("desk.ended")) && page.contains(site.sentence("desk.handed-in", n: 1)))
            #expect(!page.contains(site.sentence("desk.running")))
            site.clock.advance(by: .days(15))
            let later = try await site.signedIn("carmen").get(TeachRoutes.courses).words
            #expect(!later.contains(site.sentence("desk.ended")))
        }
    }

    @Test("a test runs while somebody's other dates run, comes soon before them, and ended when they are over")
    func otherDates() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site, "Test trecut")
            try await scene.give("ana", from: 24 * 60, to: 25 * 60)
            let title = "Test trecut"
            func row() async throws -> String {
                let page = try await site.signedIn("carmen").get(TeachRoutes.courses).words
                return String(page[try #require(page.range(of: title)).lowerBound...].prefix(160))
            }
            #expect(try await row().contains(site.words("se deschide pentru 1 student")))
            site.clock.set(site.minute(24 * 60 + 5))
            #expect(try await row().contains(site.words("deschis pentru 1 student până la")))
            site.clock.set(site.minute(25 * 60 + 5))
            #expect(try await row().contains(site.words("s-a închis la 11:00")))
        }
    }

    @Test("a test runs while somebody writes under dates that are over or removed, however far off everyone's are")
    func earlierDates() async throws {
        try await TestSite.run { site in
            let scene = try await DatesScene(site, "Test viitor")
            let (ana, test) = (try await site.person("ana").id, scene.test)
            try await site.database.write { tx in
                try TimeExceptionRows.give(ExtraTime(factor: 1000, added: .minutes(20)), to: ana, in: test, tx)
            }
            try await scene.give("ana", from: 0, to: 10)
            _ = try await site.signedIn("ana").start("Test viitor")
            site.clock.set(site.minute(15))
            func row() async throws -> String {
                let page = try await site.signedIn("carmen").get(TeachRoutes.courses).words
                return String(page[try #require(page.range(of: "Test viitor")).lowerBound...].prefix(160))
            }
            #expect(try await row().contains(site.words(site.sentence("test-list.sitting", n: 1))))
            #expect(try await scene.remove().status == .seeOther)
            try await site.database.write { tx in
                let later = Milliseconds.days(30)
                try tx.execute(
                    """
                    UPDATE assessment SET opens_at = opens_at + \(later), closes_at = closes_at + \(later)
                    WHERE id = \(test)
                    """)
            }
            #expect(try await row().contains(site.words(site.sentence("test-list.sitting", n: 1))))
        }
    }

    @Test("what opens within a week comes soon, the first one first; what runs stands above it")
    func order() async throws {
        try await TestSite.run { site in
            let now = site.clock.now
            func item(_ section: DeskSection, _ order: Int64, _ title: String?) -> DeskItem {
                DeskItem(section: section, order: order, href: "/\(order)", title: title, course: .sample()) { _ in "" }
            }
            let ground = try PageGround()
            let page = TeacherCoursesPage(
                frame: ground.frame, strings: ground.strings, entries: [],
                items: [item(.soon, 3, "c"), item(.drafts, now.milliseconds, nil), item(.soon, 1, "a"), item(.running, 9, "r")]
                    + (10..<20).map { item(.soon, $0, "later") })
            #expect(page.sections.map(\.heading) == ["desk.running", "desk.soon", "desk.drafts"].map { ground.strings($0) })
            #expect(page.sections[1].rows.map(\.title) == ["a", "c", "later", "later", "later"])
            #expect(page.sections[2].rows.map(\.title) == [ground.strings("write.untitled")])
        }
    }

    @Test("a new lesson and a new test stand among what is not published")
    func drafts() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let course = try await site.courseID("PDM301")
            #expect(try await !carmen.get(TeachRoutes.courses).words.contains(site.sentence("desk.drafts")))
            for (list, title) in [
                (TestWritingRoutes.tests(of: course), "Test de mâine"), (WritingRoutes.lessons(of: course), "Lecția de mâine"),
            ] {
                let id = try #require(try await carmen.get(list).hidden("id"))
                try await carmen.post(list, [("id", id), ("title", title), ("kind", "quiz")])
            }
            let page = try await carmen.get(TeachRoutes.courses).words
            #expect(page.contains(site.sentence("desk.drafts")) && page.contains(site.sentence("desk.test-unpublished")))
            #expect(page.contains("Test de mâine") && page.contains("Lecția de mâine"))
        }
    }

    @Test("what is published leaves the list, and what is changed afterwards comes back")
    func changed() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            func desk() async throws -> String { try await carmen.get(TeachRoutes.courses).words }
            var editor = try await TestEditor(carmen, site.writtenTest("Test final"))
            #expect(try await !desk().contains(site.sentence("desk.drafts")))
            site.clock.advance(by: .minutes(1))
            try editor.replace("Foundation", "Fundație")
            try await editor.save()
            #expect(try await desk().contains(site.sentence("desk.test-changed")))
            site.clock.advance(by: .minutes(1))
            try await editor.publish()
            #expect(try await !desk().contains(site.sentence("desk.drafts")))
        }
    }

    @Test("on every page of a course its menu stands, with the place where one is")
    func menu() async throws {
        try await InterventionScene.run { scene in
            let course = try await scene.site.courseID("PDM301")
            for (address, place) in [
                (TeachRoutes.course(course), nil), (WritingRoutes.lessons(of: course), CourseMenu.lessons),
                (try await scene.test(), .tests), (try await scene.test() + "/attempts", .tests), (scene.taught, .tests),
                (CoursePeopleRoutes.people(of: course), .people), (TeachRoutes.edit(course), .settings),
            ] {
                let page = try await scene.carmen.get(address).text
                #expect(page.contains("<nav class=\"menu\""), "\(address)")
                for entry in CourseMenu.allCases {
                    let current = entry == place ? " aria-current=\"true\"" : ""
                    #expect(page.contains("<a href=\"\(entry.href(of: course))\"\(current)>"), "\(address) \(entry)")
                }
            }
            #expect(try await !scene.carmen.get(TeachRoutes.courses).text.contains("class=\"menu\""))
        }
    }
}
