import Testing

@testable import App

@Suite("The page of a list of points")
struct PointListPageTests {
    private typealias Sample = SamplePointSheets
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ shown: PointListPage.Shown, isArchived: Bool = false) -> PointListPage {
        PointListPage(
            frame: ground.frame, strings: ground.strings, points: Sample.points(isArchived: isArchived), shown: shown)
    }

    @Test("of an archived course has no form, but for a list that was sent; its points are saved as a file all the same")
    func archived() throws {
        let page = page(.init(), isArchived: true)
        #expect(page.archived == ground.strings("points.archived") && !page.hasForm && !page.parts.isEmpty)
        let points = Sample.points(rows: [Sample.rows[0]], isArchived: true)
        let plan = SamplePointLists.planning(points).plan(try PointListDocument(SamplePointLists.text).lines)
        let sent = self.page(.init(text: SamplePointLists.text, plan: plan), isArchived: true)
        let result = try #require(sent.result)
        #expect(sent.hasForm && result.button == nil && !result.hasGood)
        #expect(result.faulty.first?.state == ground.strings("points.is-archived"))
        #expect(self.page(.init()).hasForm && self.page(.init()).archived == nil)
    }

    @Test("names each line: what would be entered, and what is wrong with the others")
    func checked() throws {
        let page = page(.init(text: SamplePointLists.text, plan: SamplePointLists.plan))
        let result = try #require(page.result)
        #expect(result.good.map(\.state) == ["– → 2.5", "excused → present"])
        #expect(result.good.map(\.line) == ["Line 2", "Line 3"] && result.good[0].name == "Țîrlea <b> Ana")
        let strings = ground.strings
        #expect(
            result.faulty.map(\.state) == [
                strings("points.repeated"), strings("point-list.stranger"), strings("point-list.no-part"),
                strings("point-list.week"), strings("points.no-week", ["weeks": "15"]),
                strings("points.above-most", ["most": "3"]), strings("point-list.nobody"), strings("enrol.cells"),
                strings("points.flows"), strings("point-list.overtaken"),
            ])
        #expect(result.totals.count == 3 && result.button == strings("point-list.button", n: 2) && result.limit == nil)
        #expect(page.errors == nil && page.notice == nil && page.text == SamplePointLists.text)
    }

    @Test("shows the first of many lines, and no button where nothing would be entered")
    func long() throws {
        let result = try #require(page(.init(text: "x", plan: SamplePointLists.long)).result)
        #expect(result.faulty.count == PointListPage.mostShown && result.limit != nil && result.button == nil && !result.hasGood)
        let left = try #require(page(.init(plan: SamplePointLists.long, notice: "done")).result)
        #expect(left.totals.count == 1, "what is done is not to be done again")
    }

    @Test("says what the parts are called in lists, and what is wrong with the list")
    func parts() {
        let page = page(.init(errors: .one("list", "enrol.list-empty")))
        #expect(page.parts.map(\.key) == ["attendance", "tasks", "written-exam", "penalty"])
        #expect(page.parts.map(\.titleLanguage) == [nil, "ro", nil, nil])
        #expect(page.error != nil && page.fileError == nil && page.result == nil && ground.isMarked(page.frame))
        #expect(!ground.isMarked(self.page(.init()).frame))
    }
}
