import Database
import Testing

@testable import App

@Suite("Outcomes of a programme are listed, and served by objectives")
struct OutcomeStoreTests {
    private struct Scene {
        let design: ObjectiveStoreTests.Scene
        var store: OutcomeStore { OutcomeStore(database: design.site.database) }

        init(_ site: TestSite) async throws { design = try await ObjectiveStoreTests.Scene(site) }

        /// Checks a list and saves it.
        @discardableResult
        func save(_ list: String) async throws -> Bool {
            let document = try OutcomeDocument(list)
            let (shelf, now) = (try await shelf(), design.site.clock.now)
            let plan = OutcomePlan(document, shelf.outcomes, served: shelf.served, at: now)
            let saved = try await store.save(
                document, of: design.course, checked: plan.fingerprint, by: design.carmen, at: now)
            return try #require(saved).isSaved
        }

        func shelf() async throws -> OutcomeStore.Shelf {
            try #require(try await store.shelf(of: design.course, by: design.carmen))
        }

        func serve(_ keys: [String], _ id: ID<Objective>, seen: String? = nil) async throws {
            let shelf = try await shelf()
            let ids = Set(shelf.outcomes.filter { keys.contains($0.key) }.map(\.id))
            let stored = OutcomeStore.fingerprint(shelf.outcomes(of: id).map(\.id))
            _ = try await store.serve(ids, id, seen: seen ?? stored, by: design.carmen, at: design.site.clock.now)
        }
    }

    @Test("a list replaces the one before: keys keep their objectives, what is gone takes none of the others along")
    func list() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let one = try await scene.design.add("one")
            func onItsPage() async throws -> [String]? {
                try await scene.design.parts.find(one, by: scene.design.carmen)?.outcomes
            }
            #expect(try await onItsPage() == nil, "there is no list")
            #expect(try await scene.save("C1; Unu\nC2;\"Doi; și\"\nC3; Trei"))
            #expect(try await onItsPage() == [])
            try await scene.serve(["C1", "C3"], one)
            #expect(try await onItsPage() == ["C1", "C3"])
            let (objectives, carmen, now) = (scene.design.store, scene.design.carmen, site.clock.now)
            _ = try await objectives.remove(one, by: carmen, at: now)
            _ = try await objectives.restore(one, by: carmen, at: now)
            #expect(try await onItsPage() == ["C1", "C3"], "it serves them again")
            #expect(try await scene.save("C3; Altfel\nC4; Patru\nC2;\"Doi; și\""))
            let shelf = try await scene.shelf()
            #expect(
                shelf.outcomes.map(\.key) == ["C3", "C4", "C2"] && shelf.outcomes.map(\.text) == ["Altfel", "Patru", "Doi; și"])
            #expect(shelf.outcomes(of: one).map(\.key) == ["C3"])
            #expect(try await scene.save(OutcomeDocument.text(of: shelf.outcomes)))
            #expect(try await scene.save(""))
            #expect(try await scene.shelf().outcomes.isEmpty)
            #expect(try await site.values("SELECT outcome_id AS v FROM objective_outcome") == [])
        }
    }

    @Test("a list that was checked before something changed is not saved, nor one with a mistake")
    func notAsChecked() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            #expect(try await !scene.save("C1; Unu\nC1; Doi"))
            let (document, before) = (try OutcomeDocument("C1; Unu"), try await scene.shelf())
            let now = site.clock.now
            let plan = OutcomePlan(document, before.outcomes, served: before.served, at: now)
            try await scene.save("C1; Altfel")
            let saved = try await scene.store.save(
                document, of: scene.design.course, checked: plan.fingerprint, by: scene.design.carmen, at: now)
            #expect(saved?.isSaved == false)
            #expect(try await scene.shelf().outcomes.map(\.text) == ["Altfel"])
        }
    }

    @Test("sixty-one outcomes and 200 KB are too long")
    func limits() throws {
        let most = (1...WrittenDesign.mostOutcomes).map { "C\($0); x" }
        #expect(try OutcomeDocument(most.joined(separator: "\n")).lines.count == WrittenDesign.mostOutcomes)
        #expect(throws: FormErrors.self) { try OutcomeDocument((most + ["C0; x"]).joined(separator: "\n")) }
        #expect(throws: FormErrors.self) { try OutcomeDocument(String(repeating: "x", count: OutcomeDocument.longest + 1)) }
    }

    @Test("who ticks what somebody else has changed is told; an outcome of another course is none")
    func serving() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let one = try await scene.design.add("one")
            try await scene.save("C1; Unu\nC2; Doi")
            let seen = OutcomeStore.fingerprint([])
            try await scene.serve(["C1"], one)
            await #expect(throws: FormErrors.one("outcomes", "teach.changed")) { try await scene.serve(["C2"], one, seen: seen) }
            try await scene.serve(["C1"], one, seen: seen)
            let (current, now) = (OutcomeStore.fingerprint(try await scene.shelf().outcomes(of: one).map(\.id)), site.clock.now)
            await #expect(throws: FormErrors.one("outcomes", "outcome.gone")) {
                _ = try await scene.store.serve([ID(text: "foreign")], one, seen: current, by: scene.design.carmen, at: now)
            }
            _ = try await site.addGelusCourse()
            let gelu = try await site.person("gelu")
            #expect(try await scene.store.shelf(of: scene.design.course, by: gelu) == nil)
            #expect(try await scene.store.serve([], one, seen: nil, by: gelu, at: now) == nil)
            #expect(
                try await scene.store.save(
                    OutcomeDocument("C9; x"), of: scene.design.course, checked: nil, by: gelu, at: now) == nil)
            #expect(try await scene.shelf().outcomes(of: one).map(\.key) == ["C1"])
        }
    }
}
