import Database
import Testing

@testable import App

@Suite("Techniques are written, copied, put away and published by those who may")
struct TechniqueStoreTests {
    /// The sample course with an objective, and who may do what with techniques.
    struct Scene {
        let design: DesignScene
        let objective: ID<Objective>
        let dan: Viewer

        var site: TestSite { design.site }
        var store: TechniqueStore { TechniqueStore(database: site.database) }
        var lists: TechniqueListStore { TechniqueListStore(database: site.database) }
        var suggestions: SuggestionStore { SuggestionStore(database: site.database) }

        init(_ site: TestSite) async throws {
            design = try await DesignScene(site)
            dan = try await site.person("dan")
            let (course, objective) = (design.course, ID<Objective>(text: "whole"))
            self.objective = objective
            try await site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                try ObjectiveWriteRows.insert(
                    Objective(
                        id: objective, key: "a",
                        performance: .init(category: SampleObjectives.organize, word: .listed("analyze")), version: 1),
                    at: 0, in: course, by: nil, tx)
            }
        }

        /// Adds Carmen's technique.
        @discardableResult
        func add(
            _ id: String = "own", _ content: TechniqueContent = SampleTechniques.content, by viewer: Viewer? = nil
        ) async throws -> ID<OwnTechnique> {
            let id = ID<OwnTechnique>(text: id)
            #expect(try await store.add(content, as: id, in: design.course, by: viewer ?? design.carmen))
            return id
        }

        func found(_ reference: TechniqueReference, by viewer: Viewer) async throws -> Technique? {
            try await store.find(reference, in: design.course, by: viewer)?.technique
        }

        func listed(_ kind: TechniqueKind = .assessment, by viewer: Viewer) async throws -> [String] {
            let shelf = try await lists.shelf(of: design.course, kind, by: viewer, at: design.now)
            return try #require(shelf).techniques.compactMap(\.own).map(\.id.text)
        }

