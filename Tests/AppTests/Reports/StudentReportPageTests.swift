import Testing

@testable import App

@Suite("The page of one report")
struct StudentReportPageTests {
    private typealias Sample = SampleStudentReports
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ report: StudentReport) -> StudentReportPage {
        StudentReportPage(frame: ground.frame, strings: ground.strings, report: report, now: SampleSnapshot.start)
    }

    private func page(_ points: StudentPoints) -> StudentReportPage { page(.sample(plan: points.plan, points: points)) }

    @Test("has the figures of the paper, and tells with them how the 9 comes about")
    func paper() throws {
        let page = page(.sample())
        #expect(page.subject == "IT250 - Web sistemi <1>")
        #expect(
            page.semester.map(\.label) == [
                "Penalty points", "Pre-exam obligations", "Written exams", "Total points", "Mark",
            ])
        #expect(page.semester.map(\.value) == ["5", "82", "10", "92", "9"])
        #expect(page.semester.compactMap(\.detail) == [ground.strings("reports.proposal")])
        #expect(page.explained == ground.strings("reports.how"))
        #expect(
            page.explanation == [
                "Total points: 82 + 10 = 92.", "Less the penalty points: 92 − 5 = 87.", "87 is in 81–90, so the mark is 9.",
            ])
        #expect(page.outlook == ["For the mark 10: 3.5 points more."], "90.5 is rounded up")
        #expect(page.weeks.count == 15 && page.weeks.filter(\.isNow).map(\.title) == ["Week 7"])
        let first = try #require(page.weeks.first)
        #expect(first.lines.map(\.label) == ["Attendance", "Tasks"] && first.lines.map(\.value) == ["1", "3"])
        #expect(first.details.map(\.value) == ["1 of 1", "3 of 3"])
        #expect(first.details.compactMap(\.detail).allSatisfy { $0 == "entered: 21 November 2026 · Carmen Brânză" })
        #expect(page.sums.map(\.label) == ["Attendance", "Tasks"] && page.sums.map(\.value) == ["15", "45"])
        #expect(page.sums.map(\.detail) == ["15 of 15", "45 of 45"] && page.sums.allSatisfy { $0.text == nil })
        #expect(page.once.map(\.value) == ["22", "10", "5"])
        #expect(page.plan?.isOpen == false && page.plan?.parts.map(\.value) == ["15", "45", "22", "18", "20"])
        #expect(page.missing == nil && page.gate == nil && !page.hasMarks && !page.hasNews)
    }

    @Test(
        "tells every way in which a mark comes about",
        arguments: [
            (["written-exam": 10.0, "project": 22], ["22 + 10 = 32", "32 is less than 51: not passed"]),
            (
                ["written-exam": 18.0, "project": 22, "penalty": 20],
                ["22 + 18 = 40", "40 − 20 = 20", "20 is less than 51"]
            ),
            (["written-exam": 2.0, "project": 1, "penalty": 5], ["1 + 2 = 3", "more penalty points", "0 is less than 51"]),
            (["written-exam": 17.5, "project": 22], ["22 + 17.5 = 39.5", "39.5 is rounded to 40", "40 is less than 51"]),
        ])
    func serbian(once: [String: Double], told: [String]) {
        let page = page(SamplePoints.student(SamplePoints.paper, once))
        #expect(page.explanation.count == told.count)
        for (sentence, part) in zip(page.explanation, told) { #expect(sentence.contains(part)) }
        #expect(page.semester.last?.value == ground.strings("points.not-passed"), "a 5 is never entered")
    }

    @Test("names the part in which there are too few points, and says that it does not pass")
    func below() {
        let plan = SamplePoints.plan([
            SamplePoints.part(.project, .preExam, most: 60), SamplePoints.part(.writtenExam, .exam, most: 40, least: 20),
        ])
        let failed = page(SamplePoints.student(plan, ["project": 60, "written-exam": 10]))
        #expect(failed.explanation.last == "Written exam: 10, and passing needs at least 20: not passed.")
        #expect(failed.explanation.count == 2 && failed.semester.last?.value == "not passed")
        let before = page(SamplePoints.student(plan, ["project": 60]))
        #expect(before.explained == ground.strings("reports.so-far") && before.explanation == ["Total points: 60 + 0 = 60."])
        #expect(
            before.outlook == [
                "To pass, the exam must bring at least 20 of 40 points.",
                "Written exam: 0 so far, and passing needs at least 20.",
            ])
        #expect(before.semester.map(\.value) == ["0", "60", "–", "60", "–"])
    }

    @Test("says which part lacks points first, and promises nothing of the exam until it has them")
    func lacking() {
        let plan = SamplePoints.plan([
            SamplePoints.part(.tasks, .preExam, most: 60, weekly: 4, least: 20), SamplePoints.part(.writtenExam, .exam, most: 40),
        ])
        let cells = (1...4).map {
            (PointCell(part: ID<PointsPart>(text: "tasks"), week: $0), PointValue.points(SamplePoints.points(4)))
        }
        let student = SamplePoints.student(plan, [:], Dictionary(uniqueKeysWithValues: cells))
        #expect(page(student).outlook == ["Tasks: 16 so far, and passing needs at least 20."])
    }

    @Test("says what can still be said before the exam, and nothing of it once a mark is confirmed")
    func outlook() {
        func outlook(_ project: Double) -> [String] {
            page(SamplePoints.student(SamplePoints.paper, ["project": project])).outlook
        }
        #expect(outlook(1).first?.hasPrefix("To pass you need 49.5 points more") == true)
        let exam = SamplePoints.plan([
            SamplePoints.part(.project, .preExam, most: 60), SamplePoints.part(.writtenExam, .exam, most: 40),
        ])
        #expect(page(SamplePoints.student(exam, ["project": 55])).outlook == [ground.strings("reports.enough")])
        #expect(page(SamplePoints.student(exam, ["project": 5])).outlook == [ground.strings("reports.lost")])
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        #expect(page(.sample(confirmed: [nine])).outlook.isEmpty)
    }

    @Test("a Romanian mark and a percentage have their own sum, and what weighs otherwise says so")
    func schemes() {
        let romanian = SamplePoints.plan(
            [
                SamplePoints.part(.project, .preExam, most: 20, weight: 60, title: "Proiect"),
                SamplePoints.part(.writtenExam, .exam, most: 40),
            ], .romanian)
        let page = page(SamplePoints.student(romanian, ["project": 19, "written-exam": 30]))
        #expect(page.explanation == ["Total points: 57 + 30 = 87.", "The mark: 1 + 9 × 87 / 100 = 8.83."])
        #expect(page.once.first?.detail?.contains("counts 57 of 60") == true && page.once.first?.labelLanguage == "sr-Latn")
        let failed = self.page(SamplePoints.student(romanian, ["project": 2, "written-exam": 3]))
        #expect(failed.explanation.last == "The mark: 1 + 9 × 9 / 100 = 1.81 (not passed).")
        let percent = SamplePoints.plan([SamplePoints.part(.writtenExam, .exam, most: 50)], .percent)
        #expect(
            self.page(SamplePoints.student(percent, ["written-exam": 43])).explanation == [
                "Total points: 43.", "The mark: 43 / 50 = 86%.",
            ])
        let points = SamplePoints.plan([SamplePoints.part(.writtenExam, .exam, most: 50)], .points)
        #expect(self.page(SamplePoints.student(points, ["written-exam": 43])).explanation == ["Total points: 43."])
    }

    @Test("all weeks of a part are summed, up to its most; what weighs otherwise says so, and a mere record is not summed")
    func sums() {
        let plan = SamplePoints.plan(
            [
                SamplePoints.part(.attendance, .preExam, most: 0, weekly: 0),
                SamplePoints.part(.tasks, .preExam, most: 10, weekly: 3),
                SamplePoints.part(.activity, .preExam, most: 20, weekly: 2, weight: 10),
                SamplePoints.part(.writtenExam, .exam, most: 40),
            ], .romanian)
        func cell(_ key: String, _ week: Int) -> PointCell { PointCell(part: ID(text: key), week: week) }
        let tasks = (1...4).map { (cell("tasks", $0), PointValue.points(SamplePoints.points(2.75))) }
        let values = Dictionary(uniqueKeysWithValues: tasks + [(cell("attendance", 1), .attendance(.present))])
        let some = page(SamplePoints.student(plan, [:], values))
        #expect(some.sums.map(\.label) == ["Tasks", "Activity"], "11 points in four weeks, of which 10 count")
        #expect(some.sums.map(\.value) == ["10", "–"] && some.sums.map(\.detail) == ["10 of 10", nil])
        let active = page(SamplePoints.student(plan, [:], [cell("activity", 9): .points(SamplePoints.points(1.5))]))
        #expect(active.sums.map(\.value) == ["–", "1.5"])
        #expect(active.sums.last?.detail == "1.5 of 20 · counts 0.75 of 10")
        let once = SamplePoints.plan([SamplePoints.part(.writtenExam, .exam, most: 40)])
        #expect(!page(SamplePoints.student(once, ["written-exam": 30])).hasSums)
    }

    @Test("when and by whom something was entered is told of each, also where the next was on another day or by somebody else")
    func entered() throws {
        let tasks = ID<PointsPart>(text: "tasks")
        func entry(_ week: Int, _ maker: String?, days: Int) -> PointEntry {
            PointEntry(
                person: SampleStudentReports.ana, cell: PointCell(part: tasks, week: week), sequence: 1,
                value: .points(SamplePoints.points(Double(week % 2 + 1))), maker: maker,
                madeAt: SampleSnapshot.start + .days(days))
        }
        let entries = [
            entry(1, "Ana Pop", days: 0), entry(2, "Felix Pop", days: 0), entry(3, "Ana Pop", days: 1), entry(4, nil, days: 1),
            entry(5, "Ana Pop", days: 0),
        ]
        let sample = StudentReport.sample()
        let report = StudentReport(
            course: sample.course, semester: sample.semester, isArchived: false, isEnrolled: true, group: nil, plan: sample.plan,
            points: sample.points, entries: Dictionary(uniqueKeysWithValues: entries.map { ($0.cell, $0) }), testTitles: [:],
            gate: nil, confirmed: [], news: .init())
        let details = page(report).weeks.prefix(5).map { $0.details.filter { $0.label == "Tasks" } }
        #expect(details.allSatisfy { $0.count == 1 })
        #expect(details.flatMap { $0 }.map(\.value) == ["2 of 3", "1 of 3", "2 of 3", "1 of 3", "2 of 3"])
        #expect(
            details.flatMap { $0 }.map(\.detail) == [
                "entered: 21 November 2026 · Ana Pop", "entered: 21 November 2026 · Felix Pop",
                "entered: 22 November 2026 · Ana Pop", "entered: 22 November 2026", "entered: 21 November 2026 · Ana Pop",
            ])
    }

    @Test("attendance is told in points; where it has none, in words; and what is not entered is no 0")
    func attendance() {
        func values(_ most: Double, _ countsExcused: Bool = false) -> [String] {
            let part = SamplePoints.part(
                .attendance, .preExam, most: most * 15, weekly: most, countsExcused: countsExcused)
            let cells: [Attendance?] = [.present, .absent, .excused, nil]
            let values = cells.enumerated().reduce(into: [PointCell: PointValue]()) { values, cell in
                values[PointCell(part: part.id, week: cell.offset + 1)] = cell.element.map { .attendance($0) }
            }
            let page = page(SamplePoints.student(SamplePoints.plan([part]), [:], values))
            return page.weeks.prefix(4).flatMap { $0.lines.map(\.value) }
        }
        #expect(values(1) == ["1", "0", "0 (excused)", "–"])
        #expect(values(1, true) == ["1", "0", "1 (excused)", "–"])
        #expect(values(0) == ["present", "absent", "excused", "–"])
    }

    @Test("what a week's parts were is in its details, in the teacher's words and language, whether anything is entered or not")
    func texts() throws {
        let (third, last) = (PointCell(part: ID(text: "tasks"), week: 3), PointCell(part: ID(text: "tasks"), week: 15))
        let bare = SamplePoints.student(SamplePoints.paper, [:], [third: .points(SamplePoints.points(1.5))])
        let weeks = page(.sample(points: bare, texts: [third: "Raspored", last: "Ispit"])).weeks
        let told = try #require(weeks.dropFirst(2).first?.details.first)
        #expect(told.text == "Raspored" && told.textLanguage == "sr-Latn" && told.value == "1.5 of 3" && told.detail != nil)
        let open = try #require(weeks.last?.details.first)
        #expect(open.text == "Ispit" && open.value == "–" && open.detail == nil && weeks.last?.details.count == 1)
        #expect(weeks.filter(\.hasDetails).map(\.title).count == 2)
    }

    @Test("names the own group with its assistant, and the course's room where it has none of its own")
    func group() {
        let full = page(.sample(group: SampleGroups.full)).about
        #expect(
            full.contains("Your group: Grupa <1> · assistant: dr Felix Pop · marți 10:00-12:00 · Sala 2"), "\(full)")
        #expect(page(.sample(group: SampleGroups.bare)).about.contains("Your group: Grupa 2"))
        #expect(
            CourseGroupWords.own(SampleGroups.bare, in: .sample(), ground.strings) == "Your group: Grupa 2 · Sala 2013")
    }

    @Test("before there are points the plan is shown, and behind a survey there is nothing but the plan and the way to it")
    func nothing() throws {
        let empty = page(SamplePoints.student(SamplePoints.paper, [:]))
        #expect(empty.missing == ground.strings("reports.nothing") && empty.plan?.isOpen == true && !empty.hasSemester)
        #expect(empty.explanation.isEmpty && empty.outlook.isEmpty && empty.weeks.allSatisfy { !$0.hasDetails })
        let gate = SurveyGate(
            survey: ID(text: "survey"), course: ID(text: "IT250"), opens: SampleSnapshot.start,
            closes: SampleSnapshot.start + .hours(1))
        let shut = page(.sample(points: nil, gate: gate))
        #expect(
            !shut.hasSemester && !shut.hasWeeks && !shut.hasSums && !shut.hasOnce && shut.missing == nil
                && shut.plan?.isOpen == true)
        let held = try #require(shut.gate)
        #expect(held.href == "/surveys/survey/subjects/IT250?back=/reports/IT250" && held.text.contains("11:00"))
        let bare = page(.sample(semester: nil, plan: nil, points: nil))
        #expect(bare.missing == ground.strings("reports.no-plan") && bare.plan == nil && bare.about.count == 1)
    }

    @Test("confirmed marks have the newest first, with the reason of a change")
    func marks() {
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        let ten = Sample.confirmed(.mark(Sample.serbian(10)), 2, of: 91, reason: "Sum")
        let page = page(.sample(confirmed: [nine, ten]))
        #expect(page.marks.map(\.text) == ["10", "9"] && page.marks.map(\.reason) == ["Reason: Sum", nil])
        #expect(page.marks.first?.detail == "Changed: 21 November 2026 · Carmen Brânză · 91 points")
        #expect(page.semester.last?.value == "10" && page.semester.last?.detail == ground.strings("reports.is-confirmed"))
        let withdrawn = Sample.confirmed(.withdrawn, 2, reason: "Sum")
        let back = self.page(.sample(confirmed: [nine, withdrawn]))
        #expect(back.semester.last?.value == "9" && back.semester.last?.detail == ground.strings("reports.proposal"))
    }

    @Test("news of one moment are in the order of the plan and of the weeks")
    func newsOfOneMoment() {
        let cells = [("written-exam", 0), ("tasks", 10), ("attendance", 9), ("tasks", 2), ("attendance", 1)]
        let changes = cells.map { key, week in
            PointChange(
                cell: PointCell(part: ID(text: key), week: week), old: nil, new: .points(SamplePoints.points(1)), maker: nil,
                madeAt: SampleSnapshot.start)
        }
        for news in [changes, changes.reversed(), changes.sorted { $0.cell.week < $1.cell.week }] {
            let told = page(.sample(news: .init(changes: news))).news
            #expect(
                told.map { $0.prefix { $0 != ":" } } == [
                    "Attendance, week 1", "Attendance, week 9", "Tasks, week 2", "Tasks, week 10", "Written exam",
                ])
        }
    }

    @Test("news have the old and the new value, the newest first; of many the first ones, and how many more")
    func news() {
        let cell = PointCell(part: ID(text: "attendance"), week: 6)
        let change = PointChange(
            cell: cell, old: .attendance(.absent), new: .attendance(.present), maker: nil, madeAt: SampleSnapshot.start)
        let gone = PointChange(
            cell: PointCell(part: ID(text: "gone")), old: nil, new: .points(.zero), maker: nil, madeAt: SampleSnapshot.start)
        let few = page(.sample(news: .init(changes: [change, gone])))
        #expect(few.news == ["Attendance, week 6: 0 → 1"] && few.moreNews == nil)
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        let many = page(.sample(news: .init(changes: Sample.changes(9), mark: .init(old: nil, new: nine))))
        #expect(many.news.prefix(2) == ["Mark: – → 9", "Tasks, week 9: – → 1.5"] && many.news.count == 8)
        #expect(many.moreNews == ground.strings("reports.more", n: 2))
        let first = page(
            .sample(news: .init(changes: Sample.changes(9), mark: .init(old: nil, new: nine), isBeforeOpening: true)))
        #expect(!first.hasNews && first.moreNews == nil, "who never opened it has nothing to compare with")
    }
}
