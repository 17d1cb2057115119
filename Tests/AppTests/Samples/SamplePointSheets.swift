import Foundation

@testable import App

/// Points of a course made by hand: a student with entries and a confirmed mark, one with none, one whose mark was changed,
/// and one who left.
enum SamplePointSheets {
    static let plan = SamplePoints.plan([
        SamplePoints.part(.attendance, .preExam, most: 15, weekly: 1),
        SamplePoints.part(.tasks, .preExam, most: 45, weekly: 3, title: "Teme <acasă>"),
        SamplePoints.part(.midterm, .preExam, most: 10, source: .test(SampleCourseMarks.quiz.id, .share)),
        SamplePoints.part(.writtenExam, .exam, most: 30), SamplePoints.part(.penalty, .penalty, most: 10),
    ])
    static let attendance = PointCell(part: ID(text: "attendance"), week: 3)
    static let tasks = PointCell(part: ID(text: "tasks"), week: 3)
    static let exam = PointCell(part: ID(text: "written-exam"))
    static let now = SampleCourseMarks.now

    static func entry(
        _ value: PointValue?, of userName: String, in cell: PointCell, sequence: Int = 1, maker: String? = "Felix Pop"
    ) -> PointEntry {
        PointEntry(
            person: ID(text: userName), cell: cell, sequence: sequence, value: value, maker: maker, madeAt: now)
    }

    static func confirmed(
        _ verdict: ConfirmedMark.Verdict, of userName: String, sequence: Int = 1, maker: String? = "Carmen Brânză",
        reason: String? = nil
    ) -> ConfirmedMark {
        ConfirmedMark(
            person: ID(text: userName), sequence: sequence, verdict: verdict, scheme: .serbian,
            points: SamplePoints.points(92), maker: maker, madeAt: now, reason: reason)
    }

    static func row(
        _ userName: String, _ surname: String, _ entries: [PointEntry] = [], group: CourseGroup? = nil,
        isEnrolled: Bool = true, number: String? = "1001", confirmed: ConfirmedMark? = nil,
        tests: [ID<PointsPart>: StudentPoints.TestPoints] = [:]
    ) -> CoursePoints.Row {
        let cells = Dictionary(entries.map { ($0.cell, $0) }, uniquingKeysWith: { _, last in last })
        return CoursePoints.Row(
            student: SampleCourseMarks.student(userName, surname, number: number, isEnrolled: isEnrolled), group: group?.id,
            points: StudentPoints(plan: plan, values: cells.compactMapValues(\.value), tests: tests), entries: cells,
            confirmed: confirmed)
    }

    static let nine = ConfirmedMark.Verdict.mark(Mark(scheme: .serbian, thousandths: 9000))

    static let rows = [
        row(
            "ana", "Țîrlea <b>",
            [
                entry(.attendance(.excused), of: "ana", in: attendance),
                entry(.points(SamplePoints.points(2.5)), of: "ana", in: tasks),
                entry(.points(SamplePoints.points(28)), of: "ana", in: exam),
            ], group: SampleGroups.full, confirmed: confirmed(nine, of: "ana")),
        row("bogdan", "Șerban", [entry(.points(SamplePoints.points(12)), of: "bogdan", in: exam)], number: nil),
        row(
            "felix", "Pop", group: SampleGroups.bare,
            confirmed: confirmed(.notPassed, of: "felix", sequence: 2, maker: nil, reason: "Greșeală <la> numărare")),
        row(
            "ema", "Ionescu", [entry(.attendance(.present), of: "ema", in: attendance)], isEnrolled: false,
            confirmed: confirmed(.withdrawn, of: "ema", sequence: 2, reason: "Altă persoană")),
    ]

    static func points(
        rows: [CoursePoints.Row] = rows, groups: [CourseGroup] = [SampleGroups.full, SampleGroups.bare],
        group: CourseGroup? = nil, role: TeachingRole = .professor, plan: PointsPlan = plan,
        semester: Semester? = .sample()
    ) -> CoursePoints {
        CoursePoints(
            taught: TeacherCourse(course: .sample(marks: .serbian), isArchived: false, role: role), semester: semester,
            plan: plan,
            groups: groups, group: group, rows: rows)
    }

