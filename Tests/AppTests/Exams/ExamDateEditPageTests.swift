import Foundation
import Testing

@testable import App

@Suite("The form for a date of an exam")
struct ExamDateEditPageTests {
    private let ground: PageGround
    private let sheet = SampleExams.sheet()

    init() throws { ground = try PageGround() }

    @Test("what is stored comes back from the form; a new date cannot be in the past or outside of the period")
    func fields() throws {
        let zone = ground.strings.formats.zone
        let held = try #require(sheet.dates.first)
        let form = ExamDateForm(held.date, zone)
        let read = try form.fields(held.date.fields, in: sheet.period, at: SampleExams.now, zone: zone)
        #expect(read.room == held.date.fields.room && read.seats == 30 && read.hasWaitingList && !read.isClosed)
        func keys(_ change: (inout ExamDateForm) -> Void) -> [String] {
            var typed = form
            change(&typed)
            let wrong = typed
            do {
                _ = try wrong.fields(nil, in: sheet.period, at: SampleExams.now, zone: zone)
                return []
            } catch {
                return (error as? FormErrors)?.items.map(\.key) ?? []
            }
        }
        #expect(keys { $0.day = "2020-01-01" } == ["exams.in-the-past", "exams.outside-days"])
        #expect(keys { ($0.minutes, $0.seats) = ("0", "viele") } == ["exams.minutes-invalid", "exams.seats-invalid"])
        #expect(keys { $0.day = "1/2/2027" } == ["test-settings.time-twofold"])
        #expect(keys { $0.room = String(repeating: "a", count: 81) } == ["form.too-long"])
    }

    @Test("a new date chooses its course, an existing one says why it is changed and what somebody else made of it")
    func page() throws {
        let new = ExamDateEditPage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, changing: nil, form: ExamDateForm(date: "new"))
        #expect(new.fields.first?.isChoice == true && new.reason == nil && new.newID == "new" && new.crowd == nil)
        let held = try #require(sheet.dates.first)
        let old = ExamDateEditPage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, changing: held,
            form: ExamDateForm(held.date, ground.strings.formats.zone), errors: .one("day", "exams.changed"))
        #expect(old.hasStored && old.reason != nil && old.seen == "2" && old.waits && ground.isMarked(old.frame))
    }

    @Test("another mistake does not hide that somebody else has changed it")
    func mistakeBetween() throws {
        let held = try #require(sheet.dates.first)
        var form = ExamDateForm(held.date, ground.strings.formats.zone)
        form.seen = "1"
        func seen(_ key: String) -> String? {
            ExamDateEditPage(
                frame: ground.frame, strings: ground.strings, sheet: sheet, changing: held, form: form, errors: .one("day", key)
            ).seen
        }
        #expect(seen("exams.in-the-past") == "1" && seen("exams.changed") == "2")
    }
}
