import Testing

@testable import App

@Suite("The dates of a course's exams, for those who teach it")
struct TeacherExamsPageTests {
    @Test("says which are over")
    func over() throws {
        let ground = try PageGround()
        let page = TeacherExamsPage(
            frame: ground.frame, strings: ground.strings,
            exams: .init(
                taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor),
                dates: [
                    (SampleExams.period(), SampleExams.held("one"), ExamCrowd(seated: 3)),
                    (SampleExams.period(), SampleExams.held("two", days: -9), ExamCrowd(seated: 3)),
                ]), now: SampleExams.now)
        #expect(page.rows.map(\.isOver) == [false, true] && page.hasRows)
        #expect(page.rows.first?.href.hasSuffix("/exams/one") == true)
    }
}
