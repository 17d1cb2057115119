import Testing

@testable import App

@Suite("The list of marks to sign")
struct MarkProtocolPageTests {
    private typealias Sample = SamplePointSheets
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ points: CoursePoints) -> MarkProtocolPage {
        MarkProtocolPage(
            frame: ground.frame, strings: ground.strings, points: points, institution: "Școala", now: Sample.now)
    }

    @Test("has who has a confirmed mark, numbered, and says how many have none")
    func list() {
        let page = page(Sample.points())
        #expect(page.rows.map(\.number) == ["1", "2"] && page.rows.map(\.name) == ["Țîrlea <b> Ana", "Pop Ana"])
        #expect(page.rows.map(\.mark) == ["9", ground.strings("points.not-passed")] && page.rows[0].points == "92")
        #expect(page.rows[0].confirmed.hasSuffix("Carmen Brânză") && !page.rows[1].confirmed.contains(","))
        #expect(page.missing == ground.strings("mark-protocol.missing", n: 1) && page.hasRows)
        #expect(self.page(Sample.points(rows: [Sample.rows[0]])).missing == nil)
        #expect(!self.page(Sample.points(rows: [Sample.rows[1]])).hasRows)
    }

    @Test("of an exam's date has exactly those who are registered, also those whose mark is to come")
    func registered() {
        let page = page(Sample.points().among(Sample.roster))
        #expect(page.rows.map(\.name) == ["Țîrlea <b> Ana", "Șerban Ana"] && page.rows.map(\.mark) == ["9", ""])
        #expect(page.rows.map(\.points) == ["92", ""] && page.missing == nil)
        #expect(page.facts.first?.value == Sample.roster.title(ground.strings) && page.facts.count == 3)
    }
}
