import Testing

@testable import App

@Suite("The pages of hours")
struct HoursPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ form: HoursForm, _ errors: FormErrors? = nil) -> HoursPage {
        HoursPage(
            frame: ground.frame, strings: ground.strings, shelf: SampleSheet.shelf(), form: form,
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer()), errors: errors)
    }

    @Test("every activity has its hours and how it is assessed, and what was typed stays")
    func activities() {
        let stored = page(HoursForm(SampleSheet.hours))
        #expect(stored.groups.count == CourseActivity.allCases.count)
        #expect(stored.groups.first?.fields.map(\.value) == ["28", "examen <scris>"] && stored.stored == nil)
        let typed = page(HoursForm(["hours-lecture": "x"]), .one("hours-lecture", "sheet.hours-wrong"))
        #expect(typed.groups.first?.fields.map(\.value) == ["x", ""] && typed.stored == nil && ground.isMarked(typed.frame))
        let wrong = page(HoursForm(["hours-lecture": "x", "seen": "old"]), .one("hours-lecture", "sheet.hours-wrong"))
        #expect(wrong.seen == "old" && stored.seen == SampleSheet.hours.fingerprint)
        let overtaken = page(HoursForm(["hours-lecture": "1", "seen": "old"]), .one("hours-lecture", "teach.changed"))
        #expect(overtaken.stored?.contains("examen <scris>") == true && overtaken.stored?.contains("Cartea") == true)
        #expect(overtaken.seen == stored.seen)
    }

    @Test(
        "hours are whole and at most 2000, and an assessment of nothing is none",
        arguments: [
            ("-1", "hours-seminar"), ("2001", "hours-seminar"), ("1.5", "hours-seminar"),
            ("99999999999999999999", "hours-seminar"),
            ("٣", "hours-seminar"), ("", "hours-seminar"), ("0", "hours-seminar"),
        ])
    func wrong(typed: String, field: String) {
        do {
            _ = try HoursForm(["hours-seminar": typed, "assessment-seminar": "teme"]).edit()
            Issue.record("\(typed) is taken")
        } catch let errors as FormErrors {
            #expect(errors.items.map(\.field) == [field])
        } catch {
            Issue.record(error)
        }
    }
}
