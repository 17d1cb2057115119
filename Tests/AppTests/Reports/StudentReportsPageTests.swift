import Testing

@testable import App

@Suite("The page of all reports")
struct StudentReportsPageTests {
    private typealias Sample = SampleStudentReports
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ reports: [StudentReport]) -> StudentReportsPage {
        StudentReportsPage(frame: ground.frame, strings: ground.strings, reports: reports, now: SampleSnapshot.start)
    }

    private static func past() throws -> Semester {
        let first = try #require(LocalDay(year: 2026, month: 2, day: 16))
        return Semester(
            id: ID(text: "past"), key: nil, title: "2025/2026, semestrul II", schoolYear: SchoolYear(start: 2025),
            days: SemesterDays(first: first, weeks: 15, last: first + 120))
    }

    @Test("current subjects come before earlier ones, with the lines of the semester; earlier ones have their mark")
    func semesters() throws {
        let past = try Self.past()
        let old = Sample.course("IT101", "Uvod", semester: past.title)
        let page = page([
            .sample(old, semester: past, confirmed: [Sample.confirmed(.mark(Sample.serbian(7)))]), .sample(),
            .sample(Sample.course("Z1", "Y", semester: "Pe rând"), semester: nil),
        ])
        #expect(page.groups.map(\.title) == [Semester.sample().title, past.title, "Pe rând"])
        #expect(page.groups.map(\.week) == ["week 7 of 15", nil, nil])
        let (current, earlier) = (page.groups.first?.rows.first, page.groups.dropFirst().first?.rows.first)
        #expect(current?.title == "IT250 - Web sistemi <1>" && current?.href == "/reports/IT250")
        #expect(current?.mark == "9" && current?.state == "87 points · " + ground.strings("reports.proposal"))
        #expect(current?.lines.map(\.value) == ["5", "82", "10", "92", "9"])
        #expect(earlier?.mark == "7" && earlier?.hasLines == false)
        #expect(earlier?.state == "87 points · " + ground.strings("reports.is-confirmed"))
        #expect(page.empty == nil && self.page([]).empty == ground.strings("reports.empty"))
    }

    @Test("a row says why there are no points, that somebody left, and that something is new")
    func states() {
        func row(_ report: StudentReport) -> StudentReportsPage.Row? { page([report]).groups.first?.rows.first }
        let gate = SurveyGate(
            survey: ID(text: "s"), course: ID(text: "IT250"), opens: SampleSnapshot.start,
            closes: SampleSnapshot.start + .days(1))
        #expect(row(.sample(points: nil, gate: gate))?.state == ground.strings("reports.after-survey"))
        #expect(row(.sample(plan: nil, points: nil))?.state == ground.strings("reports.no-plan"))
        let empty = row(.sample(points: SamplePoints.student(SamplePoints.paper, [:])))
        #expect(empty?.state == ground.strings("reports.nothing") && empty?.hasLines == false && empty?.mark == nil)
        #expect(row(.sample(isEnrolled: false))?.state.hasSuffix(ground.strings("reports.left")) == true)
        #expect(row(.sample())?.isNew == false && row(.sample(news: .init(changes: Sample.changes(1))))?.isNew == true)
        let gone = PointChange(
            cell: PointCell(part: ID(text: "gone")), old: nil, new: nil, maker: nil, madeAt: SampleSnapshot.start)
        #expect(row(.sample(news: .init(changes: [gone])))?.isNew == false, "there is nothing to tell of it")
    }

    @Test("a report that was never opened is marked for what a person entered in two weeks, and for nothing else")
    func neverOpened() {
        func isNew(_ news: StudentReport.News) -> Bool? { page([.sample(news: news)]).groups.first?.rows.first?.isNew }
        func changes(_ maker: String?, _ age: Milliseconds) -> [PointChange] {
            Sample.changes(1).map { change in
                PointChange(
                    cell: change.cell, old: nil, new: change.new, maker: maker,
                    madeAt: SampleSnapshot.start + Milliseconds(count: -age.count))
            }
        }
        #expect(isNew(.init(changes: changes("Felix Pop", .days(13)), isBeforeOpening: true)) == true)
        #expect(isNew(.init(changes: changes("Felix Pop", .days(14)), isBeforeOpening: true)) == false)
        #expect(isNew(.init(changes: changes(nil, .days(1)), isBeforeOpening: true)) == false, "an import is no news")
        #expect(isNew(.init(changes: changes(nil, .days(1)))) == true, "once the report was opened it is")
        #expect(isNew(.init(changes: changes("Felix Pop", .days(90)))) == true, "and stays so until it is opened again")
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        #expect(isNew(.init(mark: .init(old: nil, new: nine), isBeforeOpening: true)) == true)
        #expect(isNew(.init(isBeforeOpening: true)) == false)
    }

    @Test("what was passed is counted, with the average of each scheme; proposals and failures are not")
    func averages() {
        #expect(!page([.sample()]).hasPassed && page([.sample()]).totals.isEmpty)
        func passed(_ marks: [Mark]) -> StudentReportsPage {
            let passed = marks.enumerated().map { number, mark in
                StudentReport.sample(Sample.course("C\(number)", "X"), confirmed: [Sample.confirmed(.mark(mark))])
            }
            let failed = StudentReport.sample(Sample.course("F", "X"), confirmed: [Sample.confirmed(.notPassed)])
            return page(passed + [failed])
        }
        let serbian = passed([Sample.serbian(9), Sample.serbian(10), Sample.serbian(7)])
        #expect(serbian.passed.map(\.title) == ["C0 - X", "C1 - X", "C2 - X"] && serbian.totals.map(\.value) == ["3", "8.67"])
        #expect(serbian.totals.map(\.label) == [ground.strings("reports.passed"), ground.strings("reports.average")])
        #expect(serbian.passed.map(\.mark) == ["9", "10", "7"] && serbian.passed.allSatisfy { $0.ects == nil })
        let mixed = passed([Sample.serbian(9), Mark(scheme: .romanian, thousandths: 8830)])
        #expect(mixed.totals.map(\.value) == ["2", "8.83", "9.00"] && Set(mixed.totals.map(\.label)).count == 3)
    }

    /// Worked by hand: 7.5 + 4 = 11.5 credits, (9 × 7.5 + 7 × 4) / 11.5 = 8.304…, (9 + 7 + 10) / 3 = 8.666….
    @Test("the credits are summed, and the average that is weighted by them says what is left out of it")
    func credits() {
        let passed = [("A", 9, 15), ("B", 7, 8), ("C", 10, nil)].map { code, mark, halves in
            StudentReport.sample(
                Sample.course(code, "X", ects: halves), confirmed: [Sample.confirmed(.mark(Sample.serbian(mark)))])
        }
        let page = page(passed)
        #expect(page.passed.map(\.ects) == ["7.5 ECTS", "4 ECTS", nil] && page.recordHref == "/reports/record")
        #expect(page.totals.map(\.value) == ["3", "11.5", "8.67", "8.30"])
        let without = ground.strings("reports.without-ects", n: 1)
        #expect(page.totals.map(\.note) == [nil, without, nil, without])
    }
}
