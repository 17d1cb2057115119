@testable import App

enum SampleStudentReports {
    static let ana = ID<Person>(text: "ana")

    /// A course of the sample's semester.
    static func course(
        _ code: String = "IT250", _ title: String = "Web sistemi <1>", semester: String = Semester.sample().title,
        marks: MarkScheme = .serbian, ects halves: Int? = nil
    ) -> Course {
        Course(
            id: ID(text: code), number: 1, code: code, title: title, language: .serbian, semester: semester, classroom: nil,
            url: nil, overview: nil, markScheme: marks, ects: halves.map { Credits(halves: $0) })
    }

    /// A plan with a part that has a title of its own, one that weighs otherwise than it counts, and one from a test.
    static let weighted = SamplePoints.plan(
        [
            SamplePoints.part(.attendance, .preExam, most: 15, weekly: 1, countsExcused: true),
            SamplePoints.part(.tasks, .preExam, most: 45, weekly: 3, weight: 30, title: "Zadaci <1>"),
            SamplePoints.part(.midterm, .preExam, most: 20, least: 5, source: .test(ID(text: "quiz"), .share)),
            SamplePoints.part(.writtenExam, .exam, most: 35), SamplePoints.part(.penalty, .penalty, most: 10),
        ], .romanian)

    static func confirmed(
        _ verdict: ConfirmedMark.Verdict, _ sequence: Int = 1, of points: Double = 87, reason: String? = nil
    ) -> ConfirmedMark {
        ConfirmedMark(
            person: ana, sequence: sequence, verdict: verdict, scheme: .serbian, points: SamplePoints.points(points),
            maker: "Carmen Brânză", madeAt: SampleSnapshot.start, reason: reason)
    }

    static func serbian(_ mark: Int) -> Mark { Mark(scheme: .serbian, thousandths: mark * 1000) }

    /// So many changes, of the tasks of one week after the other.
    static func changes(_ count: Int) -> [PointChange] {
        (1...count).map { week in
            PointChange(
                cell: PointCell(part: ID(text: "tasks"), week: week), old: nil, new: .points(SamplePoints.points(1.5)),
                maker: "Carmen Brânză", madeAt: SampleSnapshot.start + .minutes(week))
        }
    }

    static func entries(_ points: StudentPoints) -> [PointCell: PointEntry] {
        points.values.reduce(into: [:]) { entries, value in
            entries[value.key] = PointEntry(
                person: ana, cell: value.key, sequence: 1, value: value.value, maker: "Carmen Brânză",
                madeAt: SampleSnapshot.start)
        }
    }
}

extension StudentReport {
    /// The report of figure 11 of the paper, or another one.
    static func sample(
        _ course: Course = SampleStudentReports.course(), semester: Semester? = .sample(), isEnrolled: Bool = true,
        group: CourseGroup? = nil, plan: PointsPlan? = SamplePoints.paper, points: StudentPoints? = SamplePoints.paperStudent,
        titles: [ID<PointsPart>: String] = [:], gate: SurveyGate? = nil, confirmed: [ConfirmedMark] = [], news: News = .init(),
        texts: [PointCell: String] = [:]
    ) -> StudentReport {
        StudentReport(
            course: course, semester: semester, isArchived: false, isEnrolled: isEnrolled, group: group, plan: plan,
            points: points, entries: points.map(SampleStudentReports.entries) ?? [:], texts: texts, testTitles: titles,
            gate: gate,
            confirmed: confirmed, news: news)
    }
}

extension SamplePages {
    static func studentReports(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SampleStudentReports
        let main = frame(strings, heading: strings("reports.title"), isMain: true)
        let below = frame(strings, heading: "IT250")
        func list(_ reports: [StudentReport]) -> StudentReportsPage {
            StudentReportsPage(frame: main, strings: strings, reports: reports, now: SampleSnapshot.start)
        }
        func one(_ report: StudentReport) -> StudentReportPage {
            StudentReportPage(frame: below, strings: strings, report: report, now: SampleSnapshot.start)
        }
        let nine = Sample.confirmed(.mark(Sample.serbian(9)))
        let ten = Sample.confirmed(.mark(Sample.serbian(10)), 2, of: 91, reason: "Greška <u> sabiranju")
        let news = StudentReport.News(changes: Sample.changes(9), mark: .init(old: nine, new: ten))
        let gate = SurveyGate(
            survey: ID(text: "survey"), course: ID(text: "IT250"), opens: SampleSnapshot.start,
            closes: SampleSnapshot.start + .days(1))
        let group = CourseGroup(
            id: ID(text: "a"), name: "Grupa <A>", assistant: nil, assistantName: "Felix Pop", meetings: "pon 10–12", room: "3")
        let past = Sample.course("IT101", "Uvod", semester: "2025/2026, semestrul II", ects: 15)
        let marks = Sample.course("PDM301", "Programare", semester: past.semester, marks: .romanian)
        let other = Sample.confirmed(.mark(Mark(scheme: .romanian, thousandths: 8830)))
        let weighted = SamplePoints.student(
            Sample.weighted, ["penalty": 1],
            [
                PointCell(part: ID(text: "attendance"), week: 1): .attendance(.excused),
                PointCell(part: ID(text: "tasks"), week: 2): .points(SamplePoints.points(2.5)),
            ])
        let edition = PointsPlan(
            scheme: .serbian, weeks: 15,
            edition: .init(revision: 2, version: 2, madeAt: SampleSnapshot.start, maker: nil, note: "Zadaci <nose> više"),
            parts: SamplePoints.paper.parts)
        return [
            SamplePage(
                "some",
                list([
                    .sample(news: news), .sample(Sample.course("SE311", "Projektovanje"), confirmed: [nine]),
                    .sample(past, semester: nil, confirmed: [nine, ten]), .sample(marks, semester: nil, confirmed: [other]),
                    .sample(Sample.course("X1", "Y"), isEnrolled: false, plan: nil, points: nil),
                ])),
            SamplePage("none", list([])),
            SamplePage(
                "the paper's",
                one(.sample(group: group, texts: [PointCell(part: ID(text: "tasks"), week: 3): "Raspored <u> CSS-u"]))),
            SamplePage("with news and a changed mark", one(.sample(confirmed: [nine, ten], news: news))),
            SamplePage("behind a survey", one(.sample(points: nil, gate: gate))),
            SamplePage("no plan", one(.sample(semester: nil, isEnrolled: false, plan: nil, points: nil))),
            SamplePage(
                "before the first points", one(.sample(plan: edition, points: SamplePoints.student(edition, [:])))),
            SamplePage(
                "before the exam",
                one(
                    .sample(plan: Sample.weighted, points: weighted, titles: [ID(text: "midterm"): "Test <final>"]))),
        ]
    }
}