        func assign(_ reference: TechniqueReference, by viewer: Viewer, _ kind: TechniqueKind = .assessment) async throws -> Bool
        {
            try await suggestions.apply(.assign(reference), kind, to: objective, by: viewer, at: design.now)
        }
    }

    private static func run(_ body: @escaping @Sendable (Scene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(try await Scene(site)) }
    }

    @Test("one comes back as it was written, is added once, and is its author's alone")
    func written() async throws {
        try await Self.run { scene in
            let (carmen, felix) = (scene.design.carmen, scene.design.felix)
            let id = try await scene.add()
            try await scene.add()
            let own = try #require(try await scene.found(.own(id), by: carmen)?.own)
            #expect(own.content == SampleTechniques.content && own.owner == carmen.id && own.version == 1)
            #expect(own.publishedAt == nil && own.removedAt == nil)
            let tour = TechniqueContent(title: "Tur", traits: SampleTechniques.teaching)
            let other = try await scene.add("tour", tour)
            #expect(try await scene.found(.own(other), by: carmen)?.own?.content == tour)
            #expect(try await scene.listed(by: carmen) == ["own"])
            #expect(try await scene.listed(.teaching, by: carmen) == ["tour"])
            #expect(try await scene.found(.own(id), by: felix) == nil)
            #expect(try await scene.listed(by: felix) == [])
            #expect(try await scene.listed(by: scene.dan) == ["own"], "administrators find all")
            #expect(try await !scene.store.add(tour, as: id, in: scene.design.course, by: felix), "the id is Carmen's")
            #expect(try await !scene.design.isEdited())
        }
    }

    @Test("whoever goes back, and sends something else with the same id, is told that it is there already")
    func addedBefore() async throws {
        try await Self.run { scene in
            let (id, course) = (try await scene.add(), scene.design.course)
            var content = SampleTechniques.content
            content.title = "Altfel"
            let other = content
            await #expect(throws: FormErrors.one("title", "design.added")) {
                try await scene.store.add(other, as: id, in: course, by: scene.design.carmen)
            }
            #expect(try await !scene.store.add(other, as: id, in: course, by: scene.design.felix), "nobody else is told")
            let stored = try #require(try await scene.found(.own(id), by: scene.design.carmen)?.own)
            #expect(stored.content == SampleTechniques.content)
        }
    }

    @Test("what is told about a person has of a technique with a star its name alone, and of an own one all")
    func told() async throws {
        let technique = Technique.own(SampleTechniques.own(publishedAt: Instant(milliseconds: 1)))
        let written = PersonalTechniqueResource(PersonalTechnique(deed: .written, technique: technique))
        #expect(written.description == SampleTechniques.content.description && written.publishedAt != nil)
        let starred = PersonalTechniqueResource(PersonalTechnique(deed: .starred, technique: technique))
        #expect(starred.title == written.title && starred.technique == written.technique)
        #expect([starred.description, starred.procedure, starred.materials, starred.reference] == [nil, nil, nil, nil])
        #expect(starred.publishedAt == nil && starred.published == nil && !starred.isPutAway && written.published == nil)
        let waiting = PersonalTechniqueResource(
            PersonalTechnique(deed: .written, technique: .own(SampleTechniques.waiting())))
        #expect(waiting.title == SampleTechniques.content.title && waiting.published?.title == "Perechi, ca înainte")
    }

    @Test("who changes it must have seen the last version; what changes nothing is saved without one")
    func changed() async throws {
        try await Self.run { scene in
            let (id, course, now) = (try await scene.add(), scene.design.course, scene.design.now)
            func update(_ content: TechniqueContent, seen: Int, by viewer: Viewer) async throws -> Bool {
                try await scene.store.update(content, of: id, seen: seen, in: course, by: viewer, at: now)
            }
            var content = SampleTechniques.content
            content.traits = SampleTechniques.bare
            content.description = nil
            #expect(try await update(SampleTechniques.content, seen: 0, by: scene.design.carmen), "nothing changes")
            #expect(try await update(content, seen: 1, by: scene.design.carmen))
            let saved = try #require(try await scene.found(.own(id), by: scene.design.carmen)?.own)
            #expect(saved.content == content && saved.version == 2)
            content.title = "Altfel"
            await #expect(throws: FormErrors.one("title", "teach.changed")) {
                try await update(content, seen: 1, by: scene.design.carmen)
            }
            for viewer in [scene.design.felix, scene.dan] { #expect(try await !update(content, seen: 2, by: viewer)) }
            #expect(try await scene.site.count("technique") == 1)
        }
    }

    @Test("a change of one that is assigned makes the design differ from its folder")
    func marks() async throws {
        try await Self.run { scene in
            let (id, course) = (try await scene.add(), scene.design.course)
            #expect(try await scene.assign(.own(id), by: scene.design.carmen))
            try await scene.site.database.write { tx in try CourseDesignRows.follow(course, tx) }
            #expect(try await !scene.design.isEdited())
            var content = SampleTechniques.content
            content.title = "Altfel"
            #expect(
                try await scene.store.update(content, of: id, seen: 1, in: course, by: scene.design.carmen, at: scene.design.now))
            #expect(try await scene.design.isEdited())
        }
    }

    @Test("a copy is one's own, in the words of one's page, and each press makes one")
    func copied() async throws {
        try await Self.run { scene in
            let (course, felix) = (scene.design.course, scene.design.felix)
            func copy(_ reference: TechniqueReference, _ id: String, by viewer: Viewer) async throws -> Bool {
                try await scene.store.copy(reference, as: ID(text: id), in: .serbian, in: course, by: viewer)
            }
            for _ in 1...2 { #expect(try await copy(.curated("minute-paper"), "copy", by: felix)) }
            let own = try #require(try await scene.found(.own(ID(text: "copy")), by: felix)?.own)
            let words = try #require(TechniqueCatalogue.standard.technique("minute-paper")).words(.serbian)
            #expect(own.content.title == words.title && own.content.description == words.description && own.owner == felix.id)
            #expect(own.content.traits == TechniqueCatalogue.standard.technique("minute-paper")?.traits)
            let id = try await scene.add()
            #expect(try await !copy(.own(id), "x", by: felix), "he does not find Carmen's")
            #expect(try await !copy(.curated("nothing"), "x", by: felix))
            #expect(try await copy(.own(id), "another", by: scene.design.carmen))
        }
    }

    @Test("one that is put away is offered to nobody, stays where it is assigned, and comes back for thirty days")
    func removed() async throws {
        try await Self.run { scene in
            let (id, course, carmen) = (try await scene.add(), scene.design.course, scene.design.carmen)
            #expect(try await scene.assign(.own(id), by: carmen))
            #expect(try await !scene.store.remove(id, in: course, by: scene.design.felix, at: scene.design.now))
            #expect(try await scene.store.remove(id, in: course, by: carmen, at: scene.design.now))
            #expect(try await scene.listed(by: carmen) == [])
            #expect(try await scene.found(.own(id), by: scene.design.felix) != nil, "his course has it")
            let shelf = try #require(try await scene.lists.shelf(of: course, .assessment, by: carmen, at: scene.design.now))
            #expect(shelf.removed.map(\.technique.id) == [id] && shelf.uses == [.own(id): 1])
            let sheet = try #require(try await scene.suggestions.find(scene.objective, .assessment, by: carmen))
            #expect(sheet.assigned.map(\.reference) == [.own(id)] && !sheet.techniques.contains { $0.own != nil })
            #expect(
                try await scene.suggestions.apply(
                    .takeAway(.own(id)), .assessment, to: scene.objective, by: carmen, at: scene.design.now))
            #expect(try await !scene.assign(.own(id), by: carmen), "it cannot be assigned anew")

            scene.site.clock.advance(by: .days(29))
            #expect(try await scene.store.restore(id, in: course, by: carmen, at: scene.design.now))
            #expect(try await scene.listed(by: carmen) == ["own"])
            #expect(try await scene.store.remove(id, in: course, by: carmen, at: scene.design.now))
            scene.site.clock.advance(by: .days(30))
            #expect(try await !scene.store.restore(id, in: course, by: carmen, at: scene.design.now))
            #expect(
                try await scene.lists.shelf(of: course, .assessment, by: carmen, at: scene.design.now)?.removed.isEmpty == true)
        }
    }

    @Test("an administrator publishes the version that was read, for all who teach, and no longer")
    func published() async throws {
        try await Self.run { scene in
            let (id, course, now) = (try await scene.add(), scene.design.course, scene.design.now)
            func publish(_ isPublished: Bool, seen: Int = 1, by viewer: Viewer) async throws -> Bool {
                try await scene.store.publish(id, isPublished: isPublished, seen: seen, in: course, by: viewer, at: now)
            }
            #expect(try await !publish(true, by: scene.design.carmen))
            await #expect(throws: FormErrors.one("publication", "technique.changed")) {
                try await publish(true, seen: 0, by: scene.dan)
            }
            #expect(try await publish(true, by: scene.dan))
            #expect(try await scene.listed(by: scene.design.felix) == ["own"])
            #expect(try await scene.assign(.own(id), by: scene.design.felix))
            #expect(try await publish(false, by: scene.dan))
            #expect(try await scene.listed(by: scene.design.felix) == [])
            #expect(try await scene.found(.own(id), by: scene.design.felix) != nil, "it stays where it is assigned")
        }
    }

    @Test("a star is one's own, and set once")
    func starred() async throws {
        try await Self.run { scene in
            let (id, course) = (try await scene.add(), scene.design.course)
            func mark(_ reference: TechniqueReference, _ isFavourite: Bool, by viewer: Viewer) async throws -> Bool {
                try await scene.store.mark(reference, isFavourite: isFavourite, in: course, by: viewer)
            }
            for _ in 1...2 {
                #expect(try await mark(.curated("lecture"), true, by: scene.design.felix))
                #expect(try await mark(.own(id), true, by: scene.design.carmen))
            }
            #expect(try await !mark(.own(id), true, by: scene.design.felix))
            #expect(try await scene.site.count("technique_favourite") == 2)
            let sheet = try await scene.store.find(.own(id), in: course, by: scene.design.carmen)
            #expect(sheet?.isFavourite == true && sheet?.author == scene.design.carmen.fullName && sheet?.uses.isEmpty == true)
            #expect(try await mark(.own(id), false, by: scene.design.carmen))
            #expect(try await scene.site.count("technique_favourite") == 1)
        }
    }

    @Test("one person has two hundred at most, those that are put away not counted")
    func limit() async throws {
        try await Self.run { scene in
            let (course, carmen, now) = (scene.design.course, scene.design.carmen, scene.design.now)
            let first = try await scene.add("first")
            try await scene.site.database.write { tx in
                for number in 2...WrittenDesign.mostTechniques {
                    try TechniqueWriteRows.insert(
                        SampleTechniques.content, as: ID(text: "\(number)"), of: carmen.id, by: carmen.id, tx)
                }
            }
            func full(_ field: String) -> FormErrors {
                FormErrors(items: [.init(field: field, key: "technique.too-many-own", values: ["n": "200"])])
            }
            await #expect(throws: full("title")) {
                try await scene.store.add(SampleTechniques.content, as: ID(text: "x"), in: course, by: carmen)
            }
            await #expect(throws: full("copy")) {
                try await scene.store.copy(.curated("lecture"), as: ID(text: "x"), in: .english, in: course, by: carmen)
            }
            #expect(try await scene.store.remove(first, in: course, by: carmen, at: now))
            try await scene.add("x")
            await #expect(throws: full("restore")) { try await scene.store.restore(first, in: course, by: carmen, at: now) }
        }
    }

    @Test("whoever does not teach the course finds and changes nothing there, not even techniques of their own")
    func others() async throws {
        try await Self.run { scene in
            let gelu = try await scene.design.stranger()
            let (course, now) = (scene.design.course, scene.design.now)
            #expect(try await scene.store.course(course, by: gelu) == nil)
            #expect(try await scene.lists.shelf(of: course, .teaching, by: gelu, at: now) == nil)
            #expect(try await scene.lists.plan(of: course, .teaching, by: gelu) == nil)
            #expect(try await scene.found(.curated("lecture"), by: gelu) == nil)
            #expect(try await !scene.store.add(SampleTechniques.content, as: ID(text: "x"), in: course, by: gelu))
            #expect(try await !scene.store.copy(.curated("lecture"), as: ID(text: "x"), in: .english, in: course, by: gelu))
            #expect(try await scene.suggestions.find(scene.objective, .assessment, by: gelu) == nil)
            #expect(try await !scene.assign(.curated("minute-paper"), by: gelu))
            for table in ["technique", "objective_technique"] { #expect(try await scene.site.count(table) == 0, "\(table)") }
            // In his own course he is told nothing of the objectives of this one.
            let own = try await scene.site.courseID("GEL1")
            #expect(try await scene.assign(.curated("minute-paper"), by: scene.design.carmen))
            #expect(try await scene.store.find(.curated("minute-paper"), in: own, by: gelu)?.uses.isEmpty == true)
            let seen = try #require(try await scene.store.find(.curated("minute-paper"), in: course, by: scene.design.felix))
            #expect(seen.uses.map(\.objective.id) == [scene.objective])
        }
    }
}
