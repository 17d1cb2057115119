import Testing

@testable import App

@Suite("The page of one student's points")
struct StudentPointsPageTests {
    private typealias Sample = SamplePointSheets
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ history: PointEntryStore.History, _ doubts: PointDoubts = .none) -> StudentPointsPage {
        StudentPointsPage(frame: ground.frame, strings: ground.strings, history: history, doubts: doubts, deviceKey: "key")
    }

    @Test("has a field for every week of every part that is entered, and the sums")
    func fields() {
        let page = page(Sample.history())
        #expect(page.parts.map(\.fields.count) == [15, 15, 0, 1, 1] && page.isOpen && page.gone == nil)
        #expect(page.parts[0].fields[2].value == "e" && page.parts[0].fields.allSatisfy { !$0.isChoice })
        #expect(page.parts[1].titleLanguage == "ro" && page.parts[0].titleLanguage == nil)
        #expect(page.parts[2].earned.contains(ground.strings("group-points.from-test")))
        #expect(page.facts.map(\.value) == ["2.5", "28", "0", "30.5", "9"])
        let all = page.parts.flatMap(\.fields).map(\.id)
        #expect(all == (0..<32).map { "c\($0)-0" }, "Enter leads from one to the next")
    }

    @Test("of an archived course is only read, and what was typed meanwhile stays on it")
    func archived() {
        let typed = PointDoubts(
            [Sample.typed("ana", "tasks", "1,5")], [.refused(.archived)], now: Sample.now, ground.strings)
        let page = page(Sample.history(isArchived: true), typed)
        #expect(page.archived == ground.strings("points.archived") && !page.isOpen && page.legend == nil && page.gone == nil)
        #expect(page.parts.flatMap(\.fields).allSatisfy { !$0.isField && $0.shown != nil })
        #expect(page.left.count == 1 && page.left.first?.contains("1,5") == true)
        #expect(self.page(Sample.history()).archived == nil)
    }

    @Test("of what an import brought with its day the day is told, and no time")
    func importedDays() {
        let change = PointChange(
            cell: Sample.tasks, old: nil, new: .points(SamplePoints.points(1)), maker: nil, madeAt: Sample.now, isDay: true)
        let made = page(Sample.history(changes: [change])).changes.first?.made
        #expect(made == ground.strings("group-points.by-import") + " · " + ground.strings.formats.day(Sample.now))
        var mark = Sample.confirmed(Sample.nine, of: "ana", maker: nil)
        mark.importedAt = Sample.now
        let confirmed = page(Sample.history(marks: [mark])).marks.first?.made
        #expect(confirmed == made)
    }

    @Test("every change says what was there before, after, by whom and when; marks have their reason")
    func changes() {
        let page = page(Sample.history())
        #expect(page.changes.map(\.values) == ["1 → 2.5", "– → " + ground.strings("points.absent")])
        #expect(page.changes.map(\.what).last == ground.strings("group-points.old-part"))
        #expect(
            page.changes[0].made.hasPrefix("Felix Pop · ")
                && page.changes[1].made.hasPrefix(ground.strings("group-points.by-import")))
        #expect(page.marks.map(\.reason) == ["Greșeală <la> numărare", nil])
    }

    @Test("nothing can be entered for a student who left")
    func left() {
        let page = page(Sample.history(Sample.rows[3], changes: [], marks: []))
        #expect(page.gone == ground.strings("marks.left-means") && !page.isOpen && page.legend == nil && !page.hasChanges)
        #expect(page.parts.flatMap(\.fields).allSatisfy { !$0.isField && $0.shown != nil } && !page.hasMarks)
    }

    @Test("what is refused stays typed, and what is of somebody else is said above")
    func doubts() {
        let page = page(Sample.history(), Sample.doubts(ground.strings))
        #expect(page.parts[1].fields[2].value == "9,75" && page.parts[1].fields[2].error != nil)
        #expect(page.left.count == 3 && page.errors?.entries.count == 3 && ground.isMarked(page.frame))
        #expect(!ground.isMarked(self.page(Sample.history()).frame))
    }
}
