@testable import App

extension SamplePoints {
    static let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)

    /// Two that a plan had once.
    static let removed = [
        part(.project, .preExam, most: 10), part(.other, .preExam, most: 7.5, title: "Seminar <1>", key: "seminar"),
    ]

    /// A plan with a part of every kind, one of them with a title of its own, one from a test.
    static func sheet(
        isEmpty: Bool = false, isUsed: Bool = false, role: TeachingRole = .professor, isFrozen: Bool = false,
        hasTests: Bool = true, removed: [PointsPart] = [], entered: [ID<PointsPart>: EnteredPoints] = [:],
        isArchived: Bool = false
    ) -> PointsPlanStore.Sheet {
        let parts = [
            part(.attendance, .preExam, most: 15, weekly: 1, countsExcused: true),
            part(.tasks, .preExam, most: 45, weekly: 3, weight: 30, title: "Teme <acasă>"),
            part(.midterm, .preExam, most: 20, least: 5, source: .test(SampleCourseMarks.quiz.id, .share)),
            part(.writtenExam, .exam, most: 15, least: 20), part(.penalty, .penalty, most: 1),
        ]
        let plan = isEmpty ? nil : plan(parts, .romanian)
        let older = PointsPlan.Edition(
            revision: 1, version: 1, madeAt: SampleInstitution.start, maker: nil, note: "Primul <plan>")
        return PointsPlanStore.Sheet(
            taught: TeacherCourse(course: .sample(), isArchived: isArchived, role: role), plan: plan,
            editions: plan.map { isUsed ? [$0.edition, older] : [$0.edition] } ?? [], isUsed: isUsed,
            tests: hasTests ? SampleCourseMarks.tests : [], frozen: isFrozen ? [ID(text: "midterm")] : [], removed: removed,
            entered: entered)
    }
}

extension SamplePages {
    static func points(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("points.title"))
        func plan(_ sheet: PointsPlanStore.Sheet, _ errors: FormErrors? = nil) -> PointsPlanPage {
            PointsPlanPage(frame: frame, strings: strings, sheet: sheet, errors: errors)
        }
        func part(
            _ key: String?, _ sheet: PointsPlanStore.Sheet, _ errors: FormErrors? = nil, source: ID<Assessment>? = nil,
            confirmed: String? = nil
        ) -> PlanPartPage {
            let known = key.flatMap { sheet.plan?.part(ID(text: $0)) }
            var form = known.flatMap { known in sheet.plan.map { PlanPartForm(known, $0, strings) } }
            if let source {
                form?.source = source.text
                form?.confirmed = confirmed
            }
            return PlanPartPage(
                frame: frame, strings: strings, sheet: sheet, part: known,
                form: form ?? PlanPartForm(part: "0191d2c0-0000-7000-8000-000000000026"), errors: errors)
        }
        var wrong = FormErrors()
        for (field, key) in [
            ("title", "points.title-missing"), ("most", "points.most-missing"), ("weekly", "points.weekly-missing"),
            ("least", "points.above-part"), ("weight", "points.total-over"), ("source", "points.test-weekly"),
            ("note", "points.note-missing"), ("sort", "points.too-many-parts"),
        ] { wrong.add(field, key) }
        let overtaken = FormErrors(items: [.init(field: "most", key: "points.plan-changed")])
        let archived = FormErrors(items: [.init(field: "archived", key: "points.is-archived")])
        let unsaid = FormErrors(items: [
            .init(field: "note", key: "points.note-missing"), .init(field: "removed", key: "points.total-over"),
        ])
        let noteless = FormErrors(items: [.init(field: "note", key: "points.note-missing")])
        let idle = SamplePoints.sheet(isUsed: true, entered: [ID(text: "written-exam"): .init(entries: 21, students: 21)])
        return [
            SamplePage("a plan", plan(SamplePoints.sheet(isFrozen: true))),
            SamplePage("no plan", plan(SamplePoints.sheet(isEmpty: true))),
            SamplePage("with points", plan(SamplePoints.sheet(isUsed: true))),
            SamplePage(
                "with removed parts",
                plan(
                    SamplePoints.sheet(
                        removed: SamplePoints.removed, entered: [ID(text: "project"): .init(entries: 21, students: 7)]))),
            SamplePage("put back without a word", plan(SamplePoints.sheet(isUsed: true, removed: SamplePoints.removed), unsaid)),
            SamplePage("for an assistant", plan(SamplePoints.sheet(role: .assistant))),
            SamplePage("overtaken", plan(SamplePoints.sheet(), overtaken)),
            SamplePage("archived", plan(SamplePoints.sheet(isUsed: true, removed: SamplePoints.removed, isArchived: true))),
            SamplePage("moved in an archived course", plan(SamplePoints.sheet(isArchived: true), archived)),
            SamplePage("a part of an archived course", part("tasks", SamplePoints.sheet(isArchived: true), archived)),
            SamplePage("new", part(nil, SamplePoints.sheet())),
            SamplePage("the first one", part(nil, SamplePoints.sheet(isEmpty: true, hasTests: false))),
            SamplePage("with errors", part("tasks", SamplePoints.sheet(isUsed: true), wrong)),
            SamplePage("flowing", part("midterm", SamplePoints.sheet())),
            SamplePage("frozen, with points", part("midterm", SamplePoints.sheet(isUsed: true, isFrozen: true))),
            SamplePage("by hand, with entries", part("written-exam", idle)),
            SamplePage(
                "a test instead of what is entered",
                part(
                    "written-exam", idle, FormErrors(items: [.init(field: "confirmed", key: "points.idle-unconfirmed")]),
                    source: SampleCourseMarks.quiz.id)),
            SamplePage(
                "the same, confirmed", part("written-exam", idle, noteless, source: SampleCourseMarks.quiz.id, confirmed: "21")),
            SamplePage("overtaken part", part("midterm", SamplePoints.sheet(), overtaken)),
            SamplePage(
                "removed without a word",
                part(
                    "tasks", SamplePoints.sheet(isUsed: true, entered: [ID(text: "tasks"): .init(entries: 1, students: 1)]),
                    FormErrors(items: [
                        .init(field: "removal-note", key: "points.note-missing"),
                        .init(field: "removal", key: "points.plan-changed"),
                    ]))),
        ]
    }
}
