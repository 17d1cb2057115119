import Database
import Testing

@testable import App

@Suite("A syllabus is read by those whom its teachers want")
struct SyllabusTests {
    private struct Scene {
        let site: TestSite
        let course: ID<Course>
        let carmen: TestBrowser

        init(_ site: TestSite) async throws {
            self.site = site
            (course, carmen) = (try await site.courseID("PDM301"), try await site.signedIn("carmen"))
        }

        var settings: String { DesignRoutes.syllabus(of: course) }

        @discardableResult
        func save(_ sections: [SyllabusSection], _ audience: SyllabusAudience, _ more: [(String, String)] = []) async throws
            -> TestBrowser.Reply
        {
            let seen = try #require(try await carmen.get(settings).hidden("seen"))
            let shown = sections.map { ("shown[]", $0.rawValue) }
            return try await carmen.post(settings, shown + [("audience", audience.rawValue), ("seen", seen)] + more)
        }
    }

    @Test("those of the course read it, as page and as Markdown; the others are not there, until it is for everybody")
    func readers() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            let (address, visitor) = (CourseRoutes.syllabus(of: scene.course), site.visitor())
            for user in ["ana", "carmen"] {
                let browser = try await site.signedIn(user)
                #expect(try await browser.get(address).status == .ok)
                #expect(try await browser.get(address + ".md").text.hasPrefix("# "))
                #expect(try await browser.get(CourseRoutes.course(scene.course)).text.contains("href=\"\(address)\""))
            }
            #expect(try await site.signedIn("ema").get(address).status == .notFound)
            #expect(try await visitor.get(address).status == .seeOther)
            #expect(try await scene.save(SyllabusSection.allCases, .everyone).location == TeachRoutes.design(of: scene.course))
            #expect(try await site.signedIn("ema").get(address).status == .ok)
            for ending in ["", ".md"] {
                let reply = try await visitor.get(address + ending)
                #expect(reply.status == .ok && !reply.text.contains("mailto:") && reply.text.contains("Straturi"))
            }
            try await site.database.write { tx in _ = try tx.execute("UPDATE course SET removed_at = 1") }
            #expect(try await visitor.get(address).status == .seeOther)
        }
    }

    @Test("a section is hidden, moved, and both at once; a file of hidden contents is not there")
    func sections() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            _ = try await AccessSyllabus.add(to: site)
            let ana = try await site.signedIn("ana")
            let address = CourseRoutes.syllabus(of: scene.course)
            let file = try await ana.get(address).link("/courses/[^\"]+/syllabus/files/[^\"]+")
            #expect(try await ana.get(file).status == .ok)
            #expect(try await site.visitor().get(file).status == .notFound)
            try await scene.save([.details, .people], .enrolled, [("up", "people")])
            let page = try await ana.get(address).text
            #expect(page.contains("id=\"people\"") && !page.contains("id=\"contents\"") && !page.contains("Desenul"))
            #expect(try await !ana.get(address + ".md").text.contains("Desenul"))
            #expect(try await ana.get(file).status == .notFound)
            let order = try await site.values("SELECT section AS v FROM syllabus_section ORDER BY position")
            #expect(order.prefix(3) == ["details", "people", "description"])
        }
    }

    @Test("who saves what somebody else has changed is told, and everything ticked stays")
    func conflict() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let seen = try #require(try await scene.carmen.get(scene.settings).hidden("seen"))
            try await scene.save([.people], .enrolled)
            let fields = [("shown[]", "details"), ("audience", "everyone")]
            let reply = try await scene.carmen.post(scene.settings, fields + [("seen", seen)])
            #expect(reply.status == .unprocessableContent && reply.words.contains(site.sentence("teach.changed")))
            #expect(reply.text.contains("value=\"details\" checked") && !reply.text.contains("value=\"people\" checked"))
            #expect(try await site.values("SELECT syllabus_audience AS v FROM course_design") == ["enrolled"])
            let again = try #require(reply.hidden("seen"))
            #expect(try await scene.carmen.post(scene.settings, fields + [("seen", again)]).status == .seeOther)
            #expect(try await site.values("SELECT syllabus_audience AS v FROM course_design") == ["everyone"])
        }
    }

    @Test("a policy that is hidden, a lesson that is not published and a deleted resource are in no byte of it")
    func hidden() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            let (course, topic) = (scene.course, try await site.topicID("Straturi", in: scene.course))
            let lesson = try #require(
                try await site.values("SELECT id AS v FROM lesson WHERE lesson_key = 'layers' AND course_id = \(course)").first)
            try await site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                try tx.execute(
                    """
                    INSERT INTO course_policy (course_id, policy, body, is_hidden, version)
                    VALUES (\(course), 'attendance', 'Vizibil.', 0, 1), (\(course), 'conduct', 'Ascuns.', 1, 1)
                    """)
                for (id, place) in [("x", TopicResource.Place.lesson(ID(text: lesson))), ("y", .nowhere)] {
                    let resource = TopicResource(
                        id: ID(text: id), topic: topic, title: "Resursa " + id, description: nil, kind: .chapter, place: place)
                    try TopicResourceRows.insert(resource, in: course, tx)
                }
                try TopicResourceRows.remove(ID(text: "y"), at: site.clock.now, tx)
            }
            let ana = try await site.signedIn("ana")
            let address = CourseRoutes.syllabus(of: course)
            #expect(try await ana.get(address).text.contains(LessonRoutes.lesson(ID(text: lesson))))
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE lesson SET shown_revision_id = NULL WHERE id = \(lesson)")
            }
            for ending in ["", ".md"] {
                let text = try await ana.get(address + ending).text
                #expect(text.contains("Vizibil.") && text.contains("Resursa x"))
                #expect(!text.contains("Ascuns") && !text.contains("Resursa y") && !text.contains(lesson))
            }
        }
    }
}