    static func sheet(
        _ query: GroupPointsQuery = GroupPointsQuery(week: "3"), _ points: CoursePoints = points()
    ) -> PointSheet {
        PointSheet(points, query, at: now, in: TimeZone(identifier: "Europe/Bucharest") ?? .gmt)
    }

    static func typed(
        _ userName: String, _ key: String, week: Int = 3, _ text: String, seen: Int = 1
    ) -> TypedPoint {
        TypedPoint(person: ID(text: userName), key: key, week: week, seen: seen, text: text)
    }

    /// A cell that somebody else changed, one that is refused, one whose part is gone, and one of a student who left.
    static func doubts(_ strings: Strings) -> PointDoubts {
        let typed = [
            typed("ana", "attendance", "absent"), typed("ana", "tasks", "9,75"), typed("bogdan", "tasks", "x", seen: 0),
            typed("bogdan", "seminar", "7 <b>"), typed("ema", "attendance", "excused"),
            typed("bogdan", "attendance", "", seen: 0),
        ]
        return PointDoubts(
            typed,
            [
                .conflict(entry(.attendance(.present), of: "ana", in: attendance, sequence: 2)),
                .conflict(entry(nil, of: "ana", in: tasks, sequence: 2, maker: nil)), .refused(.notANumber),
                .refused(.noPart), .refused(.notEnrolled), .saved(1),
            ], now: now, strings)
    }

    static func history(
        _ row: CoursePoints.Row = rows[0], changes: [PointChange]? = nil, marks: [ConfirmedMark]? = nil,
        plan: PointsPlan = plan, role: TeachingRole = .professor
    ) -> PointEntryStore.History {
        PointEntryStore.History(
            taught: points(role: role).taught, plan: plan, row: row,
            changes: changes ?? [
                PointChange(
                    cell: tasks, old: .points(SamplePoints.points(1)), new: .points(SamplePoints.points(2.5)), maker: "Felix Pop",
                    madeAt: now),
                PointChange(
                    cell: PointCell(part: ID(text: "gone")), old: nil, new: .attendance(.absent), maker: nil, madeAt: now),
            ],
            marks: marks ?? [
                confirmed(nine, of: "ana", sequence: 2, reason: "Greșeală <la> numărare"), confirmed(.notPassed, of: "ana"),
            ])
    }
}

extension SamplePages {
    static func pointSheets(_ strings: Strings) -> [SamplePage] {
        groupPoints(strings) + studentPoints(strings) + pointLists(strings) + confirmedMarks(strings)
    }

    private static func groupPoints(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SamplePointSheets
        let frame = staffFrame(strings, heading: strings("group-points.title"))
        func page(_ sheet: PointSheet?, _ doubts: PointDoubts = .none) -> GroupPointsPage {
            GroupPointsPage(
                frame: frame, strings: strings, taught: Sample.points().taught, sheet: sheet, doubts: doubts, deviceKey: "key")
        }
        return [
            SamplePage("this week", page(Sample.sheet(.init()))),
            SamplePage("a group's week, some refused", page(Sample.sheet(), Sample.doubts(strings))),
            SamplePage("no such week", page(Sample.sheet(.init(week: "99"), Sample.points(groups: [])))),
            SamplePage("attendance in all weeks", page(Sample.sheet(.init(part: "attendance")), Sample.doubts(strings))),
            SamplePage("tasks in all weeks", page(Sample.sheet(.init(part: "tasks"), Sample.points(group: SampleGroups.full)))),
            SamplePage("an exam", page(Sample.sheet(.init(part: "written-exam")))),
            SamplePage("nobody", page(Sample.sheet(.init(), Sample.points(rows: [])))),
            SamplePage(
                "nothing by hand",
                page(
                    Sample.sheet(
                        .init(),
                        Sample.points(
                            plan: SamplePoints.plan([
                                SamplePoints.part(
                                    .midterm, .preExam, most: 10, source: .test(SampleCourseMarks.quiz.id, .share))
                            ]))))),
            SamplePage("no plan", page(nil)),
        ]
    }

