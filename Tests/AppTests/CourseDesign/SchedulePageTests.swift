import Testing

@testable import App

@Suite("The page of a course's meetings")
struct SchedulePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: ScheduleStore.Sheet, _ form: ScheduleForm? = nil, _ errors: FormErrors? = nil) -> SchedulePage {
        SchedulePage(
            frame: ground.frame, strings: ground.strings, sheet: sheet, form: form ?? ScheduleForm(sheet),
            today: SampleDesign.today, help: ground.help, errors: errors)
    }

    @Test("proposes the teaching weeks of the semester where there are no meetings yet")
    func none() {
        let page = page(SampleDesign.schedule(nil, groups: []))
        #expect(page.fields.map(\.id) == ["first-day", "last-day", "starts", "ends", "repeats", "every"])
        #expect(page.fields.prefix(4).map(\.value) == ["2026-10-05", "2027-01-10", "", ""])
        #expect(page.fields.at(4)?.shown == "Weekly" && page.fields.last?.value == "1")
        #expect(!page.hasMeetings && !page.hasChoices && page.removeAction == nil && page.seen == "0")
        #expect((page.fields.map(\.help) + page.weekdays.map(\.help)).allSatisfy { $0 != nil })
    }

    @Test("lists what comes, each meeting with what became of it, and leads to its change")
    func meetings() {
        let page = page(SampleDesign.schedule(SampleDesign.calendar))
        #expect(
            page.meetings.count == 12 && page.weekdays.first?.ticks.filter(\.isTicked).map(\.text) == ["Tuesday", "Thursday"])
        #expect(
            page.meetings.prefix(3).map(\.title) == ["Tuesday 24 November", "Wednesday 25 November", "Thursday 26 November"])
        #expect(
            page.meetings.prefix(3).map(\.detail) == [
                "10:00–12:00 · Sala 2013 · moved to Wednesday 25 November, 13:00–14:00 · Din cauza sărbătorii",
                "13:00–14:00 · Sala <4> · moved from Tuesday 24 November · Din cauza sărbătorii",
                "10:00–12:00 · Sala 2013 · Cancelled",
            ])
        #expect(page.meetings.prefix(2).allSatisfy { $0.href.hasSuffix("/schedule/changes?day=2026-11-24") })
        #expect(page.removeAction != nil && page.choices.map(\.isCurrent) == [true, false, false])
        #expect(page.choices.map(\.text) == ["Whole course", "Grupa <1>: no meetings", "Grupa 2: no meetings"])
    }

    @Test("is of a group: with its room, and the group in every address")
    func group() {
        let page = page(SampleDesign.schedule(MeetingCalendar(SampleDesign.single, []), group: SampleGroups.full))
        #expect(page.group == "one" && page.meetings.map(\.detail) == ["08:05–24:00 · Sala 2"])
        #expect(page.meetings.first?.href.hasSuffix("?day=2026-11-24&group=one") == true)
        #expect(page.choices.map(\.isCurrent) == [false, true, false] && page.choices.at(1)?.text == "Grupa <1>")
    }

    @Test("shows the meetings that somebody else has saved only where that is what went wrong")
    func overtaken() {
        let sheet = SampleDesign.schedule(SampleDesign.calendar)
        let typed = ScheduleForm(seen: "2", starts: "9:00")
        let overtaken = page(sheet, typed, .one("first-day", "teach.changed"))
        #expect(overtaken.seen == "3" && overtaken.stored.map(\.value).suffix(3) == ["Weekly", "1", "Tuesday and Thursday"])
        #expect(page(sheet, typed, .one("ends", "design.time-invalid")).seen == "2")
        let deleted = page(SampleDesign.schedule(nil), typed, .one("first-day", "teach.changed"))
        #expect(deleted.stored.map(\.value) == ["No meetings yet"] && deleted.seen == "0" && ground.isMarked(deleted.frame))
    }
}
