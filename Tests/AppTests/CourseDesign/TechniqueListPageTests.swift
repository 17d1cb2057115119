import Testing

@testable import App

@Suite("The page of all techniques")
struct TechniqueListPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    @Test("has one's own first, then published ones, then the catalogue by title, and what was put away")
    func list() throws {
        func titles(_ page: TechniqueListPage) -> [String] { page.groups.map(\.title) }
        let now = SampleObjectives.now
        let full = TechniqueListPage(
            frame: ground.frame, strings: ground.strings,
            shelf: SampleTechniques.shelf(
                own: [
                    SampleTechniques.own("b", of: "felix"), SampleTechniques.own("a"),
                    SampleTechniques.own("c", of: "felix", publishedAt: now),
                ], removed: [SampleTechniques.own("gone", removedAt: now)], favourites: [.curated("minute-paper")],
                uses: [.curated("minute-paper"): 2]))
        #expect(
            titles(full) == ["Your own", "Published by an administrator", "Of colleagues, not published", "From the catalogue"])
        #expect(!full.hasNoOwn && full.removed.first?.until.contains("21 December 2026") == true)
        let curated = try #require(full.groups.last).rows
        #expect(curated.map(\.title) == curated.map(\.title).sorted { SearchText.fold($0) < SearchText.fold($1) })
        let paper = try #require(curated.first { $0.title == "Minute paper" })
        #expect(paper.detail == "★ marked · assigned to 2 objectives · Formative · After teaching · 5 minutes")
        let bare = TechniqueListPage(frame: ground.frame, strings: ground.strings, shelf: SampleTechniques.shelf(.teaching))
        #expect(titles(bare) == ["From the catalogue"] && bare.hasNoOwn && !bare.hasRemoved)
        #expect(bare.tabs.map(\.isCurrent) == [false, true] && bare.planTitle == "Instructional plan")
    }
    @Test("of an administrator has those apart that wait to be read again; of their author it says so")
    func waiting() throws {
        let page = TechniqueListPage(
            frame: ground.frame, strings: ground.strings,
            shelf: SampleTechniques.shelf(
                own: [
                    SampleTechniques.waiting("a"), SampleTechniques.waiting("b", of: "felix"),
                    SampleTechniques.waiting("c", of: "felix").forOthers,
                ]))
        #expect(
            page.groups.map(\.title) == [
                "Your own", "Changed since they were published", "Published by an administrator", "From the catalogue",
            ])
        let said = page.groups.prefix(3).map { group in
            group.rows.map { $0.detail.contains(ground.strings("technique.is-waiting")) }
        }
        #expect(said == [[true], [true], [false]])
    }
}
