import Database
import Testing

@testable import App

@Suite("What the author of a published technique changes is read by an administrator before others have it")
struct PublishedTechniqueTests {
    /// The sample course, and a course of Gelu with an objective; Carmen's technique is published.
    private struct Scene {
        let techniques: TechniqueStoreTests.Scene
        let id: ID<OwnTechnique>
        let gelu: Viewer
        let geology: ID<Course>
        let objective = ID<Objective>(text: "geology")

        var site: TestSite { techniques.site }
        var carmen: Viewer { techniques.design.carmen }

        /// Another text, with other facets.
        static let changed = TechniqueContent(title: "Altfel", traits: SampleTechniques.bare, description: "Nou.")

        init(_ site: TestSite) async throws {
            techniques = try await TechniqueStoreTests.Scene(site)
            geology = try await site.addGelusCourse()
            gelu = try await site.person("gelu")
            let (course, objective) = (geology, objective)
            try await site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                try ObjectiveWriteRows.insert(Objective(id: objective, key: "b", version: 1), at: 0, in: course, by: nil, tx)
            }
            id = try await techniques.add()
            #expect(try await publish(seen: 1))
        }

        static func run(_ body: @escaping @Sendable (Scene) async throws -> Void) async throws {
            try await TestSite.run { site in try await body(try await Scene(site)) }
        }

        func publish(_ isPublished: Bool = true, seen: Int) async throws -> Bool {
            try await techniques.store.publish(
                id, isPublished: isPublished, seen: seen, in: techniques.design.course, by: techniques.dan,
                at: techniques.design.now)
        }

        func change(_ content: TechniqueContent = changed, seen: Int = 1) async throws {
            let isSaved = try await techniques.store.update(
                content, of: id, seen: seen, in: techniques.design.course, by: carmen, at: techniques.design.now)
            #expect(isSaved)
        }

