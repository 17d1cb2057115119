import Testing

@testable import App

@Suite("The list of semesters")
struct SemestersPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ semesters: [Semester], on iso: (Int, Int, Int)) throws -> SemestersPage {
        let today = try #require(LocalDay(year: iso.0, month: iso.1, day: iso.2))
        return SemestersPage(frame: ground.frame, strings: ground.strings, semesters: semesters, today: today)
    }

    @Test("says of each semester when it is, and of a current one which week it is")
    func details() throws {
        let span = ground.strings("semesters.span", ["first": "05/10/2026", "last": "14/02/2027"])
        for (day, heading, more) in [
            ((2026, 9, 1), "semesters.planned", ""),
            ((2026, 11, 21), "semesters.current", " · " + ground.strings("semesters.week", ["week": "7", "weeks": "15"])),
            ((2027, 2, 1), "semesters.current", " · " + ground.strings("semesters.exams")), ((2027, 3, 1), "semesters.past", ""),
        ] {
            let page = try page([.sample()], on: day)
            #expect(page.sections.map(\.heading) == [ground.strings(heading)] && page.sections.first?.remark == nil)
            #expect(page.sections.first?.rows.map(\.detail) == [span + more])
        }
    }

    @Test("says of one without days that they are missing, and what that means")
    func undated() throws {
        let page = try page([.sample(isDated: false)], on: (2026, 11, 21))
        #expect(page.sections.first?.rows.first?.detail == ground.strings("semesters.days-missing"))
        #expect(page.sections.first?.remark == ground.strings("semesters.unknown-remark"))
        #expect(try !page.isEmpty && self.page([], on: (2026, 11, 21)).isEmpty)
    }
}
