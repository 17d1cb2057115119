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
        semester: Semester? = .sample(), isArchived: Bool = false
    ) -> CoursePoints {
        CoursePoints(
            taught: TeacherCourse(course: .sample(marks: .serbian), isArchived: isArchived, role: role), semester: semester,
            plan: plan,
            groups: groups, group: group, rows: rows)
    }

    /// Those who are registered for an exam: two students of the course, and somebody who does not study it.
    static let roster = PointRoster(
        id: "exam-1", people: [ID(text: "ana"), ID(text: "bogdan"), ID(text: "nobody")],
        href: "/teach/courses/course/exams/exam-1", title: { $0.formats.dayAndClock(now) + " · <201>" })

    static func sheet(
        _ query: GroupPointsQuery = GroupPointsQuery(week: "3"), _ points: CoursePoints = points(),
        texts: [PointCell: TaskText] = [:]
    ) -> PointSheet {
        PointSheet(points, query, texts: texts, at: now, in: TimeZone(identifier: "Europe/Bucharest") ?? .gmt)
    }

    static func text(_ body: String?, _ sequence: Int = 1, maker: String? = "Felix Pop") -> TaskText {
        TaskText(cell: tasks, sequence: sequence, body: body, maker: maker, madeAt: now)
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
        plan: PointsPlan = plan, role: TeachingRole = .professor, isArchived: Bool = false
    ) -> PointEntryStore.History {
        PointEntryStore.History(
            taught: points(role: role, isArchived: isArchived).taught, plan: plan, row: row,
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
