import Testing

@testable import App

@Suite("The page of the meeting of one day")
struct MeetingChangePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ day: LocalDay, group: CourseGroup? = nil, form: MeetingChangeForm? = nil, _ errors: FormErrors? = nil
    ) -> MeetingChangePage {
        let calendar = SampleDesign.calendar
        return MeetingChangePage(
            frame: ground.frame, strings: ground.strings, sheet: SampleDesign.schedule(calendar, group: group),
            calendar: calendar, day: day, form: form ?? MeetingChangeForm(calendar, day, group?.id), help: ground.help,
            errors: errors)
    }

    @Test("shows what holds now, and proposes the planned day and time where nothing else does")
    func values() {
        let planned = page(SampleDesign.today + 12)
        #expect(planned.fields.first?.shown == "Takes place as planned" && planned.seen == "0")
        #expect(planned.fields.dropFirst().map(\.value) == ["2026-12-03", "10:00", "12:00", "", ""])
        let moved = page(SampleDesign.today + 3, group: SampleGroups.full)
        #expect(moved.fields.first?.shown == "Moved" && moved.seen == "1" && moved.group == "one")
        #expect(
            moved.fields.dropFirst().map(\.value) == ["2026-11-25", "13:00", "14:00", "Sala <4>", "Din cauza sărbătorii"])
        #expect(moved.planned == "Grupa <1> · Tuesday 24 November, 10:00–12:00")
        #expect(planned.fields.allSatisfy { $0.help != nil })
    }

    @Test("tells what somebody else has said of it meanwhile")
    func overtaken() {
        let typed = MeetingChangeForm(seen: "0", kind: "cancelled")
        let overtaken = page(SampleDesign.today + 3, form: typed, .one("kind", "teach.changed"))
        #expect(overtaken.seen == "1" && overtaken.fields.first?.shown == "Cancelled")
        #expect(
            overtaken.stored.map(\.value) == [
                "Tuesday 24 November, 10:00–12:00 → Wednesday 25 November, 13:00–14:00 · Sala <4> · Din cauza sărbătorii"
            ])
        #expect(page(SampleDesign.today + 3, form: typed, .one("note", "form.too-long")).seen == "0")
        let fresh = page(SampleDesign.today + 12, form: typed, .one("kind", "teach.changed"))
        #expect(fresh.stored.map(\.value) == ["Thursday 3 December, 10:00–12:00"] && ground.isMarked(fresh.frame))
    }
}