        func assignInGeology() async throws {
            #expect(
                try await techniques.suggestions.apply(
                    .assign(.own(id)), .assessment, to: objective, by: gelu, at: techniques.design.now))
        }

        /// Its titles in the list, on its page and at his objective, as Gelu has them.
        func gelusTitles() async throws -> [String?] {
            let shelf = try await techniques.lists.shelf(of: geology, .assessment, by: gelu, at: techniques.design.now)
            let page = try await techniques.store.find(.own(id), in: geology, by: gelu)
            let sheet = try #require(try await techniques.suggestions.find(objective, .assessment, by: gelu))
            return [shelf?.techniques.compactMap(\.own).first, page?.technique.own, sheet.assigned.compactMap(\.own).first]
                .map { $0?.content.title }
        }

        /// As it is at the objective of Carmen's course.
        func carmensTitle() async throws -> String? {
            let sheet = try await techniques.suggestions.find(techniques.objective, .assessment, by: carmen)
            return sheet?.assigned.compactMap(\.own).first?.content.title
        }

        func edited(_ courses: [ID<Course>]) async throws -> [Bool] {
            try await site.database.read { tx in try courses.map { try CourseDesignRows.isEdited($0, tx) } }
        }

        func follow(_ courses: [ID<Course>]) async throws {
            try await site.database.write { tx in
                for course in courses { try CourseDesignRows.follow(course, tx) }
            }
        }
    }

    private static let before: String? = SampleTechniques.content.title

    @Test("its author has the new text at once, others the published one, in all that it says, until the new one is published")
    func read() async throws {
        try await Scene.run { scene in
            try await scene.assignInGeology()
            #expect(try await scene.techniques.assign(.own(scene.id), by: scene.carmen))
            try await scene.change()
            #expect(try await scene.gelusTitles() == [Self.before, Self.before, Self.before])
            let gelus = try await scene.techniques.store.find(.own(scene.id), in: scene.geology, by: scene.gelu)
            #expect(gelus?.technique.own?.content == SampleTechniques.content && gelus?.technique.own?.isWaiting == false)
            #expect(try await scene.carmensTitle() == "Altfel")
            let felix = scene.techniques.design.felix
            #expect(try await scene.techniques.found(.own(scene.id), by: felix)?.own?.content.title == "Altfel", "it is hers")
            for viewer in [scene.carmen, scene.techniques.dan] {
                let own = try await scene.techniques.found(.own(scene.id), by: viewer)?.own
                #expect(own?.content == Scene.changed && own?.isWaiting == true && own?.readContent == SampleTechniques.content)
            }
            await #expect(throws: FormErrors.one("publication", "technique.changed")) { try await scene.publish(seen: 1) }
            #expect(try await scene.publish(seen: 2))
            #expect(try await scene.gelusTitles() == ["Altfel", "Altfel", "Altfel"])
            let now = try await scene.techniques.found(.own(scene.id), by: scene.carmen)?.own
            #expect(now?.readContent == Scene.changed && now?.isWaiting == false)
            #expect(try await scene.publish(seen: 0), "it is published already")
        }
    }

    @Test("a text that is as it was read waits no longer, and each administrator's press publishes one text alone")
    func back() async throws {
        try await Scene.run { scene in
            try await scene.change()
            try await scene.change(SampleTechniques.content, seen: 2)
            #expect(try await scene.techniques.found(.own(scene.id), by: scene.carmen)?.own?.isWaiting == false)
            let tour = TechniqueContent(title: "Alt tur", traits: SampleTechniques.assessing)
            try await scene.change(tour, seen: 3)
            for _ in 1...2 { #expect(try await scene.publish(seen: 4)) }
            #expect(try await scene.site.count("published_technique") == 1)
            #expect(try await scene.techniques.found(.own(scene.id), by: scene.carmen)?.own?.readContent == tour)
        }
    }

    @Test("one that is no longer published stays in other courses as it was read, and is published again as it is then")
    func unpublished() async throws {
        try await Scene.run { scene in
            try await scene.assignInGeology()
            #expect(try await scene.publish(false, seen: 1))
            try await scene.change()
            #expect(try await scene.gelusTitles() == [nil, Self.before, Self.before])
            let own = try await scene.techniques.found(.own(scene.id), by: scene.techniques.dan)?.own
            #expect(own?.isWaiting == false && own?.content == Scene.changed, "nobody waits for it")
            #expect(try await scene.publish(seen: 2))
            #expect(try await scene.gelusTitles() == ["Altfel", "Altfel", "Altfel"])
        }
    }

    @Test("a change marks the designs of courses that its author teaches, a publication those of the others")
    func marks() async throws {
        try await Scene.run { scene in
            let (mobile, geology) = (scene.techniques.design.course, scene.geology)
            try await scene.assignInGeology()
            #expect(try await scene.techniques.assign(.own(scene.id), by: scene.carmen))
            try await scene.follow([mobile, geology])
            try await scene.change()
            #expect(try await scene.edited([mobile, geology]) == [true, false])
            try await scene.follow([mobile])
            #expect(try await scene.publish(seen: 2))
            #expect(try await scene.edited([mobile, geology]) == [false, true])
        }
    }

    @Test("whoever has marked it with a star is told of the text that they can read")
    func starred() async throws {
        try await Scene.run { scene in
            #expect(try await scene.techniques.store.mark(.own(scene.id), isFavourite: true, in: scene.geology, by: scene.gelu))
            try await scene.change()
            let (gelu, carmen, now) = (scene.gelu.id, scene.carmen.id, scene.techniques.design.now)
            let (his, hers) = try await scene.site.database.read { tx in
                (
                    try PersonalTechniqueRows().items(of: gelu, at: now, tx),
                    try PersonalTechniqueRows().items(of: carmen, at: now, tx)
                )
            }
            #expect(his.map { $0.technique.title(.romanian) } == [Self.before])
            #expect(hers.map { $0.technique.title(.romanian) } == ["Altfel"])
        }
    }

    @Test("an administrator reads both texts and publishes the new one; its author is told before and after the change")
    func pages() async throws {
        try await Scene.run { scene in
            let (site, course) = (scene.site, scene.techniques.design.course)
            let (carmen, dan) = (try await site.signedIn("carmen"), try await site.signedIn("dan"))
            let address = TechniqueRoutes.technique(.own(scene.id), in: course)
            let form = try await carmen.get(TechniqueRoutes.edit(scene.id, in: course))
            #expect(form.words.contains(site.sentence("technique.edit-published")))
            try await scene.change()
            #expect(try await carmen.get(address).words.contains(site.sentence("technique.waiting-own")))
            let read = try await dan.get(address)
            for text in [site.sentence("technique.waiting-others"), site.sentence("technique.published-text"), "Nou.", "Doi"] {
                #expect(read.words.contains(text), "\(text)")
            }
            let list = try await dan.get(TechniqueRoutes.techniques(of: course))
            #expect(list.words.contains(site.sentence("technique.waiting")))
            let sent = [("seen", try #require(read.hidden("seen"))), ("mark", "add")]
            #expect(try await dan.post(TechniqueRoutes.publications(of: scene.id, in: course), sent).location == address)
            #expect(try await !carmen.get(address).words.contains(site.sentence("technique.waiting-own")))
        }
    }

    @Test("what was published before anything was kept of it is published as it was then")
    func migrated() async throws {
        let step = try #require(Migrations.all.firstIndex { $0.name == "2026-11-27 published techniques" })
        let folder = try WrittenFolder()
        let old = try Database(path: folder.path + "/gata.sqlite", migrations: Array(Migrations.all.prefix(step)))
        try await old.write { tx in
            for statement: SQL in [
                """
                INSERT INTO person (id, number, user_name, name, surname, created_at) VALUES ('ana', 1, 'ana', 'Ana', 'Pop', 0)
                """,
                """
                INSERT INTO technique (id, owner_id, kind, title, minutes, sessions, version, published_at)
                VALUES ('a', 'ana', 'teaching', 'Tur', 20, 'single', 2, 1),
                    ('b', 'ana', 'teaching', 'Alt tur', NULL, NULL, 1, NULL)
                """,
                """
                INSERT INTO technique_facet (technique_id, facet, value) VALUES ('a', 'category', 'cognitive/create'),
                    ('a', 'dimension', 'factual'), ('a', 'focus', 'reading'), ('b', 'dimension', 'factual')
                """,
            ] { try tx.execute(statement) }
        }
        try old.close()
        let database = try Database(path: folder.path + "/gata.sqlite", migrations: Migrations.all)
        let techniques = try await database.read { tx in try TechniqueRows.all(tx, where: "1 = 1") }
        #expect(techniques.map(\.id.text) == ["a", "b"])
        #expect(techniques.map { $0.readContent == $0.content } == [true, false] && techniques.last?.readContent == nil)
        #expect(techniques.first?.content.traits.minutes == 20)
        try database.close()
    }
}
