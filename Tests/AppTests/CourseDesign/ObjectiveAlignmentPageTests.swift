import Testing

@testable import App

@Suite("What serves one objective")
struct ObjectiveAlignmentPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func words(_ source: AlignmentSource) throws -> AlignmentWords {
        AlignmentWords(strings: ground.strings, course: try SamplePages.strings(.romanian), topics: source.topics)
    }

    private func page(_ objective: Objective) throws -> ObjectiveAlignmentPage {
        let source = SampleAlignment.source()
        return ObjectiveAlignmentPage(
            frame: ground.frame, words: try words(source), course: .sample(), objective: objective, source: source)
    }

    @Test("has its things, each gap how it is closed, and nobody is sent where they may not go")
    func one() throws {
        let whole = try page(SampleObjectives.whole)
        #expect(whole.parts.map(\.id) == AlignmentMatter.allCases.map(\.rawValue))
        #expect(whole.parts.map(\.isMissing) == Array(repeating: false, count: 8))
        #expect(whole.parts[3].entries.map(\.detail) == ["Test final"])
        #expect(whole.parts[4].entries.map(\.text) == ["Ați învățat <asta>?"] && whole.parts[4].entries[0].language == "ro")
        let jigsaw = try #require(SampleTechniques.curated("jigsaw"))
        #expect(whole.parts[6].entries.map(\.text) == [jigsaw.title(.english), "A mea <tehnică>"])
        #expect(whole.parts[6].entries.map(\.language) == [nil, "ro"])
        #expect(
            whole.parts[6].entries.map(\.href) == ["jigsaw", "own"].map { "/teach/courses/course/design/techniques/" + $0 })
        #expect(whole.parts[7].entries.map(\.href) == ["/teach/events/tema-1/edit"])
        let begun = try page(SampleObjectives.begun)
        #expect(begun.parts.map(\.isMissing) == [true, true, false, true, true, true, true, true])
        #expect(begun.parts[4].mend == nil && begun.parts[1].mend?.href == TeachRoutes.lessons(of: ID(text: "course")))
        #expect(
            begun.parts.suffix(3).map { $0.mend?.href } == [
                "/teach/objectives/begun/techniques/assessment", "/teach/objectives/begun/techniques/teaching",
                "/teach/courses/course/design/plan",
            ])
    }
}
