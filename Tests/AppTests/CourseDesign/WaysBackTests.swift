import Database
import Testing

@testable import App

@Suite("The way back from a form of a design saves what was typed without script, and writes nothing where nothing was")
struct WaysBackTests {
    /// A page with a form: what is typed, and refused, and what is saved.
    private struct FormPage {
        let address: String
        let form: String
        let wrong: (name: String, values: [String])
        let right: [(name: String, values: [String])]

        init(_ address: String, form: String = "form", wrong: (String, [String]), right: (String, [String])...) {
            (self.address, self.form) = (address, form)
            self.wrong = (wrong.0, wrong.1)
            self.right = right.map { ($0.0, $0.1) }
        }
    }

    private struct Scene {
        let design: DesignScene
        let carmen: TestBrowser
        let topic: ID<Topic>
        let objective = ID<Objective>(text: "objective-1")
        let outcome = ProgrammeOutcome(id: ID(text: "outcome-1"), key: "C1", text: "Proiectează")
        let resource = ID<TopicResource>(text: "resource-1")
        let event = SampleCoursePlan.event("event-1", due: SampleDesign.today)
        let technique = ID<OwnTechnique>(text: "technique-1")
        let instructor: String

        var site: TestSite { design.site }
        var course: ID<Course> { design.course }

        init(_ design: DesignScene) async throws {
            (self.design, carmen) = (design, try await design.site.signedIn("carmen"))
            topic = try await design.site.topicID("Straturi", in: design.course)
            instructor = try await AccessDesignPages.add(to: design.site)
            // Its condition is not written yet, and so it could not be saved as it stands.
            let begun = Objective(
                id: objective, key: nil, performance: .init(category: SampleObjectives.organize, word: .own("schițează")),
                condition: .init(kind: .custom, text: nil, isHidden: false), topics: [topic], version: 1)
            let book = TopicResource(id: resource, topic: topic, title: "Cartea", description: nil, kind: .book, place: .nowhere)
            let tour = TechniqueContent(title: "Tur", traits: SampleTechniques.teaching)
            let (course, person) = (design.course, design.carmen.id)
            let (outcome, event, technique) = (outcome, event, technique)
            try await design.site.database.write { tx in
                try ObjectiveWriteRows.insert(begun, at: 0, in: course, by: nil, tx)
                try OutcomeRows.insert(outcome, at: 0, in: course, tx)
                try TopicResourceRows.insert(book, in: course, tx)
                try DesignEventWriteRows.insert(event, in: course, by: nil, tx)
                try TechniqueWriteRows.insert(tour, as: technique, of: person, by: person, tx)
            }
        }

        static func run(_ body: @escaping @Sendable (Scene) async throws -> Void) async throws {
            try await DesignScene.run { design in try await body(try await Scene(design)) }
        }

        /// All versions, and when course and design were changed last.
        func written() async throws -> [String] {
            try await site.values(
                """
                SELECT 'course ' || id || title || coalesce(edited_at, 0) AS v FROM course
                UNION ALL SELECT 'design ' || course_id || ' ' || version || coalesce(edited_at, 0) FROM course_design
                UNION ALL SELECT 'objective ' || id || ' ' || version FROM objective
                UNION ALL SELECT 'resource ' || id || ' ' || version FROM topic_resource
                UNION ALL SELECT 'event ' || id || ' ' || version FROM design_event
                UNION ALL SELECT 'technique ' || id || ' ' || version FROM technique
                UNION ALL SELECT 'exception ' || finding || reason FROM design_exception
                ORDER BY v
                """)
        }

