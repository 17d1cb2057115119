@testable import App

extension SamplePages {
    static func examReceipts(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SampleExams
        let frame = frame(strings, heading: strings("receipt.title"))
        func page(_ check: ExamReceiptCheck) -> ExamReceiptPage {
            ExamReceiptPage(
                frame: frame, code: ReceiptCode(stored: "7ZQ4M-0H2KX-7ZQ4M-0H2KX-7ZQ4M"), check: check, area: .student,
                strings: strings)
        }
        func genuine(_ events: [ExamRegistration.Event], moved: Bool = false) -> ExamReceiptCheck {
            let held = Sample.held("one")
            return .genuine(
                .init(
                    registration: Sample.registration(events), event: Sample.event(.registered, "one"), course: .sample(),
                    period: "Ianuarie <1>", then: held.version,
                    present: moved ? Sample.held("one", days: 11, sequence: 2) : held))
        }
        let first = Sample.event(.registered, "one")
        return [
            SamplePage("genuine", page(genuine([first]))),
            SamplePage("genuine, moved", page(genuine([first], moved: true))),
            SamplePage("genuine, changed since", page(genuine([first, Sample.event(.changed, "two", 2)]))),
            SamplePage("genuine, withdrawn since", page(genuine([first, Sample.event(.withdrawn, "one", 2)]))),
            SamplePage("changed", page(.changed)), SamplePage("another key", page(.otherKey)),
        ]
    }

    static func examDateLists(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("exams.date-list"))
        func page(_ shown: ExamDateListPage.Shown) -> ExamDateListPage {
            ExamDateListPage(frame: frame, strings: strings, period: ID(text: "period"), shown: shown)
        }
        let line = ExamDateDocument.Line(
            number: 2, key: "<a>", course: "PDM301", form: ExamDateForm(day: "2026-12-05", clock: "10:00"), isUnclear: false,
            isBroken: false)
        let fields = SampleExams.date(SampleExams.now + .days(20))
        func plan(_ standings: ExamDatePlan.Standing...) -> ExamDatePlan {
            ExamDatePlan(steps: standings.map { .init(line: line, standing: $0) })
        }
        let good = plan(.new(ID(text: "course"), fields), .changed(ID(text: "one"), fields), .same)
        let bad = plan(
            .new(ID(text: "course"), fields), .broken, .noCourse, .twice, .faulty(.one("day", "exams.in-the-past")))
        var errors = FormErrors.one("list", "enrol.list-empty")
        errors.add("file", "enrol.file-missing")
        return [
            SamplePage("empty", page(.init())), SamplePage("checked", page(.init(text: "PDM301;<b>", plan: good))),
            SamplePage("with mistakes", page(.init(text: "PDM301;<b>", plan: bad, isChanged: true))),
            SamplePage("unreadable", page(.init(errors: errors))),
        ]
    }
}
