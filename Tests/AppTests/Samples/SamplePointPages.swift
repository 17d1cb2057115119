@testable import App

extension SamplePages {
    static func pointSheets(_ strings: Strings) -> [SamplePage] {
        groupPoints(strings) + studentPoints(strings) + pointLists(strings) + confirmedMarks(strings)
    }

    private static func groupPoints(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SamplePointSheets
        let frame = staffFrame(strings, heading: strings("group-points.title"))
        func page(
            _ sheet: PointSheet?, _ doubts: PointDoubts = .none, saved: Int? = nil, typed: TaskTextForm? = nil,
            errors: FormErrors? = nil
        ) -> GroupPointsPage {
            GroupPointsPage(
                frame: frame, strings: strings, taught: (sheet?.points ?? Sample.points()).taught, sheet: sheet, doubts: doubts,
                saved: saved, deviceKey: "key", typed: typed, errors: errors)
        }
        let texts = [Sample.tasks: Sample.text("Așezarea <în> pagină")]
        let taken = FormErrors(items: [
            .init(field: "text-tasks", key: "task-texts.conflict", values: ["name": "Felix Pop", "text": "Altul"]),
            .init(field: "task-texts", key: "task-texts.no-part", values: ["text": "Vechi <1>"]),
        ])
        return [
            SamplePage("a week with what was done", page(Sample.sheet(texts: texts))),
            SamplePage("texts that were not saved", page(Sample.sheet(texts: texts), errors: taken)),
            SamplePage("a part with what was done", page(Sample.sheet(.init(part: "tasks"), texts: texts))),
            SamplePage("this week", page(Sample.sheet(.init()))),
            SamplePage("a group's week, some refused", page(Sample.sheet(), Sample.doubts(strings), saved: 1)),
            SamplePage("no such week", page(Sample.sheet(.init(week: "99"), Sample.points(groups: [])))),
            SamplePage(
                "attendance in all weeks", page(Sample.sheet(.init(part: "attendance")), Sample.doubts(strings), saved: 0)),
            SamplePage("tasks in all weeks", page(Sample.sheet(.init(part: "tasks"), Sample.points(group: SampleGroups.full)))),
            SamplePage("an exam", page(Sample.sheet(.init(part: "written-exam")))),
            SamplePage("registered for an exam", page(Sample.sheet(.init(), Sample.points().among(Sample.roster)))),
            SamplePage(
                "a week of those who are registered",
                page(Sample.sheet(.init(week: "3", exam: "exam-1"), Sample.points(groups: []).among(Sample.roster)))),
            SamplePage(
                "nobody registered", page(Sample.sheet(.init(), Sample.points(rows: []).among(Sample.roster)))),
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
            SamplePage("archived", page(Sample.sheet(.init(week: "3"), Sample.points(isArchived: true), texts: texts))),
            SamplePage(
                "archived since it was opened",
                page(Sample.sheet(.init(part: "attendance"), Sample.points(isArchived: true)), Sample.doubts(strings))),
        ]
    }

    private static func studentPoints(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SamplePointSheets
        let frame = staffFrame(strings, heading: strings("extra-time.student"))
        func page(
            _ history: PointEntryStore.History, _ doubts: PointDoubts = .none, saved: Int? = nil
        ) -> StudentPointsPage {
            StudentPointsPage(
                frame: frame, strings: strings, history: history, doubts: doubts, saved: saved, deviceKey: "key")
        }
        let tested = Sample.row(
            "bogdan", "Șerban",
            tests: [
                ID(text: "midterm"): .earned(
                    TestResultPoints(earned: SamplePoints.points(5), possible: SamplePoints.points(10)))
            ])
        return [
            SamplePage("with changes", page(Sample.history())),
            SamplePage("some refused", page(Sample.history(), Sample.doubts(strings), saved: 2)),
            SamplePage("with nothing", page(Sample.history(tested, changes: [], marks: []))),
            SamplePage("who left", page(Sample.history(SamplePointSheets.rows[3], marks: []))),
            SamplePage("archived", page(Sample.history(isArchived: true))),
        ]
    }

    private static func pointLists(_ strings: Strings) -> [SamplePage] {
        typealias Sample = SamplePointSheets
        let frame = staffFrame(strings, heading: strings("point-list.title"))
        func page(_ shown: PointListPage.Shown, isArchived: Bool = false) -> PointListPage {
            PointListPage(
                frame: frame, strings: strings, points: Sample.points(isArchived: isArchived), shown: shown)
        }
        func errors(_ field: String, _ key: String) -> FormErrors { FormErrors(items: [.init(field: field, key: key)]) }
        let plan = SamplePointLists.plan
        let faulty = PointListPlan(plan: plan.plan, steps: plan.faulty)
        return [
            SamplePage("empty", page(.init())), SamplePage("checked", page(.init(text: SamplePointLists.text, plan: plan))),
            SamplePage("changed", page(.init(text: "a <b>", sheet: "Foaia 1", plan: plan, isChanged: true))),
            SamplePage("what is left", page(.init(text: "x", plan: faulty, notice: strings("flash.points-same")))),
            SamplePage("long", page(.init(text: "x", plan: SamplePointLists.long))),
            SamplePage("archived", page(.init(), isArchived: true)),
            SamplePage("archived since it was opened", page(.init(text: "x", plan: faulty), isArchived: true)),
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
                frame: frame, strings: strings, taught: points?.taught ?? Sample.points(role: role).taught, points: points,
                moved: moved,
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
            SamplePage("archived", page(Sample.points(isArchived: true))),
            SamplePage("points that moved", page(Sample.points(), moved: moved)),
            SamplePage("nobody", page(Sample.points(rows: []))), SamplePage("no plan", page(nil)),
            SamplePage("marks of those who are registered", page(Sample.points().among(Sample.roster))),
            SamplePage("nobody registered", page(Sample.points(rows: []).among(Sample.roster))),
            SamplePage("a list of those who are registered to sign", sheet(Sample.points().among(Sample.roster))),
            SamplePage("a change", change(MarkChangeForm(Sample.confirmed(Sample.nine, of: "ana"), strings))),
            SamplePage("a change with errors", change(MarkChangeForm(verdict: "mark", mark: "<x>"), wrong)),
            SamplePage("a list to sign", sheet(Sample.points())),
            SamplePage("complete", sheet(Sample.points(rows: [Sample.rows[0]]))),
            SamplePage("nothing to sign", sheet(Sample.points(rows: [Sample.rows[1]]))),
        ]
    }
}
