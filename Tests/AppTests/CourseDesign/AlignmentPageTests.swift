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
        AlignmentPage(frame: ground.frame, words: try words(source), course: .sample(), alignment: CourseAlignment(source))
    }

    @Test("a count leads to what it counts, and a gap is a word that leads to how it is closed")
    func cells() throws {
        let page = try page(SampleAlignment.source())
        #expect(page.columns.count == 8 && page.rows.allSatisfy { $0.cells.count == 8 })
        #expect(page.rows.map(\.name) == ["analizeaza-straturi", "Objective 2"])
        #expect(page.rows[1].cells.map(\.number) == [nil, nil, "1", nil, nil, nil, nil, nil])
        #expect(page.rows[0].cells[3].href == "/teach/objectives/whole/alignment#finals")
        #expect(page.rows[1].sentence == "Să <schițeze>, cu acuratețe de 80 % și viteză (o oră).")
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


    @Test("the table to save has a number for each, and nothing is 0")
    func file() throws {
        let source = SampleAlignment.source()
        let file = AlignmentFile(course: .sample(), alignment: CourseAlignment(source), words: try words(source))
        #expect(file.table.headings.count == 10 && file.table.rows.count == 2)
        #expect(file.table.rows[1].dropFirst(2) == [0, 0, 1, 0, 0, 0, 0, 0].map(Spreadsheet.Cell.whole)[...])
        #expect(file.table.rows[1].first == .empty)
    }
}
