import Testing

@testable import App

@Suite("Carmen chooses techniques for an objective, and writes one of her own")
struct TechniqueJourneyTests {
    private static func run(_ body: @escaping @Sendable (TechniqueStoreTests.Scene, TestBrowser) async throws -> Void)
        async throws
    {
        try await TestSite.run { site in
            try await body(try await TechniqueStoreTests.Scene(site), try await site.signedIn("carmen"))
        }
    }

    @Test("one press assigns, and the ticks stay; the plan and the objective have it then")
    func assigns() async throws {
        try await Self.run { scene, carmen in
            let address = TechniqueRoutes.suggestions(.assessment, for: scene.objective)
            let first = try await carmen.get(address)
            #expect(first.words.contains(scene.site.sentence("technique.needs-topics")))
            #expect(try await carmen.get(address + "?ticked=%zz").status == .unprocessableContent)
            let ticked =
                address + "?ticked=1&domains%5B%5D=cognitive&categories%5B%5D=cognitive%2Fanalyze&dimensions%5B%5D=conceptual"
            let second = try await carmen.get(ticked)
            #expect(second.text.contains("name=\"assign\" value=\"concept-map\""))
            #expect(second.text.contains("value=\"cognitive/analyze\" checked"))
            let reply = try await carmen.post(ticked, [("assign", "concept-map")])
            #expect(reply.location == ticked)
            let third = try await carmen.get(ticked)
            #expect(third.text.contains("name=\"take-away\" value=\"concept-map\""))
            #expect(!third.text.contains("name=\"assign\" value=\"concept-map\""))
            #expect(third.words.contains(scene.site.sentence("flash.technique-assigned")))
            let map = try #require(TechniqueCatalogue.standard.technique("concept-map")).words(.romanian).title
            let plan = TechniqueRoutes.plan(.assessment, of: scene.design.course)
            for page in [DesignRoutes.edit(scene.objective), plan] {
                #expect(try await carmen.get(page).words.contains(map), "\(page)")
            }
            let one = ["n": "1", "all": "1"]
            let control = try await carmen.get(TeachRoutes.design(of: scene.design.course)).words
            #expect(control.contains(scene.site.sentence("technique.have-assessment", one)))
            #expect(control.contains(scene.site.sentence("technique.have-teaching", ["n": "0", "all": "1"])))
            #expect(try await carmen.post(ticked).status == .unprocessableContent, "no button was pressed")
            for field in ["star", "unstar", "take-away"] {
                #expect(try await carmen.post(address, [(field, "concept-map")]).location == address, "\(field)")
            }
            #expect(try await scene.site.count("objective_technique") == 0)
        }
    }

    @Test("a form with mistakes keeps what was typed; a saved one is found, copied, deleted and restored")
    func writes() async throws {
        try await Self.run { scene, carmen in
            let course = scene.design.course
            let list = TechniqueRoutes.techniques(of: course)
            let blank = try await carmen.get(TechniqueRoutes.new(of: course, .teaching))
            let id = try #require(blank.hidden("technique"))
            let sent = [("technique", id), ("kind", "teaching"), ("seen", ""), ("title", "Turul galeriei <1>")]
            #expect(try await carmen.post(list, sent.dropLast() + [("go", "back")]).location == list + "?kind=teaching")
            let refused = try await carmen.post(list, sent)
            #expect(refused.status == .unprocessableContent && refused.text.contains("Turul galeriei &lt;1&gt;"))
            #expect(refused.hidden("technique") == id)
            let ticks = [("categories[]", "cognitive/create"), ("dimensions[]", "procedural"), ("focus[]", "writing")]
            let address = TechniqueRoutes.technique(.own(ID(text: id)), in: course)
            for _ in 1...2 { #expect(try await carmen.post(list, sent + ticks).location == address) }
            #expect(try await carmen.get(list + "?kind=teaching").words.contains("Turul galeriei &lt;1&gt;"))
            #expect(try await !carmen.get(list).words.contains("Turul galeriei"))

            let edited = try await carmen.get(TechniqueRoutes.edit(ID(text: id), in: course))
            #expect(edited.text.contains("value=\"writing\" checked") && edited.hidden("seen") == "1")
            let changed = [("seen", "1"), ("title", "Alt tur")] + ticks
            #expect(try await carmen.post(address, changed).location == address)
            #expect(
                try await carmen.post(address, [("seen", "1"), ("title", "Încă unul")] + ticks).status == .unprocessableContent)
            let page = try await carmen.get(address)
            let copy = try #require(page.hidden("technique"))
            let copied = try await carmen.post(TechniqueRoutes.copies(of: .curated("lecture"), in: course), [("technique", copy)])
            #expect(copied.location == TechniqueRoutes.edit(ID(text: copy), in: course))
            #expect(try await carmen.post(TechniqueRoutes.removals(of: ID(text: id), in: course)).location == address)
            #expect(try await carmen.get(address).words.contains(scene.site.sentence("technique.is-removed")))
            #expect(try await carmen.get(TechniqueRoutes.edit(ID(text: id), in: course)).status == .notFound)
            #expect(try await carmen.get(list + "?kind=teaching").words.contains(scene.site.sentence("technique.removed")))
            #expect(try await carmen.post(TechniqueRoutes.restorations(of: ID(text: id), in: course)).location == address)
            #expect(try await carmen.post(address + "/favourites", [("mark", "perhaps")]).status == .unprocessableContent)
        }
    }

    @Test("an administrator reads and publishes it, and a colleague finds it then")
    func publishes() async throws {
        try await Self.run { scene, _ in
            let (id, course) = (try await scene.add(), scene.design.course)
            let (dan, felix) = (try await scene.site.signedIn("dan"), try await scene.site.signedIn("felix"))
            let address = TechniqueRoutes.technique(.own(id), in: course)
            #expect(try await felix.get(address).status == .notFound)
            let page = try await dan.get(address)
            let sent = [("seen", try #require(page.hidden("seen"))), ("mark", "add")]
            let publication = TechniqueRoutes.publications(of: id, in: course)
            #expect(try await dan.post(publication, [("seen", "9"), ("mark", "add")]).status == .unprocessableContent)
            #expect(try await felix.post(publication, sent).status == .notFound)
            #expect(try await dan.post(publication, sent).location == address)
            #expect(try await felix.get(address).status == .ok)
            #expect(try await felix.post(TechniqueRoutes.removals(of: id, in: course)).status == .notFound)
        }
    }
}
