import Testing

@testable import App

@Suite("Who is registered for a date")
struct ExamListPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ list: ExamList, cancelAction: String?, errors: FormErrors? = nil) -> ExamListPage {
        ExamListPage(
            frame: ground.frame, strings: ground.strings, list: list,
            ways: .init(csvHref: "/a.csv", workbookHref: "/a.xlsx", pointsHref: nil, marksHref: nil, cancelAction: cancelAction),
            institution: "Școala", now: SampleExams.now, errors: errors)
    }

    @Test("lists those with a seat to sign, those who wait apart, and lets the office alone cancel")
    func rows() {
        let page = page(SampleExams.list(), cancelAction: "/cancel")
        #expect(page.rows.map(\.number) == ["1", "2"] && page.rows.map(\.indexNumber) == ["1001", "–"])
        #expect(page.waiting.count == 1 && page.cancellation?.fields.first?.options.count == 4)
        #expect(self.page(SampleExams.list(), cancelAction: nil).cancellation == nil)
        #expect((page.rows + page.waiting).allSatisfy { $0.href == nil }, "the pages of students are for those who teach")
        let empty = self.page(SampleExams.list(true), cancelAction: "/cancel")
        #expect(!empty.hasRows && !empty.hasWaiting && empty.cancellation == nil)
        #expect(throws: FormErrors.self) { try ExamCancellationForm(registration: "a", reason: " ").checked() }
        #expect(
            ground.isMarked(
                self.page(SampleExams.list(), cancelAction: "/c", errors: .one("reason", "exams.reason-missing")).frame))
    }

    @Test("of an exam that has begun nobody waits any more: those who did are listed as having got no seat, in the file as well")
    func begun() {
        let begun = page(SampleExams.list(isBegun: true), cancelAction: nil)
        #expect(begun.waitingTitle == ground.strings("exams.in-vain-list") && begun.waiting.count == 1)
        #expect(page(SampleExams.list(), cancelAction: nil).waitingTitle == ground.strings("exams.waiting-list"))
        let table = ExamListFile(list: SampleExams.list(isBegun: true), strings: ground.strings).table
        #expect(table.rows.last?.at(5) == .text(ground.strings("exams.in-vain")))
        let seats = ExamPeriodPage.crowd(SampleExams.list().date.fields, ExamCrowd(seated: 2), ground.strings)
        #expect(begun.facts.map(\.value).contains(seats))
    }

    @Test("the file has the same rows, with who waits among them")
    func file() {
        let table = ExamListFile(list: SampleExams.list(), strings: ground.strings).table
        #expect(table.rows.count == 3 && table.headings.count == 7)
        #expect(
            table.rows.map { $0.at(5) } == [
                .text(ground.strings("exams.has-seat")), .text(ground.strings("exams.has-seat")),
                .text(ground.strings("exams.waits")),
            ])
    }
}
