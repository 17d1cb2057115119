import Testing

@testable import App

@Suite("The page of what fits an objective")
struct SuggestionsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ sheet: SuggestionStore.Sheet, _ query: String? = nil, errors: FormErrors? = nil
    ) throws -> SuggestionsPage {
        SuggestionsPage(
            frame: ground.frame, strings: ground.strings, courseStrings: try SamplePages.strings(.romanian), sheet: sheet,
            query: try TechniqueQuery(query), errors: errors)
    }

    private func ticked(_ page: SuggestionsPage) -> [String] { page.ticks.flatMap(\.ticks).filter(\.isTicked).map(\.value) }

    @Test("begins from what the objective asks, and has what is assigned apart")
    func begins() throws {
        let memo = try #require(SampleTechniques.curated("analytic-memo"))
        let own = SampleTechniques.own()
        let page = try page(SampleTechniques.suggestions(own: [own], assigned: [memo], favourites: [.own(own.id)]))
        #expect(ticked(page) == ["cognitive", "cognitive/analyze", "conceptual", "procedural"] && !page.isTicked)
        #expect(page.ticks.map(\.ticks.count) == [3, 18, 4])
        #expect(page.assigned.rows.map(\.reference) == ["analytic-memo"])
        #expect(page.groups.map(\.id) == ["ideal", "extended"] && page.groups.allSatisfy { $0.reason == nil })
        let references = page.groups.flatMap(\.rows).map(\.reference)
        #expect(!references.contains("analytic-memo") && Set(references).count == references.count)
        #expect(page.groups.first?.rows.contains { $0.reference == "own" && $0.isFavourite } == true)
        #expect(page.assigned.rows.first?.detail.hasPrefix("Matches: Cognitive: Analyze · Conceptual and Procedural") == true)
        #expect(!page.hasHints && page.sentence?.contains("Straturi") == true)
        #expect(page.action == "/teach/objectives/whole/techniques/assessment")
    }

    @Test("keeps what is ticked in the address of its buttons, and knows it from nothing ticked")
    func otherwise() throws {
        let query =
            "ticked=1&categories%5B%5D=affective%2Fvalue&categories%5B%5D=nothing&domains%5B%5D=affective&dimensions%5B%5D=x"
        let page = try page(SampleTechniques.suggestions(), query)
        #expect(ticked(page) == ["affective", "affective/value"] && page.isTicked)
        #expect(
            page.action
                == "/teach/objectives/whole/techniques/assessment?ticked=1&domains%5B%5D=affective"
                + "&categories%5B%5D=affective%2Fvalue")
        #expect(page.groups.first?.reason == "There is no ideal match as long as nothing is ticked under: Knowledge dimensions.")
        #expect(page.groups.last?.hasRows == true)
        let nothing = try self.page(SampleTechniques.suggestions(), "ticked=1")
        #expect(ticked(nothing) == [] && nothing.groups.allSatisfy { !$0.hasRows })
        #expect(nothing.groups.last?.reason == ground.strings("technique.extended-unticked"))
        #expect(nothing.groups.first?.reason?.contains("Learning domain, Domain category and Knowledge dimensions") == true)
        #expect(throws: Problem.self) { try TechniqueQuery("ticked=%zz") }
    }

    @Test("says what the objective lacks for its suggestions, and leads there")
    func hints() throws {
        let empty = try page(SampleTechniques.suggestions(SampleObjectives.empty, dimensions: []))
        #expect(empty.hints.map(\.href) == ["/teach/objectives/empty/performance", "/teach/objectives/empty/contents"])
        #expect(empty.sentence == nil && empty.assigned.reason == ground.strings("technique.none-assigned"))
        let bare = try page(SampleTechniques.suggestions(dimensions: []))
        #expect(bare.hints.map(\.href) == [TeachTopicRoutes.topics(of: ID(text: "course"))])
        #expect(try ground.isMarked(page(SampleTechniques.suggestions(), errors: .one("assigned", "technique.too-many")).frame))
    }

    @Test("one press assigns, takes away or marks; nothing pressed is no edit")
    func presses() throws {
        typealias Form = SuggestionController.SuggestionForm
        #expect(Form(assign: "lecture").edit == .assign(.curated("lecture")))
        #expect(Form(takeAway: "some-id").edit == .takeAway(.own(ID(text: "some-id"))))
        #expect(Form(star: "lecture").edit == .favourite(.curated("lecture"), isFavourite: true))
        #expect(Form(unstar: "lecture").edit == .favourite(.curated("lecture"), isFavourite: false))
        #expect(Form().edit == nil && Form(star: "lecture").flash == nil && Form(assign: "x").flash != nil)
    }
}