        /// Opens a page and presses its way back: untouched, with a mistake, and with what is right.
        func walk(_ page: FormPage) async throws {
            let (shown, before) = (try await carmen.get(page.address), try await written())
            let back = try #require(Self.wayBack(of: shown, page.form), "\(page.address)")
            let form = try ShownForm(shown, page.form)
            site.clock.advance(by: .seconds(1))
            let left = try await press(form)
            #expect(left.location.map(Self.path) == Self.path(back), "\(page.address) untouched")
            #expect(try await written() == before, "\(page.address) untouched")

            let refused = try await press(form.filled(page.wrong.name, page.wrong.values))
            #expect(refused.status == .unprocessableContent, "\(page.address)")
            #expect(try await written() == before, "\(page.address) refused")
            let kept = try ShownForm(refused, page.form)
            #expect(
                Set(kept.values(page.wrong.name)) == Set(page.wrong.values).subtracting(["nothing"]),
                "\(page.address) keeps what was typed")

            let saved = try await press(page.right.reduce(kept) { $0.filled($1.name, $1.values) })
            #expect(saved.location.map(Self.path) == Self.path(back), "\(page.address) saved")
            #expect(try await written() != before, "\(page.address) saved")
        }

        private func press(_ form: ShownForm) async throws -> TestBrowser.Reply {
            try await carmen.post(form.action, form.posted(("go", "back")))
        }

        /// An address without the place on its page, and without what that page shows first.
        private static func path(_ address: String) -> String { String(address.prefix { $0 != "#" && $0 != "?" }) }

