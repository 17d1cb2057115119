import Database
import Testing

@testable import App

@Suite("Who designs a course gets on: ways back lead where one came from, and what was done is said where the page opens")
struct DesignFlowTests {
    private static func run(_ body: @escaping @Sendable (DesignScene, TestBrowser) async throws -> Void) async throws {
        try await DesignScene.run { scene in try await body(scene, try await scene.site.signedIn("carmen")) }
    }

    /// An objective with a word and a topic.
    private static func objective(_ scene: DesignScene) async throws -> ID<Objective> {
        let topic = try await scene.site.topicID("Straturi", in: scene.course)
        let objective = Objective(
            id: ID(text: "one"), key: nil, performance: .init(category: SampleObjectives.organize, word: .listed("analyze")),
            topics: [topic], version: 1)
        let course = scene.course
        try await scene.site.database.write { tx in
            try CourseDesignRows.insert(course, tx)
            try ObjectiveWriteRows.insert(objective, at: 0, in: course, by: nil, tx)
        }
        return objective.id
    }

    private static func back(_ page: TestBrowser.Reply) -> String? {
        page.text.firstMatch(of: #/class="back"[^>]*?href="([^"]+)"/#).map { String($0.1).replacing("&amp;", with: "&") }
    }

    /// What a page says was done, and whether that stands in the part of an id.
    private static func said(_ page: TestBrowser.Reply, _ sentence: String, in part: String) -> Bool {
        let parts = page.text.components(separatedBy: sentence)
        return parts.count == 2 && parts[0].contains("id=\"\(part)\"")
    }

    @Test("criteria that are typed into an empty form are part of the sentence")
    func criteria() async throws {
        try await Self.run { scene, carmen in
            let id = try await Self.objective(scene)
            let form = try ShownForm(try await carmen.get(DesignRoutes.criteria(of: id)), "form")
            let typed = form.filled("accuracy", ["80 %"]).filled("speed", ["în 20 de minute"])
            let saved = try await carmen.follow(try await carmen.post(form.action, typed.posted(("go", "next"))))
            #expect(saved.words.contains("cu acuratețe de 80 % și în 20 de minute."))
            #expect(!saved.words.contains(scene.site.sentence("objective.missing", ["parts": "Condiție și Criterii"])))
        }
    }

    @Test("an own word is saved from a search that found nothing; without a category that is asked for beside it")
    func lostSearch() async throws {
        try await Self.run { scene, carmen in
            let id = try await Self.objective(scene)
            let address = DesignRoutes.performance(of: id)
            let page = try await carmen.get(address + "?q=debug")
            #expect(page.text.contains("?at=affective#word") && page.text.contains("value=\"debug\""))
            let form = try ShownForm(page, "form")
            #expect(try await carmen.post(form.action, form.posted(("go", "back"))).location == DesignRoutes.edit(id))
            let wrong = try await carmen.post(form.action, form.filled("category", [""]).posted(("go", "")))
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("id=\"category-error\""))
            let kept = try ShownForm(wrong, "form").filled("category", ["cognitive/analyze/attribute"])
            #expect(kept.values("own") == ["debug"])
            #expect(try await carmen.post(form.action, kept.posted(("go", ""))).location == DesignRoutes.condition(of: id))
            #expect(try await scene.site.values("SELECT own_word AS v FROM objective") == ["debug"])
        }
    }

    @Test("topics lead back to the design or the objective that they were opened from, through a topic and what is saved")
    func topics() async throws {
        try await Self.run { scene, carmen in
            let (id, design) = (try await Self.objective(scene), TeachRoutes.design(of: scene.course))
            let contents = DesignRoutes.contents(of: id)
            for origin in [design, contents] {
                let way = try #require(WayBack(origin))
                let list = way.on(TeachTopicRoutes.topics(of: scene.course))
                #expect(try await carmen.get(origin).text.contains("href=\"\(list)\""), "\(origin)")
                let shown = try await carmen.get(list)
                #expect(Self.back(shown) == origin)
                let edit = try shown.link("/teach/topics/[^\"]+/edit[^\"]*")
                let topic = try await carmen.get(edit)
                #expect(Self.back(topic) == list)
                let form = try ShownForm(topic, "form")
                #expect(try await carmen.post(form.action, form.posted(("go", "back"))).location == list)
                let saved = try await carmen.post(form.action, form.posted(("go", "")))
                let stayed = try await carmen.follow(saved)
                #expect(saved.location == edit && Self.back(stayed) == list)
            }
            let plain = try await carmen.get(TeachTopicRoutes.topics(of: scene.course))
            #expect(Self.back(plain) == TeachRoutes.course(scene.course))
            for hostile in ["https://evil.example", "//evil.example", "/sign-out", "javascript:alert(1)", ""] {
                let address = TeachTopicRoutes.topics(of: scene.course) + AddressQuery.text([("from", hostile)])
                let usual = try await carmen.get(address)
                #expect(Self.back(usual) == TeachRoutes.course(scene.course), "\(hostile)")
            }
        }
    }

