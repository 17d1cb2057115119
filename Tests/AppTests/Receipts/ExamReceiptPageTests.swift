import Testing

@testable import App

@Suite("The check of a registration's receipt")
struct ExamReceiptPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ check: ExamReceiptCheck) -> ExamReceiptPage {
        ExamReceiptPage(
            frame: ground.frame, code: ReceiptCode(stored: "AAAAA"), check: check, area: .student, strings: ground.strings)
    }

    private func genuine(_ events: [ExamRegistration.Event], present: ExamDate = SampleExams.held("one")) -> ExamReceiptPage {
        page(
            .genuine(
                .init(
                    registration: SampleExams.registration(events), event: SampleExams.event(.registered, "one"),
                    course: .sample(), period: "Ianuarie", then: SampleExams.held("one").version, present: present)))
    }

    @Test("tells what is confirmed, and what became of it since")
    func confirmed() {
        let first = SampleExams.event(.registered, "one")
        #expect(genuine([first]).confirmed?.since == nil && genuine([first]).confirmed?.number == "17")
        let changed = genuine([first, SampleExams.event(.changed, "two", 2)])
        #expect(changed.confirmed?.since == ground.strings("exams.receipt-other-date"))
        let ended = genuine([first, SampleExams.event(.withdrawn, "one", 2)])
        #expect(ended.confirmed?.since == ground.strings("exams.has-ended"))
        let passed = genuine([first, SampleExams.event(.passed, "one", 2)])
        #expect(passed.confirmed?.since == ended.confirmed?.since, "whoever has the code does not learn why")
        let moved = genuine([first], present: SampleExams.held("one", days: 11, sequence: 2))
        #expect(moved.confirmed?.since?.isEmpty == false)
        #expect(page(.changed).confirmed == nil && page(.otherKey).confirmed == nil)
        #expect(page(.changed).verdict != page(.otherKey).verdict)
    }
}
