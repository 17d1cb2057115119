import Testing

@testable import App

@Suite("The page of a plan of points")
struct PointsPlanPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: PointsPlanStore.Sheet, errors: FormErrors? = nil) -> PointsPlanPage {
        PointsPlanPage(frame: ground.frame, strings: ground.strings, sheet: sheet, errors: errors)
    }

    @Test("of an archived course is only read, by its professors too")
    func archived() {
        let page = page(SamplePoints.sheet(isUsed: true, removed: SamplePoints.removed, isArchived: true))
        #expect(page.archived == ground.strings("points.archived") && page.readOnly == nil && page.used == nil)
        #expect(!page.isChangeable && page.newHref == nil && !page.hasRemoved && page.parts.allSatisfy { $0.href == nil })
        #expect(self.page(SamplePoints.sheet()).archived == nil)
        let assistants = self.page(SamplePoints.sheet(role: .assistant, isArchived: true))
        #expect(assistants.archived != nil && assistants.readOnly == nil)
    }

    @Test("says of a part from a test how much was entered by hand before, and does not count")
    func idle() {
        let sheet = SamplePoints.sheet(
            entered: [
                ID(text: "midterm"): .init(entries: 3, students: 3), ID(text: "written-exam"): .init(entries: 9, students: 9),
            ])
        let details = page(sheet).parts.map(\.detail)
        let idle = ground.strings("points.idle-now", n: 3)
        #expect(details.filter { $0.contains(idle) } == [details[2]])
        #expect(!details[3].contains(ground.strings("points.idle-now", n: 9)), "what is entered by hand counts")
    }

    @Test("lists the parts in their order, with what is said of each, and the sums")
    func parts() {
        let page = page(SamplePoints.sheet(isFrozen: true))
        let titles = ["points.attendance", nil, "points.midterm", "points.written-exam", "points.penalty"]
        #expect(page.parts.map(\.title) == titles.map { $0.map { ground.strings($0) } ?? "Teme <acasă>" })
        #expect(page.parts.map(\.titleLanguage) == [nil, "ro", nil, nil, nil])
        #expect(page.parts.map(\.isFirst) == [true, false, false, false, false] && page.parts.last?.isLast == true)
        let tasks = page.parts.at(1)?.detail
        for (key, points) in [("points.per-week", "3"), ("points.weighs", "30")] {
            #expect(tasks?.contains(ground.strings(key, ["points": points])) == true)
        }
        let midterm = page.parts.at(2)?.detail
        #expect(midterm?.contains(ground.strings("points.from-test", ["title": "Exerciții"])) == true)
        #expect(midterm?.contains(ground.strings("points.is-frozen")) == true)
        #expect(midterm?.contains(ground.strings("points.at-least", ["points": "5"])) == true)
        #expect(page.parts.first?.detail.contains(ground.strings("points.excused-counts")) == true)
        #expect(page.sums.map(\.value) == ["65 points", "15 points", "80 points"])
        #expect(page.parts.last?.points == "1 point")
    }

    @Test("warns of what is unusual, and names the law for Serbian courses")
    func warnings() throws {
        let page = page(SamplePoints.sheet())
        #expect(page.warnings.first == ground.strings("points.short", ["points": "80"]))
        #expect(page.warnings.last?.contains(ground.strings("points.written-exam")) == true && page.warnings.count == 2)
        let law = PlanWords.warning(.preExam(SamplePoints.points(82)), ground.strings)
        #expect(law.contains("82") && law.contains("104"))
    }

    @Test("an assistant reads it and is told who changes it")
    func assistant() {
        let page = page(SamplePoints.sheet(isUsed: true, role: .assistant))
        #expect(!page.isChangeable && page.newHref == nil && page.readOnly != nil && page.used == nil)
        #expect(page.parts.allSatisfy { $0.href == nil })
        let own = self.page(SamplePoints.sheet())
        #expect(own.isChangeable && own.newHref != nil && own.readOnly == nil && own.parts.allSatisfy { $0.href != nil })
    }

    @Test("once points are there it says that a change is a new version, and lists the versions")
    func versions() {
        let used = page(SamplePoints.sheet(isUsed: true))
        #expect(
            used.used == ground.strings("points.used") && used.hasEditions && used.editions.map(\.note) == [nil, "Primul <plan>"])
        #expect(used.version?.contains("1") == true && used.seen == "1")
        let unused = page(SamplePoints.sheet())
        #expect(unused.used == nil && !unused.hasEditions)
        let empty = page(SamplePoints.sheet(isEmpty: true))
        #expect(empty.version == nil && empty.seen == "0" && !empty.hasParts && empty.sums.isEmpty && empty.warnings.isEmpty)
        #expect(ground.isMarked(page(SamplePoints.sheet(), errors: .one("most", "points.plan-changed")).frame))
        #expect(!ground.isMarked(empty.frame))
    }

    @Test("a part that was removed can be put back by those who may change the plan, and says how much is entered for it")
    func removed() {
        let sheet = SamplePoints.sheet(
            removed: SamplePoints.removed, entered: [ID(text: "project"): .init(entries: 21, students: 7)])
        let page = page(sheet)
        #expect(page.hasRemoved && page.removed.map(\.title) == [ground.strings("points.project"), "Seminar <1>"])
        #expect(page.removed.map(\.titleLanguage) == [nil, "ro"] && page.note == nil && page.removedError == nil)
        #expect(page.removed.map(\.detail) == ["10 points · 21 entries", "7.5 points · 0 entries"])
        let used = self.page(
            SamplePoints.sheet(isUsed: true, removed: SamplePoints.removed), errors: .one("removed", "points.total-over"))
        #expect(used.note?.id == "note" && used.removedError == ground.strings("points.total-over"))
        #expect(!self.page(SamplePoints.sheet(role: .assistant, removed: SamplePoints.removed)).hasRemoved)
    }
}
