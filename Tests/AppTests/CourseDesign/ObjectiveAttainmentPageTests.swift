import Testing

@testable import App

@Suite("The page of the attainment of one objective")
struct ObjectiveAttainmentPageTests {
    private typealias Sample = SampleAttainment
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: AttainmentStore.Sheet, number: Int = 1) throws -> ObjectiveAttainmentPage {
        try ObjectiveAttainmentPage(
            frame: ground.frame, strings: ground.strings, courseStrings: SamplePages.strings(.romanian), sheet: sheet,
            number: number)
    }

    @Test("each figure stands beside its definition")
    func facts() throws {
        let page = try page(Sample.sheet())
        #expect(page.facts.allSatisfy { $0.meaning?.isEmpty == false })
        #expect(page.facts.map(\.value) == ["not reached", "1 of 2 (50%)", "2 of 3", "2", "50%", "0%"])
        #expect(page.facts[0].meaning?.contains("70%") == true && page.facts[0].meaning?.contains("60%") == true)
        #expect(page.facts[1].meaning?.contains("95%") == true, "as its criterion says")
        var usual = Sample.objective
        usual.criteria = [:]
        let other = try self.page(Sample.sheet(usual))
        #expect(other.facts[1].meaning == ground.strings("attainment.usual-threshold", ["percent": "60%"]))
        #expect(page.thin != nil)
    }

    @Test("the tests that it rests on have the points as a range where questions are drawn")
    func tests() throws {
        let tests = try page(Sample.sheet()).tests
        #expect(tests.map(\.title) == ["Test <final>", "Exerciții"])
        #expect(tests[0].detail == "Final test · 2 questions · 1 of 1 points · 2 students")
        #expect(tests[1].detail == "Practice quiz · 1 question · 1 of 2 points · 1 student")
        #expect(tests[0].href == StatisticsRoutes.statistics(of: ID(text: "test-1")))
    }

    @Test("the drawing and its table have the same numbers")
    func distribution() throws {
        let page = try page(Sample.sheet())
        #expect(page.bins.map(\.count) == ["1", "0", "0", "0", "0", "0", "0", "0", "0", "1"])
        #expect(page.histogram?.bars.map { $0.number ?? "0" } == page.bins.map(\.count))
        #expect(page.bins.first?.label == "0% – 10%" && page.bins.last?.percent == "50%")
    }

    @Test("a student's name leads to the student's page; who is not measured is listed, too")
    func students() throws {
        let students = try page(Sample.sheet()).students
        #expect(students.map(\.finals) == ["1 of 1 points (100%)", "0 of 1 points (0%)", "not measured"])
        #expect(students.map(\.isReached) == [true, false, false])
        #expect(students.map(\.quizzes) == ["0 of 1 points (0%)", nil, nil])
        #expect(students[0].href == TeachRoutes.student(ID(text: "ana"), in: ID(text: "course")))
    }

    @Test("many students are on several pages, and a page that there is not is the last")
    func pages() throws {
        let sheet = Sample.sheet(crowd: 120)
        let (first, last) = (try page(sheet), try page(sheet, number: 9))
        #expect(first.students.count == 50 && first.pages == "Page 1 of 3" && first.previousHref == nil)
        #expect(first.nextHref == "/teach/objectives/whole/attainment?page=2")
        #expect(last.students.count == 23 && last.nextHref == nil)
        #expect(try page(sheet, number: 2).previousHref == "/teach/objectives/whole/attainment")
        #expect(try page(Sample.sheet()).pages == nil && page(sheet, number: -1).students.count == 50)
        #expect(StudentPages(0, asked: 1) == StudentPages(0, asked: 5) && StudentPages(0, asked: 1).places.isEmpty)
    }

    @Test("a published mean of a survey has how many answered, and leads to the results")
    func means() throws {
        let line = try #require(try page(Sample.sheet(means: Sample.means)).means.first)
        #expect(line.detail.contains("4.25 of 5") && line.detail.hasSuffix("12 answers"))
        #expect(line.href.hasSuffix("/results/course"))
    }

    @Test("nobody measured: no distribution, and it says why")
    func unmeasured() throws {
        let page = try page(Sample.sheet(tests: []))
        #expect(page.histogram == nil && page.bins.isEmpty && !page.hasTests && page.thin == nil)
        #expect(page.facts.first?.meaning == ground.strings("attainment.not-measured-means"))
        #expect(page.students.allSatisfy { $0.finals == "not measured" })
    }
}
