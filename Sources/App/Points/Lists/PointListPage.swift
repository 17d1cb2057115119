/// The page on which a list of points is pasted, checked, and then entered; and where it is saved as a file.
struct PointListPage: Page {
    static let template = "Points/point-list"

    /// What there is to show.
    struct Shown: Sendable {
        var text = ""
        var sheet: String?
        var plan: PointListPlan?
        /// Whether the list, or what would become of it, has changed after it was checked.
        var isChanged = false
        /// Says what was done.
        var notice: String?
        var errors: FormErrors?
    }

    struct Row: Sendable {
        let line: String
        let what: String
        let name: String?
        let state: String
    }

    struct Result: Sendable {
        let totals: [String]
        let faulty: [Row]
        let hasFaulty: Bool
        let good: [Row]
        let hasGood: Bool
        /// Says that not all lines are shown; nil when they are.
        let limit: String?
        /// The label of the button; nil when nothing would be entered.
        let button: String?
        let fingerprint: String
    }

    /// What a part is called in a list.
    struct Part: Sendable {
        let key: String
        let title: String
        let titleLanguage: String?
        let most: String
    }

    /// The most lines of one kind that are shown.
    static let mostShown = 200

    let frame: Frame
    let errors: ErrorSummary?
    let error: String?
    let fileError: String?
    let sheetError: String?
    let notice: String?
    let isChanged: Bool
    /// That the course is archived, so that nothing can be entered; nil for any other course.
    let archived: String?
    /// Whether there is a form for a list. What was sent comes back in it.
    let hasForm: Bool
    let result: Result?
    let parts: [Part]
    let limits: String
    let text: String
    let sheet: String
    let checkAction: String
    let enterAction: String
    let saving: SpreadsheetChoice

    init(frame: Frame, strings: Strings, points: CoursePoints, shown: Shown) {
        let course = points.taught.course
        self.frame = shown.errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        errors = ErrorSummary(shown.errors, strings)
        error = shown.errors?.first("list", strings)
        fileError = shown.errors?.first("file", strings)
        sheetError = shown.errors?.first("sheet", strings)
        notice = shown.notice
        isChanged = shown.isChanged
        archived = points.taught.isArchived ? strings("points.archived") : nil
        hasForm = archived == nil || !shown.text.isEmpty || shown.errors != nil
        result = shown.plan.map { Self.result($0, isDone: shown.notice != nil, strings) }
        parts = points.plan.typed.map { part in
            Part(
                key: part.key, title: PointsWords.name(of: part, strings),
                titleLanguage: PointsWords.language(of: part, in: course), most: Self.most(part, strings))
        }
        limits = strings(
            "point-list.limits",
            [
                "lines": strings.formats.number(PointListDocument.mostLines),
                "size": strings.formats.bytes(PointListDocument.longest),
            ])
        text = shown.text
        sheet = shown.sheet ?? ""
        checkAction = PointListRoutes.list(of: course.id)
        enterAction = PointListRoutes.entries(of: course.id)
        saving = SpreadsheetChoice(
            workbookHref: PointListRoutes.workbook(of: course.id), csvHref: PointListRoutes.csv(of: course.id),
            more: PointListRoutes.empty, label: strings("point-list.with-empty"))
    }

    private static func most(_ part: PointsPart, _ strings: Strings) -> String {
        if part.sort == .attendance { return strings("point-list.attendance") }
        let most = PlanWords.points(part.cellMost, strings)
        return part.isWeekly ? strings("points.per-week", ["points": most]) : most
    }

    private static func result(_ plan: PointListPlan, isDone: Bool, _ strings: Strings) -> Result {
        let (good, faulty) = (plan.entered, plan.faulty)
        let totals = [
            isDone ? nil : strings("point-list.entered", n: good.count),
            isDone ? nil : strings("point-list.unchanged", n: plan.unchanged), strings("point-list.faulty", n: faulty.count),
        ]
        return Result(
            totals: totals.compactMap { $0 }, faulty: faulty.prefix(mostShown).map { row($0, plan.plan, strings) },
            hasFaulty: !faulty.isEmpty, good: good.prefix(mostShown).map { row($0, plan.plan, strings) },
            hasGood: !good.isEmpty,
            limit: max(faulty.count, good.count) > mostShown
                ? strings("enrol.most-shown", ["count": strings.formats.number(mostShown)]) : nil,
            button: good.isEmpty ? nil : strings("point-list.button", n: good.count), fingerprint: plan.fingerprint)
    }

    private static func row(_ step: PointListPlan.Step, _ plan: PointsPlan, _ strings: Strings) -> Row {
        let place = step.edit.flatMap { edit in
            plan.part(edit.cell.part).map { PointSheetWords.place($0, week: edit.cell.week, strings) }
        }
        return Row(
            line: strings("enrol.line", ["line": strings.formats.number(step.line.number)]), what: place ?? step.line.text,
            name: step.student?.listName, state: PointListWords.state(step.standing, strings))
    }
}
