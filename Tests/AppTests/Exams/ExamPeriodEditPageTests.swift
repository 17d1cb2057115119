import Foundation
import Testing

@testable import App

@Suite("The form for an exam period")
struct ExamPeriodEditPageTests {
    private let ground: PageGround
    private let period = SampleExams.period {
        ($0.commissionFrom, $0.leastPoints, $0.stopsDebtors) = (4, Points(thousandths: 30_500), true)
    }

    init() throws { ground = try PageGround() }

    @Test("what is stored comes back from the form as it is")
    func roundTrip() throws {
        let zone = ground.strings.formats.zone
        let form = ExamPeriodForm(period, ground.strings.formats)
        let read = try form.fields(nil, at: SampleExams.now, zone: zone)
        #expect(read.name == period.name && read.commissionFrom == 4 && read.leastPoints == Points(thousandths: 30_500))
        #expect(read.stopsDebtors && read.days == period.fields.days && read.lateCloses != nil)
        #expect(read.opens.milliseconds / 60_000 == period.fields.opens.milliseconds / 60_000)
    }

    @Test(
        "a window that closes before it opens, a day that is none and a name that is missing are told all at once, and what was typed stays"
    )
    func errors() throws {
        var form = ExamPeriodForm(period, ground.strings.formats)
        (form.closesDay, form.lateDay) = ("2020-01-01", "2019-01-01")
        let zone = ground.strings.formats.zone
        let typed = form
        do {
            _ = try typed.fields(nil, at: SampleExams.now, zone: zone)
            Issue.record("taken")
        } catch let errors as FormErrors {
            #expect(errors.items.map(\.key) == ["exams.closes-early", "exams.late-early"])
            let page = ExamPeriodEditPage(
                frame: ground.frame, strings: ground.strings, changing: nil, form: typed, errors: errors)
            #expect(page.fields.first { $0.id == "closesDay" }?.value == "2020-01-01" && ground.isMarked(page.frame))
        }
        let empty = ExamPeriodForm(firstDay: "2026-12-02", lastDay: "2026-12-01")
        #expect(throws: FormErrors.self) { try empty.fields(nil, at: SampleExams.now, zone: zone) }
    }

    @Test("what somebody else has changed is shown beside it")
    func overtaken() {
        let page = ExamPeriodEditPage(
            frame: ground.frame, strings: ground.strings, changing: period, form: ExamPeriodForm(period, ground.strings.formats),
            errors: .one("name", "exams.changed"))
        #expect(page.hasStored && page.stored.first?.value == period.name && page.seen == period.fingerprint)
        let plain = ExamPeriodEditPage(
            frame: ground.frame, strings: ground.strings, changing: period, form: ExamPeriodForm(period, ground.strings.formats))
        #expect(!plain.hasStored && plain.stopsDebtors && plain.newID == nil)
    }

    @Test("another mistake does not hide that somebody else has changed it")
    func mistakeBetween() {
        var form = ExamPeriodForm(period, ground.strings.formats)
        form.seen = "old"
        func seen(_ key: String) -> String? {
            ExamPeriodEditPage(
                frame: ground.frame, strings: ground.strings, changing: period, form: form, errors: .one("name", key)
            ).seen
        }
        #expect(seen("exams.name-missing") == "old" && seen("exams.changed") == period.fingerprint)
    }
}