    private static func studentPoints(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SamplePointSheets
        let frame = staffFrame(strings, heading: strings("extra-time.student"))
        func page(_ history: PointEntryStore.History, _ doubts: PointDoubts = .none) -> StudentPointsPage {
            StudentPointsPage(frame: frame, strings: strings, history: history, doubts: doubts, deviceKey: "key")
        }
        let tested = Sample.row(
            "bogdan", "Șerban",
            tests: [
                ID(text: "midterm"): .earned(
                    TestResultPoints(earned: SamplePoints.points(5), possible: SamplePoints.points(10)))
            ])
        return [
            SamplePage("with changes", page(Sample.history())),
            SamplePage("some refused", page(Sample.history(), Sample.doubts(strings))),
            SamplePage("with nothing", page(Sample.history(tested, changes: [], marks: []))),
            SamplePage("who left", page(Sample.history(SamplePointSheets.rows[3], marks: []))),
        ]
    }

    private static func pointLists(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SamplePointSheets
        let frame = staffFrame(strings, heading: strings("point-list.title"))
        func page(_ shown: PointListPage.Shown) -> PointListPage {
            PointListPage(frame: frame, strings: strings, points: Sample.points(), shown: shown)
        }
        func errors(_ field: String, _ key: String) -> FormErrors { FormErrors(items: [.init(field: field, key: key)]) }
        let plan = SamplePointLists.plan
        let faulty = PointListPlan(plan: plan.plan, steps: plan.faulty)
        return [
            SamplePage("empty", page(.init())), SamplePage("checked", page(.init(text: SamplePointLists.text, plan: plan))),
            SamplePage("changed", page(.init(text: "a <b>", sheet: "Foaia 1", plan: plan, isChanged: true))),
            SamplePage("what is left", page(.init(text: "x", plan: faulty, notice: strings("flash.points-same")))),
            SamplePage("long", page(.init(text: "x", plan: SamplePointLists.long))),
            SamplePage("not a list", page(.init(text: "", errors: errors("list", "enrol.list-empty")))),
            SamplePage("no file", page(.init(text: "a", errors: errors("file", "enrol.file-missing")))),
            SamplePage("no sheet", page(.init(text: "a", sheet: "9", errors: errors("sheet", "enrol.xlsx-no-sheet")))),
        ]
    }

    private static func confirmedMarks(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SamplePointSheets
        let frame = staffFrame(strings, heading: strings("confirmed-marks.title"))
        func page(_ points: CoursePoints?, role: TeachingRole = .professor, moved: MovedMarks? = nil) -> ConfirmedMarksPage {
            ConfirmedMarksPage(
                frame: frame, strings: strings, taught: Sample.points(role: role).taught, points: points, moved: moved,
                now: Sample.now)
        }
        func change(_ form: MarkChangeForm, _ errors: FormErrors? = nil) -> MarkChangePage {
            MarkChangePage(frame: frame, strings: strings, history: Sample.history(), form: form, errors: errors)
        }
        func sheet(_ points: CoursePoints) -> MarkProtocolPage {
            MarkProtocolPage(frame: frame, strings: strings, points: points, institution: "Școala <1>", now: Sample.now)
        }
        let moved = MovedMarks(
            [.init(person: ID(text: "bogdan"), verdict: Sample.nine)],
            [.moved(PointsMark(mark: Mark(scheme: .serbian, thousandths: 5000), below: []))])
        let wrong = FormErrors(items: [
            .init(field: "verdict", key: "points.mark-changed"), .init(field: "mark", key: "points.mark-invalid"),
            .init(field: "reason", key: "confirmed-marks.reason-missing"),
        ])
        return [
            SamplePage("proposed and confirmed", page(Sample.points())),
            SamplePage("for an assistant", page(Sample.points(role: .assistant), role: .assistant)),
            SamplePage("points that moved", page(Sample.points(), moved: moved)),
            SamplePage("nobody", page(Sample.points(rows: []))), SamplePage("no plan", page(nil)),
            SamplePage("a change", change(MarkChangeForm(Sample.confirmed(Sample.nine, of: "ana"), strings))),
            SamplePage("a change with errors", change(MarkChangeForm(verdict: "mark", mark: "<x>"), wrong)),
            SamplePage("a list to sign", sheet(Sample.points())),
            SamplePage("complete", sheet(Sample.points(rows: [Sample.rows[0]]))),
            SamplePage("nothing to sign", sheet(Sample.points(rows: [Sample.rows[1]]))),
        ]
    }
}
