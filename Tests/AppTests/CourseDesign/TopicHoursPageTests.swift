import Testing

@testable import App

@Suite("The page of the hours of topics")
struct TopicHoursPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    @Test("has a field for each topic and activity with a name of its own, and compares with the hours of the course")
    func table() {
        func page(_ typed: TopicHoursForm?, _ errors: FormErrors? = nil) -> TopicHoursPage {
            TopicHoursPage(
                frame: ground.frame, strings: ground.strings, shelf: SampleSheet.shelf(), typed: typed, errors: errors)
        }
        let stored = page(nil)
        #expect(stored.rows.map(\.depth) == [0, 1, 1, 0] && stored.heads.count == 5)
        #expect(stored.rows.at(1)?.cells.map(\.value) == ["20", "", "28", "", ""])
        #expect(Set(stored.rows.flatMap(\.cells).map(\.label)).count == 20)
        #expect(stored.totals == ["28 / 28", "0 / 0", "28 / 28", "0 / 0", "0 / 0"])
        let wrong = page(TopicHoursForm(values: ["lecture-layers": "x"]), .one("lecture-layers", "sheet.hours-wrong"))
        #expect(wrong.rows.at(1)?.cells.map(\.value) == ["x", "", "", "", ""] && wrong.rows.at(1)?.cells.first?.isWrong == true)
        let older = TopicHoursForm(values: ["lecture-layers": "x", "seen": "old"])
        let mistaken = page(older, .one("lecture-layers", "sheet.hours-wrong"))
        #expect(mistaken.seen == "old" && !mistaken.hasStored, "only who is told may replace what another has saved")
        let overtaken = page(older, .one("hours", "teach.changed"))
        #expect(overtaken.seen == stored.seen && overtaken.stored.map(\.label) == stored.rows.map(\.title))
        #expect(overtaken.stored.map(\.value) == ["–", "Lecture 20, Laboratory 28", "–", "Lecture 8"])
    }
}
