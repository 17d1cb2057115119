import Database
import Testing

@testable import App

@Suite("Techniques are assigned to objectives and taken away")
struct SuggestionStoreTests {

    private static func run(_ body: @escaping @Sendable (TechniqueStoreTests.Scene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(try await TechniqueStoreTests.Scene(site)) }
    }

    private static func assigned(_ scene: TechniqueStoreTests.Scene) async throws -> [String] {
        let objective = scene.objective
        return try await scene.site.database.read { tx in
            try AssignedTechniqueRows.all(of: objective, tx).map(\.reference.text)
        }
    }

    @Test("an assigned one is there once, under its kind, and counted; taken away it is gone")
    func assigned() async throws {
        try await Self.run { scene in
            let (course, carmen, now) = (scene.design.course, scene.design.carmen, scene.design.now)
            for _ in 1...2 { #expect(try await scene.assign(.curated("minute-paper"), by: carmen)) }
            #expect(try await scene.design.isEdited())
            #expect(try await scene.assign(.curated("lecture"), by: scene.design.felix, .teaching))
            #expect(try await !scene.assign(.curated("lecture"), by: carmen, .assessment), "it is none of assessment")
            #expect(try await !scene.assign(.curated("nothing"), by: carmen))
            #expect(try await Self.assigned(scene) == ["minute-paper", "lecture"])
            let counts = try await scene.site.database.read { tx in try AssignedTechniqueRows.counts(in: course, tx) }
            #expect(counts == [.assessment: 1, .teaching: 1])
            let sheet = try #require(try await scene.suggestions.find(scene.objective, .teaching, by: carmen))
            #expect(sheet.assigned.map(\.reference) == [.curated("lecture")])
            #expect(sheet.facets == ObjectiveFacets(category: CategoryPath(text: "cognitive/analyze"), dimensions: []))
            for _ in 1...2 {
                #expect(
                    try await scene.suggestions.apply(
                        .takeAway(.curated("lecture")), .teaching, to: scene.objective, by: carmen, at: now))
            }
            #expect(try await Self.assigned(scene) == ["minute-paper"])
        }
    }

    @Test("a star changes no design")
    func starred() async throws {
        try await Self.run { scene in
            let (carmen, now) = (scene.design.carmen, scene.design.now)
            for isFavourite in [true, false] {
                let edit = SuggestionStore.Edit.favourite(.curated("minute-paper"), isFavourite: isFavourite)
                #expect(try await scene.suggestions.apply(edit, .assessment, to: scene.objective, by: carmen, at: now))
                let sheet = try await scene.suggestions.find(scene.objective, .assessment, by: carmen)
                #expect(sheet?.favourites == (isFavourite ? [.curated("minute-paper")] : []))
            }
            #expect(try await !scene.design.isEdited())
        }
    }

    @Test("an objective has sixty at most")
    func limit() async throws {
        try await Self.run { scene in
            let (objective, carmen) = (scene.objective, scene.design.carmen)
            let many = TechniqueCatalogue.standard.techniques.prefix(WrittenDesign.mostObjectiveTechniques)
            try await scene.site.database.write { tx in
                for technique in many {
                    try AssignedTechniqueRows.assign(.curated(technique.key), technique.traits.kind, to: objective, tx)
                }
            }
            let more = try #require(TechniqueCatalogue.standard.techniques.last)
            await #expect(throws: FormErrors(items: [.init(field: "assigned", key: "technique.too-many", values: ["n": "60"])])) {
                try await scene.assign(.curated(more.key), by: carmen, more.traits.kind)
            }
            #expect(try await scene.assign(.curated("minute-paper"), by: carmen), "it has that one already")
        }
    }

    @Test("go along with a copy of the objective; a deleted objective has them again when it is restored, and counts nowhere")
    func objectives() async throws {
        try await Self.run { scene in
            let (course, carmen, now) = (scene.design.course, scene.design.carmen, scene.design.now)
            let store = ObjectiveStore(database: scene.site.database)
            let own = try await scene.add()
            for reference in [TechniqueReference.own(own), .curated("minute-paper")] {
                #expect(try await scene.assign(reference, by: carmen))
            }
            let copy = ID<Objective>(text: "copy")
            #expect(try await store.copy(scene.objective, as: copy, by: carmen, at: now) == copy)
            func counts() async throws -> Int? {
                try await scene.site.database.read { tx in try AssignedTechniqueRows.counts(in: course, tx)[.assessment] }
            }
            #expect(try await counts() == 2)
            for id in [scene.objective, ID(text: "copy")] {
                let sheet = try #require(try await scene.suggestions.find(id, .assessment, by: carmen))
                #expect(Set(sheet.assigned.map(\.reference)) == [.own(own), .curated("minute-paper")])
                #expect(try await store.remove(id, by: carmen, at: now) == course)
                #expect(try await scene.suggestions.find(id, .assessment, by: carmen) == nil)
                #expect(try await !scene.suggestions.apply(.assign(.own(own)), .assessment, to: id, by: carmen, at: now))
            }
            #expect(try await counts() == nil)
            #expect(try await scene.found(.own(own), by: scene.design.felix) == nil, "no objective of the course has it")
            #expect(try await scene.store.find(.own(own), in: course, by: carmen)?.uses.isEmpty == true)
            #expect(try await store.restore(scene.objective, by: carmen, at: now) == course)
            #expect(try await Self.assigned(scene).count == 2)
        }
    }
}
