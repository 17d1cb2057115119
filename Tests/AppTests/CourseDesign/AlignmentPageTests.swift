import Testing

@testable import App

@Suite("The matrix of objectives and what serves them")
struct AlignmentPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func words(_ source: AlignmentSource) throws -> AlignmentWords {
        AlignmentWords(strings: ground.strings, course: try SamplePages.strings(.romanian), topics: source.topics)
    }

    private func page(_ source: AlignmentSource) throws -> AlignmentPage {
        AlignmentPage(frame: ground.frame, words: try words(source), course: .sample(), alignment: Alignment(source))
    }

    private func page(_ objective: Objective) throws -> ObjectiveAlignmentPage {
        let source = SampleAlignment.source()
        return ObjectiveAlignmentPage(
            frame: ground.frame, words: try words(source), course: .sample(), objective: objective, source: source)
    }

    @Test("a count leads to what it counts, and a gap is a word that leads to how it is closed")
    func cells() throws {
        let page = try page(SampleAlignment.source())
        #expect(page.columns.count == 8 && page.rows.allSatisfy { $0.cells.count == 8 })
        #expect(page.rows.map(\.name) == ["analizeaza-straturi", "Objective 2"])
        #expect(page.rows[1].cells.map(\.number) == [nil, nil, "1", nil, nil, nil, nil, nil])
        #expect(page.rows[0].cells[3].href == "/teach/objectives/whole/alignment#finals")
        #expect(page.rows[1].sentence == "Să <schițeze>.")
        #expect(page.columns == page.rows[0].cells.map(\.label))
    }

    @Test("below it stands what serves none: of a test the first five questions, and how many more there are")
    func gaps() throws {
        let page = try page(SampleAlignment.source())
        #expect(page.tests.map(\.state) == ["6 of 8 questions", "2 of 3 questions"])
        #expect(page.tests.map(\.questions.count) == [5, 2] && page.tests.map(\.more) == ["and 1 more question", nil])
        #expect(page.tests[0].questions[0].text == "Ce strat conține UIKit?")
        #expect(page.lessons.map(\.text) == [ground.strings("write.untitled"), "Limbajul <2>"])
        #expect(!page.hasTopics && page.hasUnmeasured && !page.isComplete)
        #expect(page.unmeasured.map(\.href) == [DesignRoutes.criteria(of: SampleObjectives.begun.id)])
    }

    @Test("says so where nothing is missing, and where there are no objectives")
    func whole() throws {
        #expect(try page(SampleAlignment.complete).isComplete)
        #expect(try !page(SampleAlignment.source(objectives: [])).hasRows)
    }

    @Test("what serves one objective has its things, each gap how it is closed, and nobody is sent where they may not go")
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

    @Test("the table to save has a number for each, and nothing is 0")
    func file() throws {
        let source = SampleAlignment.source()
        let file = AlignmentFile(course: .sample(), alignment: Alignment(source), words: try words(source))
        #expect(file.table.headings.count == 10 && file.table.rows.count == 2)
        #expect(file.table.rows[1].dropFirst(2) == [0, 0, 1, 0, 0, 0, 0, 0].map(Spreadsheet.Cell.whole)[...])
        #expect(file.table.rows[1].first == .empty)
    }
}