    @Test("the details of the course lead back to the design that they were opened from, and save there")
    func details() async throws {
        try await Self.run { scene, carmen in
            let (design, course) = (TeachRoutes.design(of: scene.course), TeachRoutes.course(scene.course))
            let way = try #require(WayBack(design))
            let page = try await carmen.get(way.on(TeachRoutes.edit(scene.course)))
            #expect(Self.back(page) == design)
            let form = try ShownForm(page, "form")
            let wrong = try await carmen.post(form.action, form.filled("title", [""]).posted(("go", "")))
            #expect(wrong.status == .unprocessableContent && Self.back(wrong) == design)
            #expect(wrong.text.contains(scene.site.sentence("teach.title") + ": " + scene.site.sentence("teach.title-missing")))
            let typed = form.filled("url", ["www.example.org/curs"])
            #expect(try await carmen.post(form.action, typed.posted(("go", ""))).location == design)
            let saved = try await scene.site.values("SELECT coalesce(url, '') AS v FROM course WHERE id = \(scene.course)")
            #expect(saved == ["https://www.example.org/curs"])
            let usual = try ShownForm(try await carmen.get(TeachRoutes.edit(scene.course)), "form")
            #expect(try await carmen.post(usual.action, usual.posted(("go", ""))).location == course)
        }
    }

    @Test("a topic that was added is said beside the field for the next one, which keeps the parent")
    func parent() async throws {
        try await Self.run { scene, carmen in
            let list = TeachTopicRoutes.topics(of: scene.course)
            let parent = try await scene.site.topicID("Limbajul", in: scene.course)
            let added = try await carmen.post(list, [("title", "Funcții"), ("below", parent.text)])
            #expect(added.location == list + "?below=\(parent)#new")
            let page = try await carmen.follow(added)
            #expect(page.text.contains("value=\"\(parent)\" selected"))
            #expect(Self.said(page, scene.site.sentence("flash.topic-added"), in: "new"))
            #expect(try await carmen.post(list, [("title", "Ultimul")]).location == list + "#new")
        }
    }

    @Test("what is done to a resource is said where the page of its topic opens, which still leads where it was opened from")
    func resources() async throws {
        try await Self.run { scene, carmen in
            let topic = try await scene.site.topicID("Straturi", in: scene.course)
            let way = try #require(WayBack(TeachRoutes.design(of: scene.course)))
            let page = try await carmen.get(way.on(TeachTopicRoutes.edit(topic)))
            let new = try await carmen.get(try page.link("[^\"]+/resources/new[^\"]*"))
            let form = try ShownForm(new, "resources").filled("title", ["Cartea"]).filled("kind", ["book"])
            let shown = try await carmen.follow(
                try await carmen.post(form.action, form.filled("url", ["www.example.org"]).posted(("go", ""))))
            #expect(Self.said(shown, scene.site.sentence("flash.resource-added"), in: "resources"))
            #expect(Self.back(shown) == way.address)
            let edit = try await carmen.get(try shown.link("/teach/resources/[^\"]+/edit[^\"]*"))
            #expect(try ShownForm(edit, "resources").values("url") == ["https://www.example.org"])
            let removed = try await carmen.follow(try await carmen.post(try edit.link("[^\"]+/removals[^\"]*")))
            #expect(Self.said(removed, scene.site.sentence("flash.resource-removed"), in: "resources"))
            let restored = try await carmen.follow(try await carmen.post(try removed.link("[^\"]+/restorations[^\"]*")))
            #expect(Self.said(restored, scene.site.sentence("flash.resource-restored"), in: "resources"))
            #expect(Self.back(restored) == way.address)
        }
    }

    @Test("what is assigned in the check is gone from its list, on the same page, and is said there")
    func assigned() async throws {
        try await Self.run { scene, carmen in
            let id = try await Self.objective(scene)
            let check = CheckRoutes.check(of: scene.course)
            let page = try await carmen.get(check)
            let from = try #require(page.hidden("from"))
            let address = TechniqueRoutes.suggestions(.assessment, for: id)
            let strategy = try #require(page.text.components(separatedBy: "action=\"\(address)\"").last)
            let name = try #require(strategy.firstMatch(of: #/name="assign" value="([^"]+)"/#)).1
            let done = try await carmen.post(address, [("from", from), ("assign", String(name))])
            #expect(done.location == check + "#strategies")
            let after = try await carmen.follow(done)
            #expect(!after.text.contains("action=\"\(address)\"") && page.text.contains("action=\"\(address)\""))
            #expect(Self.said(after, scene.site.sentence("flash.technique-assigned"), in: "strategies"))
            let all = try #require(WayBack(check + "#strategies")).on(TechniqueRoutes.suggestions(.teaching, for: id))
            let (opened, usual) = (try await carmen.get(all), try await carmen.get(address))
            #expect(after.text.contains("href=\"\(all)\"") && Self.back(opened) == check + "#strategies")
            #expect(Self.back(usual) == DesignRoutes.edit(id))
        }
    }

    @Test("who presses for a new objective and leaves it empty takes up the same one, which stands apart and can be deleted")
    func abandoned() async throws {
        try await Self.run { scene, carmen in
            let list = DesignRoutes.objectives(of: scene.course)
            func new() async throws -> String? {
                let shown = try await carmen.get(list)
                let id = try #require(shown.text.firstMatch(of: #/name="objective" value="([^"]+)">/#)).1
                return try await carmen.post(list, [("objective", String(id))]).location
            }
            let first = try #require(try await new())
            #expect(try await new() == first)
            #expect(try await scene.site.count("objective") == 1)
            let felix = try await scene.site.signedIn("felix")
            let shown = try await felix.get(list)
            #expect(shown.words.contains(scene.site.sentence("objective.blank")) && shown.text.contains(first))
            let other = try await felix.post(list).location
            #expect(other != first, "that of somebody else is theirs")
            let removal = try shown.link("/teach/objectives/[^\"]+/removals")
            #expect(try await felix.post(removal).location == list)
            let after = try await carmen.get(list)
            #expect(!after.text.contains(first) && !after.words.contains(scene.site.sentence("objective.removed")))
        }
    }
}
