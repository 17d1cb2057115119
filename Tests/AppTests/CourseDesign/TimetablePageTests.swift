import Testing

@testable import App

@Suite("The week on one page")
struct TimetablePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ monday: LocalDay, _ own: [OwnMeetings] = SampleDesign.meetings) -> TimetablePage {
        TimetablePage(frame: ground.frame, strings: ground.strings, own: own, monday: monday, today: SampleDesign.today)
    }

    @Test("has the days with meetings, in order of time, and what was moved away or cancelled")
    func week() {
        let page = page(SampleDesign.today.monday + 7)
        #expect(page.week == "23–29 November 2026" && page.none == nil)
        #expect(page.days.map(\.title) == ["Tuesday 24 November", "Wednesday 25 November", "Thursday 26 November"])
        #expect(page.days.first?.rows.map(\.detail.localizedPrefix) == ["08:05–24:00 · Sala 2", "10:00–12:00 · Sala 2013"])
        #expect(page.days.first?.rows.map(\.group) == ["Grupa <1>", nil])
        #expect(page.days.flatMap(\.rows).map(\.isOff) == [false, true, false, true])
        #expect(page.previousHref == "/timetable?week=2026-11-16" && page.nextHref == "/timetable?week=2026-11-30")
        #expect(page.currentHref == "/timetable")
    }

    @Test("says that a week is free, and where nobody has entered meetings at all")
    func free() {
        let far = page(SampleDesign.today.monday + 700)
        #expect(far.none == ground.strings("timetable.free") && far.days.isEmpty && far.currentHref != nil)
        let nothing = page(SampleDesign.today.monday, [])
        #expect(nothing.none == ground.strings("timetable.nothing") && nothing.currentHref == nil)
    }
}

extension String {
    /// Time and place: what stands before the second of the dots between parts, if there are more.
    fileprivate var localizedPrefix: String { components(separatedBy: " · ").prefix(2).joined(separator: " · ") }
}
