import Testing

@testable import App

@Suite("The page of a group's points")
struct GroupPointsPageTests {
    private typealias Sample = SamplePointSheets
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: PointSheet?, _ doubts: PointDoubts = .none, saved: Int? = nil) -> GroupPointsPage {
        GroupPointsPage(
            frame: ground.frame, strings: ground.strings, taught: (sheet?.points ?? Sample.points()).taught, sheet: sheet,
            doubts: doubts, saved: saved, deviceKey: "key")
    }

    @Test("of an archived course says that it is, shows everything in words, and has nothing to press")
    func archived() throws {
        let texts = [Sample.tasks: Sample.text("CSS")]
        let page = page(Sample.sheet(.init(week: "3"), Sample.points(isArchived: true), texts: texts))
        #expect(page.archived == ground.strings("points.archived") && page.hasRows && !page.isWritable && page.fills.isEmpty)
        #expect(page.rows.flatMap(\.fields).allSatisfy { !$0.isChoice && !$0.isField })
        #expect(page.rows.first?.fields.map(\.shown) == [ground.strings("points.excused"), "2.5"])
        #expect(page.texts?.hasForm == false && page.texts?.told.count == 1, "what was done is read")
        let table = self.page(Sample.sheet(.init(part: "attendance"), Sample.points(isArchived: true)))
        #expect(table.isTable && table.legend == nil)
        let open = self.page(Sample.sheet(texts: texts))
        #expect(open.archived == nil && open.isWritable && open.texts?.hasForm == true)
    }

    @Test("what was typed while the course was archived stays on the page, with the reason")
    func typedMeanwhile() throws {
        let typed = [Sample.typed("ana", "tasks", "1,5"), Sample.typed("bogdan", "attendance", "present", seen: 0)]
        let doubts = PointDoubts(
            typed, [.refused(.archived), .refused(.archived)], now: Sample.now, ground.strings)
        let page = page(Sample.sheet(.init(week: "3"), Sample.points(isArchived: true)), doubts)
        #expect(page.left.count == 2 && page.left.allSatisfy { $0.contains(ground.strings("points.is-archived")) })
        #expect(page.left.first?.contains("1,5") == true && ground.isMarked(page.frame))
        #expect(page.rows.flatMap(\.fields).allSatisfy { $0.error == nil })
    }

    @Test("this week comes first: attendance to tap and points to type for each student, in the order of the list")
    func week() throws {
        let page = page(Sample.sheet(.init()))
        #expect(page.heading == ground.strings("group-points.this-week", ["week": "7"]))
        #expect(page.rows.map(\.name) == ["Țîrlea <b> Ana", "Șerban Ana", "Pop Ana", "Ionescu Ana"])
        #expect(page.rows.map(\.detail) == ["1001", "bogdan", "1001", "1001 · " + ground.strings("marks.left")])
        #expect(page.rows.map { $0.fields.map(\.isChoice) } == [[true, false], [true, false], [true, false], [false, false]])
        #expect(page.rows[3].fields.map(\.shown) == ["–", "–"], "who left has nothing to fill in")
        #expect(page.rows[0].fields[0].options.map(\.value) == ["present", "absent", "excused", ""])
        #expect(page.rows[0].fields[0].options.map(\.isChosen) == [false, false, false, true], "nothing is entered")
        #expect(page.rows[0].fields[0].options.map(\.label) == [nil, nil, nil, ground.strings("group-points.nothing-entered")])
        #expect(page.rows[0].fields.map(\.name) == ["p.ana.attendance.7.0", "p.ana.tasks.7.0"])
        #expect(page.rows[0].fields.map(\.labelledBy) == ["s0 c0-0-label", "s0 c0-1-label"])
        #expect(page.rows[0].fields.map(\.label) == [ground.strings("points.attendance"), "Teme <acasă>"])
        #expect(page.rows[0].fields.map(\.labelLanguage) == [nil, "ro"] && page.rows[0].fields[1].isNumber)
        #expect(page.fills.map(\.text) == [ground.strings("group-points.fill")] && page.fills.first?.key == "attendance")
        #expect(page.rows.allSatisfy { $0.sum == nil } && !page.isTable && page.legend == nil && page.errors == nil)
        let choices = try #require(page.choices)
        #expect(choices.near.map(\.isCurrent) == [false, true, false] && choices.weeks.count == 15)
        #expect(
            choices.near.map(\.href) == [6, 7, 8].map { "/teach/courses/course/points?group=all&week=\($0)" })
        #expect(choices.groups.map(\.text) == [ground.strings("enrol.all-groups"), "Grupa <1>", "Grupa 2"])
        #expect(choices.parts.count == 4, "the test's points are not entered")
        #expect(page.query.map(\.value) == ["all", "7"])
    }

    @Test("what is there already is shown, with its number in the name of the field")
    func entries() {
        let fields = page(Sample.sheet()).rows.map(\.fields)
        #expect(fields[0].map(\.name) == ["p.ana.attendance.3.1", "p.ana.tasks.3.1"])
        #expect(fields[0][0].options.map(\.isChosen) == [false, false, true, false] && fields[0][1].value == "2.5")
        #expect(fields[3][0].shown == ground.strings("points.present"))
    }

    @Test("what is not saved comes back as it was typed, beside its cell, and above what has no cell any more")
    func doubts() {
        let page = page(Sample.sheet(), Sample.doubts(ground.strings))
        let fields = page.rows.map(\.fields)
        #expect(fields[0][0].options.map(\.isChosen) == [false, true, false, false] && fields[0][1].value == "9,75")
        #expect(fields[0].map(\.name) == ["p.ana.attendance.3.2", "p.ana.tasks.3.2"], "saving once more takes their place")
        #expect(fields[0][0].error?.contains("Felix Pop") == true)
        #expect(fields[0][0].error?.contains(ground.strings("points.present")) == true)
        #expect(fields[1][1].error == ground.strings("points.not-a-number") && fields[1][1].value == "x")
        #expect(fields[1][0].error == nil && fields[3].allSatisfy { $0.error == nil })
        #expect(page.left.count == 2 && page.left[0].contains("seminar") && page.left[0].contains("7 <b>"))
        #expect(page.left[1].contains("Ionescu") && page.left[1].contains(ground.strings("points.not-enrolled")))
        #expect(page.errors?.entries.map(\.href) == ["#c0-0", "#c0-1", "#c1-1", "#left"] && ground.isMarked(page.frame))
        #expect(!ground.isMarked(self.page(Sample.sheet()).frame))
    }

    @Test("beside what is not saved stands how many other fields are")
    func rest() {
        let doubts = Sample.doubts(ground.strings)
        #expect(page(Sample.sheet(), doubts, saved: 1).rest == "1 other field is saved.")
        #expect(page(Sample.sheet(), doubts, saved: 29).rest == "29 other fields are saved.")
        #expect(page(Sample.sheet(), doubts, saved: 0).rest == "No other field was changed.")
        #expect(page(Sample.sheet()).rest == nil)
    }

    @Test("what is wrong with points and with texts is in one list, and what was typed for another week is not shown")
    func texts() throws {
        func page(week: String) throws -> GroupPointsPage {
            let form = try TaskTextForm(["t.tasks": "Altul", "s.tasks": "0"], week: 3)
            return GroupPointsPage(
                frame: ground.frame, strings: ground.strings, taught: Sample.points().taught,
                sheet: Sample.sheet(.init(week: week), texts: [Sample.tasks: Sample.text("Unu")]),
                doubts: Sample.doubts(ground.strings), saved: 0, deviceKey: "key", typed: form,
                errors: .one("text-tasks", "task-texts.too-long"))
        }
        let own = try page(week: "3")
        #expect(own.errors?.entries.map(\.href) == ["#c0-0", "#c0-1", "#c1-1", "#left", "#text-tasks"])
        #expect(own.texts?.fields.map(\.value) == ["", "Altul"] && own.texts?.isOpen == true)
        #expect(try page(week: "4").texts?.fields.map(\.value) == ["", ""])
    }

    @Test("one part in all weeks is a table with a sum, in which attendance is typed")
    func part() {
        let page = page(Sample.sheet(.init(part: "attendance")))
        #expect(page.isTable && page.headings.map(\.text) == (1...15).map(String.init))
        #expect(page.headings.filter(\.isCurrent).map(\.id) == ["w7"] && page.heading == ground.strings("points.attendance"))
        #expect(page.rows[0].fields[2].value == ground.strings("group-points.excused-letter"))
        #expect(page.rows[0].fields.allSatisfy { $0.isField && !$0.isNumber && $0.label == nil })
        #expect(page.rows[0].fields.allSatisfy { $0.anchor == nil })
        #expect(page.rows[0].fields[2].labelledBy == "s0 w3" && page.legend != nil && page.fills.isEmpty)
        #expect(page.rows.map(\.sum) == ["0", "–", "–", "1"])
        let exam = self.page(Sample.sheet(.init(part: "written-exam")))
        #expect(!exam.isTable && exam.rows.map { $0.fields.map(\.value) }[0] == ["28"] && exam.rows[0].sum == "28")
        #expect(
            exam.choices?.parts.map(\.isCurrent) == [false, false, true, false] && exam.query.map(\.value).last == "written-exam")
    }

    @Test("of an exam's date: exactly those who are registered, with the parts of the exam, and the ways stay with them")
    func registered() throws {
        let page = page(Sample.sheet(.init(exam: "exam-1"), Sample.points().among(Sample.roster)))
        #expect(page.rows.map(\.name) == ["Țîrlea <b> Ana", "Șerban Ana"] && page.heading == "Points of the exam")
        #expect(page.rows.map { $0.fields.map(\.value) } == [["28"], ["12"]] && page.fills.isEmpty && !page.isTable)
        #expect(page.query.map { "\($0.name)=\($0.value)" } == ["exam=exam-1"] && page.texts == nil)
        #expect(page.roster?.href == Sample.roster.href && page.roster?.title.hasSuffix("· <201>") == true)
        #expect(page.roster?.strangers == ground.strings("group-points.strangers", n: 1))
        let choices = try #require(page.choices)
        #expect(choices.parts.map(\.isCurrent) == [true, false, false, false, false])
        #expect((choices.parts + choices.near + choices.weeks).allSatisfy { $0.href.hasSuffix("exam=exam-1") })
        #expect(choices.groups.map(\.isCurrent) == [false, false, false, true])
        #expect(choices.groups.dropLast().allSatisfy { !$0.href.contains("exam=") })
        #expect(page.ways.map(\.href).allSatisfy { $0.hasSuffix("?exam=exam-1") } && page.ways.count == 2)
        let week = self.page(Sample.sheet(.init(week: "3", exam: "exam-1"), Sample.points().among(Sample.roster)))
        #expect(week.query.map(\.value) == ["3", "exam-1"] && week.rows.count == 2)
        let nobody = self.page(Sample.sheet(.init(exam: "exam-1"), Sample.points(rows: []).among(Sample.roster)))
        #expect(nobody.nothing == ground.strings("exams.nobody") && !nobody.hasRows)
        #expect(self.page(Sample.sheet()).roster == nil)
    }

    @Test("a week that is not there is said, and this week is shown; after the semester the last one")
    func weeks() {
        for asked in ["0", "16", "-1", "x", "99999999999999999999"] {
            let page = page(Sample.sheet(.init(week: asked)))
            #expect(page.outside == ground.strings("points.no-week", ["weeks": "15"]) && page.query.map(\.value) == ["all", "7"])
        }
        #expect(page(Sample.sheet(.init(week: ""))).outside == nil)
        let zone = ground.strings.formats.zone
        let later = PointSheet(Sample.points(), .init(), at: Sample.now + .days(300), in: zone)
        #expect(later.week == 15 && later.current == nil)
        #expect(PointSheet(Sample.points(semester: nil), .init(), at: Sample.now, in: zone).week == 1)
    }

    @Test("says why nothing can be entered")
    func nothing() {
        let none = page(nil)
        #expect(
            none.nothing == ground.strings("points.none") && !none.hasRows
                && none.ways.map(\.href) == ["/teach/courses/course/plan"])
        let nobody = page(Sample.sheet(.init(), Sample.points(rows: [])))
        #expect(nobody.nothing == ground.strings("extra-time.no-students") && !nobody.hasRows && nobody.ways.count == 3)
        #expect(nobody.hasForm && nobody.fills.isEmpty, "what was done in the week can be said all the same")
        let flowing = SamplePoints.plan([
            SamplePoints.part(.midterm, .preExam, most: 10, source: .test(SampleCourseMarks.quiz.id, .share))
        ])
        let byHand = page(Sample.sheet(.init(), Sample.points(plan: flowing)))
        #expect(byHand.nothing == ground.strings("group-points.no-parts") && !byHand.hasRows)
        #expect(!byHand.hasForm && !none.hasForm)
    }
}