        private static func wayBack(of page: TestBrowser.Reply, _ form: String) -> String? {
            let button = #/<button class="back" form="([^"]+)" name="go" value="back" data-href="([^"]+)">/#
            return page.text.firstMatch(of: button).flatMap { $0.1 == form ? String($0.2) : nil }
        }
    }

    private static func long(_ letters: Int) -> [String] { [String(repeating: "ș", count: letters + 1)] }

    private static func objective(_ scene: Scene) -> [FormPage] {
        let id = scene.objective
        return [
            FormPage(DesignRoutes.edit(id), wrong: ("share", ["0"]), right: ("share", ["80"])),
            // The word that is there is shown on the page of another category, and stays where it is.
            FormPage(
                DesignRoutes.performance(of: id) + "?at=cognitive/create/produce",
                wrong: ("own", long(WrittenDesign.longestWord)), right: ("own", ["să schițeze"])),
            FormPage(
                DesignRoutes.condition(of: id), wrong: ("text", long(WrittenDesign.longestCondition)),
                right: ("text", ["Pe o foaie"])),
            FormPage(
                DesignRoutes.contents(of: id), wrong: ("topics[]", [scene.topic.text, "nothing"]), right: ("topics[]", [])),
            FormPage(
                DesignRoutes.criteria(of: id), wrong: ("accuracy", long(WrittenDesign.longestCriterion)),
                right: ("accuracy", ["80 %"])),
            FormPage(
                OutcomeRoutes.outcomes(of: id), wrong: ("outcomes[]", [scene.outcome.id.text, "nothing"]),
                right: ("outcomes[]", [scene.outcome.id.text])),
        ]
    }

    private static func course(_ scene: Scene) -> [FormPage] {
        let (course, topic) = (scene.course, scene.topic)
        return [
            FormPage(
                DesignRoutes.name(of: course), wrong: ("name", long(WrittenDesign.longestName)), right: ("name", ["Toamna"])),
            FormPage(DesignRoutes.description(of: course), wrong: ("seats", ["0"]), right: ("seats", ["25"])),
            FormPage(
                DesignRoutes.syllabus(of: course), wrong: ("shown[]", ["details", "nothing"]), right: ("shown[]", ["details"])),
            FormPage(SheetRoutes.hours(of: course), wrong: ("hours-lecture", ["x"]), right: ("hours-lecture", ["28"])),
            FormPage(SheetRoutes.topics(of: course), wrong: ("lecture-\(topic)", ["x"]), right: ("lecture-\(topic)", ["4"])),
            FormPage(TeachTopicRoutes.edit(topic), wrong: ("title", [""]), right: ("title", ["Straturile"])),
            FormPage(
                TopicResourceRoutes.edit(scene.resource), form: "resources", wrong: ("title", [""]),
                right: ("title", ["Altă carte"])),
            FormPage(TeachRoutes.edit(course), wrong: ("title", [""]), right: ("title", ["Alt titlu"])),
            FormPage(
                DesignRoutes.edit(ID<CourseInstructor>(text: scene.instructor)), wrong: ("last-name", [""]),
                right: ("last-name", ["Wang"]), ("phone", ["021 310 20 30"])),
            FormPage(CoursePlanRoutes.edit(scene.event.id), wrong: ("title", [""]), right: ("title", ["Altă temă"])),
            FormPage(TechniqueRoutes.edit(scene.technique, in: course), wrong: ("title", [""]), right: ("title", ["Alt tur"])),
        ]
    }

    @Test("from an objective, each of its parts and its outcomes")
    func objectives() async throws {
        try await Scene.run { scene in
            for page in Self.objective(scene) { try await scene.walk(page) }
        }
    }

    @Test("from the pages of the course, its syllabus, hours, topics, resources, people, events and techniques")
    func pages() async throws {
        try await Scene.run { scene in
            for page in Self.course(scene) { try await scene.walk(page) }
        }
    }

    @Test("from a form for something new, which is added only where something was typed")
    func new() async throws {
        try await Scene.run { scene in
            let (course, topic) = (scene.course, scene.topic)
            let check = try await DesignCheckStore(database: scene.site.database, rows: scene.design.checks)
                .find(course, by: scene.design.carmen, in: .romanian)
            let finding = try #require(check?.open.first?.key)
            let semester = try ShownForm(try await scene.carmen.get(TeachRoutes.edit(course)), "form").values("semester")
            for page in [
                FormPage(
                    CheckRoutes.newException(finding, in: course), wrong: ("reason", Self.long(DesignException.longestReason)),
                    right: ("reason", ["La cerere"])),
                FormPage(
                    TopicResourceRoutes.new(of: topic), form: "resources", wrong: ("description", ["Paginile 3–7"]),
                    right: ("title", ["Desenul"]), ("kind", ["document"])),
                FormPage(
                    CoursePlanRoutes.newEvent(in: course, due: nil), wrong: ("assigned", ["2026-11-20"]),
                    right: ("title", ["Tema"]), ("due", ["2026-11-24"])),
                FormPage(
                    TechniqueRoutes.new(of: course, .teaching), wrong: ("title", ["Alt tur"]),
                    right: ("categories[]", ["cognitive/create"]), ("dimensions[]", ["procedural"])),
                FormPage(
                    TeachRoutes.newCourse, wrong: ("title", ["Geologie"]), right: ("number", ["GEO1"]), ("semester", semester)),
            ] { try await scene.walk(page) }
        }
    }

    @Test("a page without a form has a link; so has the one that copies a course, since nobody copies one on the way back")
    func links() async throws {
        try await Scene.run { scene in
            let empty = DesignRoutes.performance(of: scene.objective)
            let (search, copy) = (empty + "?q=analy", TeachRoutes.newCopy(of: scene.course))
            for address in [empty, search, copy] {
                let page = try await scene.carmen.get(address)
                let (hasLink, saves) = (page.text.contains("<a class=\"back\" href="), page.text.contains("value=\"back\""))
                #expect(hasLink && !saves, "\(address)")
            }
        }
    }

    @Test("a part leads back to its objective, by the bar and by its own button; its other button leads on")
    func parts() async throws {
        try await Scene.run { scene in
            let address = DesignRoutes.criteria(of: scene.objective)
            for (button, next) in [
                ("back", DesignRoutes.edit(scene.objective)), ("next", DesignRoutes.edit(scene.objective)),
            ] {
                let left = try await scene.carmen.post(address, [("seen", "1"), ("go", button)])
                #expect(left.location == next, "\(button)")
            }
            let condition = DesignRoutes.condition(of: scene.objective)
            let typed = [("seen", "1"), ("condition", "custom"), ("text", "Pe o foaie")]
            let shown = try await scene.carmen.get(condition)
            #expect(shown.text.matches(of: #/name="go" value="back"/#).count == 2, "in the bar and below the form")
            #expect(try await scene.carmen.post(condition, typed).location == DesignRoutes.contents(of: scene.objective))
        }
    }
}
