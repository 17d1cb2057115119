import Database
import Testing

@testable import App

@Suite("The marks of a course are saved as a table")
struct CourseMarksFileTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func mark(_ attempts: [Attempt], _ rule: CountingRule = .best) -> TestMark {
        TestMark(attempts: attempts, rule: rule, closes: nil, isEnrolled: true)
    }

    private func file(_ marks: [[TestMark]], withPoints: Bool) -> CourseMarksFile {
        let test = AssessmentStore.Entry.sample(.quiz).assessment
        return CourseMarksFile(
            marks: CourseMarks(
                taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: TopicTree([]),
                tests: [test, test],
                rows: marks.enumerated().map { number, marks in
                    .init(
                        student: MarkedStudent(
                            id: ID(text: "\(number)"), userName: "s\(number)", name: "Ana", surname: "@SUM",
                            indexNumber: "00\(number)",
                            isEnrolled: true), marks: marks)
                }), withPoints: withPoints, strings: ground.strings)
    }

    private let ended = SampleSnapshot.attempt(.quiz, submission: SampleSnapshot.submission())

    @Test("a row for each student with the mark that counts in each test; two tests with one title have two columns")
    func marks() {
        let table = file([[mark([ended]), mark([])], [mark([SampleSnapshot.attempt(.quiz)]), mark([])]], withPoints: false).table
        #expect(
            Array(table.headings.dropFirst(4)) == ["Test <de probă>", "Test <de probă> (2)", ground.strings("marks.taken")])
        #expect(
            table.rows == [
                [.text("s0"), .text("Ana"), .text("@SUM"), .text("000"), .thousandths(5500), .empty, .whole(1)],
                [.text("s1"), .text("Ana"), .text("@SUM"), .text("001"), .empty, .empty, .whole(0)],
            ])
    }

    @Test("no two columns have one name, whatever the tests are called")
    func titles() {
        let quiz = AssessmentStore.Entry.sample(.quiz).assessment
        let tests = ["Test", "Test", "Test (2)", "Test"].enumerated().map { number, title in
            Assessment(
                id: ID(text: "\(number)"), number: number, course: quiz.course, topic: nil, kind: .quiz, schedule: nil,
                policy: quiz.policy, disclosure: .atOnce, title: title, questionCount: 5)
        }
        let marks = CourseMarks(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: TopicTree([]), tests: tests,
            rows: [])
        let headings = CourseMarksFile(marks: marks, withPoints: false, strings: ground.strings).table.headings
        #expect(headings.dropFirst(4).dropLast() == ["Test", "Test (3)", "Test (2)", "Test (4)"])
    }

    @Test("on demand the points behind the mark and their percent, to a thousandth; annulled attempts have none")
    func points() {
        let annulled = SampleSnapshot.attempt(.quiz, submission: SampleSnapshot.submission(), annulments: 1)
        let third = Submission(
            endedAt: SampleSnapshot.start, reason: .submitted,
            outcome: Outcome(
                earned: Points(thousandths: 2000), possible: Points(thousandths: 3000), correct: 2, incorrect: 1, partly: 0,
                unanswered: 0), mark: SampleSnapshot.submission().mark)
        let table = file(
            [[mark([ended]), mark([SampleSnapshot.attempt(.quiz, submission: third)])], [mark([annulled]), mark([])]],
            withPoints: true
        ).table
        #expect(table.headings.count == 11 && table.rows.allSatisfy { $0.count == 11 })
        #expect(
            table.rows.first?.dropFirst(4).prefix(6) == [
                .thousandths(5500), .thousandths(3750), .thousandths(50_000), .thousandths(5500), .thousandths(2000),
                .thousandths(66_667),
            ])
        #expect(table.rows.last?.dropFirst(4).prefix(6).allSatisfy { $0 == .empty } == true)
    }

    @Test("through the whole site, in each form, for those who teach the course")
    func site() async throws {
        try await InterventionScene.run { scene in
            try await scene.ana.end(scene.attempt)
            let id = try await scene.site.database.read { tx in
                try tx.first("SELECT id FROM course WHERE code = 'PDM301'").map { try $0["id"] as ID<Course> }
            }
            let page = TeachRoutes.marks(in: try #require(id))
            let csv = try await scene.carmen.get(page + ".csv")
            #expect(csv.headers[.contentDisposition]?.hasPrefix("attachment; filename=\"pdm301-") == true)
            let hers = try #require(csv.text.components(separatedBy: "\r\n").first { $0.hasPrefix("\"ana\"") })
            #expect(hers.contains("\"3.25\""))
            let bare = try await scene.carmen.get(page + ".csv?for=spreadsheets").text
            #expect(bare.contains(";3,25;"))
            let workbook = try WrittenWorkbook(try await scene.carmen.get(page + ".xlsx?with=points").bytes)
            let row = try #require(try workbook.rows.first { $0.first == "ana" })
            #expect(row.contains("3.25") && row.contains("25"))
            #expect(try await scene.carmen.get(page).text.contains("action=\"\(page).xlsx\""))
        }
    }
}
