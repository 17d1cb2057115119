import Testing

@testable import App

@Suite("The plans of assessment and of teaching")
struct TechniquePlanPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    @Test("have each objective with its techniques, and say where there is none")
    func plan() throws {
        let paper = try #require(SampleTechniques.curated("minute-paper"))
        let page = try TechniquePlanPage(
            frame: ground.frame, strings: ground.strings, courseStrings: try SamplePages.strings(.romanian),
            plan: SampleTechniques.plan(
                .assessment, [SampleObjectives.whole, SampleObjectives.empty],
                [ID(text: "whole"): [.own(SampleTechniques.own()), paper]]))
        #expect(page.objectives.map(\.isMissing) == [false, true] && page.objectives.map(\.key) == ["analizeaza-straturi", nil])
        #expect(page.objectives.first?.techniques.map(\.title) == ["Minute paper", "Perechi <b>"])
        #expect(page.state == "1 of 2 objectives have a technique of assessment" && !page.isEmpty)
        #expect(page.title == "Assessment plan" && page.tabs.map(\.isCurrent) == [true, false])
        let empty = TechniqueState(having: 0, objectives: 0)
        #expect(TechniqueKind.allCases.map { empty.words($0, ground.strings) } == ["No objectives yet", "No objectives yet"])
    }
}
