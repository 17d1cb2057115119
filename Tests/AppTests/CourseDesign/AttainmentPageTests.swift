import Testing

@testable import App

@Suite("The page of the attainment of a course")
struct AttainmentPageTests {
    private typealias Sample = SampleAttainment
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    @Test("of a course says the verdict of each objective in words, and how many students are measured")
    func course() throws {
        let page = try AttainmentPage(
            frame: ground.frame, strings: ground.strings, courseStrings: SamplePages.strings(.romanian),
            overview: Sample.overview())
        #expect(page.rows.map(\.verdict) == ["not reached", "not measured"])
        let first = try #require(page.rows.first)
        #expect(first.detail == "1 of 2 students reach it · 2 of 3 students measured" && first.isMeasured)
        #expect(first.href == "/teach/objectives/whole/attainment")
        #expect(first.quizzes == "Practice quizzes: 0% on average" && page.rows[1].quizzes == nil)
        #expect(first.thin == ground.strings("attainment.thin", n: 2) && page.rows[1].thin == nil)
        #expect(page.saving.csvHref == "/teach/courses/course/design/attainment.csv")
    }
}
