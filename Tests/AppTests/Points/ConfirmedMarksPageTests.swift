import Testing

@testable import App

@Suite("The page of marks that are confirmed")
struct ConfirmedMarksPageTests {
    private typealias Sample = SamplePointSheets
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ points: CoursePoints?, role: TeachingRole = .professor, moved: MovedMarks? = nil
    ) -> ConfirmedMarksPage {
        ConfirmedMarksPage(
            frame: ground.frame, strings: ground.strings, taught: points?.taught ?? Sample.points(role: role).taught,
            points: points, moved: moved, now: Sample.now)
    }

    @Test("in an archived course nothing is confirmed, and a confirmed mark is changed as before")
    func archived() {
        let page = page(Sample.points(isArchived: true))
        #expect(page.readOnly == ground.strings("confirmed-marks.archived") && page.all == nil)
        #expect(page.rows.allSatisfy { $0.proposal == nil })
        #expect(page.rows.map { $0.changeHref != nil } == [true, false, true, true])
        let assistants = self.page(Sample.points(role: .assistant, isArchived: true))
        #expect(assistants.readOnly == ground.strings("confirmed-marks.read-only"))
    }

    @Test("a proposal can be confirmed, a confirmed mark changed, and nothing else")
    func rows() {
        let page = page(Sample.points())
        let strings = ground.strings
        #expect(
            page.rows.map(\.mark) == [
                "9", strings("confirmed-marks.proposed", ["mark": strings("points.not-passed")]), strings("points.not-passed"),
                strings("points.withdrawn"),
            ])
        #expect(page.rows.map { $0.proposal?.verdict } == [nil, "not-passed", nil, nil])
        #expect(page.rows.map { $0.changeHref != nil } == [true, false, true, true])
        #expect(
            page.rows.map(\.reasons) == [[], ["12 points, and passing needs at least 51"], [], []],
            "a mark that is confirmed has its own reason")
        #expect(page.rows[2].made?.contains("Greșeală <la> numărare") == true && page.rows[1].made == nil)
        #expect(page.all == strings("confirmed-marks.all", n: 1) && page.totals.map(\.value) == ["2", "1", "1"])
        #expect(page.readOnly == nil && page.nothing == nil && page.errors == nil)
    }

    @Test("an assistant reads them and confirms none")
    func assistant() {
        let page = page(Sample.points(role: .assistant), role: .assistant)
        #expect(page.rows.allSatisfy { $0.proposal == nil && $0.changeHref == nil } && page.all == nil)
        #expect(page.readOnly == ground.strings("confirmed-marks.read-only"))
    }

    @Test("a mark that changed since it was shown is proposed anew, and said")
    func moved() {
        let moved = MovedMarks(
            [.init(person: ID(text: "bogdan"), verdict: Sample.nine), .init(person: ID(text: "ana"), verdict: Sample.nine)],
            [.moved(PointsMark(mark: Mark(scheme: .serbian, thousandths: 5000), below: [])), .unchanged(nil)])
        let page = page(Sample.points(), moved: moved)
        #expect(page.rows.map { $0.error != nil } == [false, true, false, false] && page.errors?.entries.map(\.href) == ["#m1"])
        #expect(ground.isMarked(page.frame) && !ground.isMarked(self.page(Sample.points()).frame))
    }

    @Test("says why there are none")
    func nothing() {
        #expect(page(nil).nothing == ground.strings("points.none") && !page(nil).hasRows)
        #expect(page(Sample.points(rows: [])).nothing == ground.strings("extra-time.no-students"))
    }

    @Test("of an exam's date counts and lists those who are registered, and its ways stay with them")
    func registered() throws {
        let ground = try PageGround()
        let points = SamplePointSheets.points().among(SamplePointSheets.roster)
        let page = ConfirmedMarksPage(
            frame: ground.frame, strings: ground.strings, taught: points.taught, points: points, now: SamplePointSheets.now)
        #expect(page.rows.count == 2 && page.roster?.id == "exam-1" && page.roster?.strangers != nil)
        #expect(page.protocolHref.hasSuffix("/protocol?exam=exam-1"))
        #expect(page.saving.kept.map { "\($0.name)=\($0.value)" } == ["exam=exam-1"])
        #expect(page.totals.first?.value == "1")
    }
}
