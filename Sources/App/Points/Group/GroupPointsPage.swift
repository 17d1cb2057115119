/// The points of a group of a course: a card for each student with one week, or a table with one part in all weeks.
struct GroupPointsPage: Page {
    static let template = "Points/group-points"

    struct Heading: Sendable {
        let id: String
        let text: String
        let isCurrent: Bool
        /// What is said of the part in this week; nil where nothing is.
        let hint: String?
    }

    struct Row: Sendable {
        let id: String
        let href: String
        let name: String
        let detail: String
        let fields: [PointField]
        /// All points in the part; nil where a week is shown.
        let sum: String?
    }

    /// A button that enters everyone else as present.
    struct Fill: Sendable {
        let key: String
        let text: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    /// How much of the form was saved beside what is wrong; nil where nothing is.
    let rest: String?
    let contentLanguage: String
    let course: String
    /// The date of an exam whose students are listed; nil where others are.
    let roster: PointRosterCard?
    /// What is shown: a week, or a part; nil for a course without a plan.
    let heading: String?
    /// That a week was asked for that is not there.
    let outside: String?
    /// That the course is archived, so that its points are only read; nil for any other course.
    let archived: String?
    /// Why nothing can be entered; nil where something can.
    let nothing: String?
    let ways: [Frame.Link]
    let choices: PointChoices?
    let action: String
    let deviceKey: String
    let query: [TypedValue]
    /// What was typed, and has no field on this page any more.
    let left: [String]
    let hasLeft: Bool
    let isTable: Bool
    let headings: [Heading]
    /// The letters of attendance, where they are typed.
    let legend: String?
    let rows: [Row]
    let hasRows: Bool
    /// Whether there is anything to show and save: points, or what was done in the week.
    let hasForm: Bool
    /// Whether it can be saved: not in an archived course.
    let isWritable: Bool
    let fills: [Fill]
    /// What the parts of the week were; nil where a part is shown.
    let texts: TaskTextFields?

    /// A hidden field.
    struct TypedValue: Sendable {
        let name: String
        let value: String
    }

    /// - Parameter saved: how many fields of the form were saved of which these are doubts and errors.
    init(
        frame: Frame, strings: Strings, taught: TeacherCourse, sheet: PointSheet?, doubts: PointDoubts = .none,
        saved: Int? = nil, deviceKey: String, typed: TaskTextForm? = nil, errors: FormErrors? = nil
    ) {
        let course = taught.course
        rest = PointSheetWords.rest(saved, strings)
        self.frame = doubts.isEmpty && errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = course.language.rawValue
        self.course = course.title
        roster = PointRosterCard(sheet?.points, strings)
        heading = sheet.map { PointSheetWords.heading($0, strings) }
        outside = sheet.flatMap { sheet in
            sheet.isOutside
                ? strings("points.no-week", ["weeks": strings.formats.number(sheet.points.plan.weeks)]) : nil
        }
        archived = taught.isArchived ? strings("points.archived") : nil
        nothing = Self.nothing(sheet, strings)
        ways = Self.ways(taught, sheet, strings)
        choices = sheet.map { PointChoices($0, strings) }
        action = TeachRoutes.points(in: course.id)
        self.deviceKey = deviceKey
        let shown = sheet?.query ?? GroupPointsQuery()
        query = [("group", shown.group), ("week", shown.week), ("part", shown.part), (PointRoster.name, shown.exam)].compactMap {
            name, value in
            value.map { TypedValue(name: name, value: $0) }
        }
        isTable = sheet?.isTable ?? false
        headings = isTable ? sheet.map { Self.headings($0, strings) } ?? [] : []
        legend =
            isTable && !taught.isArchived && sheet?.part?.sort == .attendance
            ? strings("group-points.legend", ["letter": strings("group-points.excused-letter")]) : nil
        let rows = sheet.map { Self.rows($0, doubts, strings) } ?? []
        self.rows = rows
        hasRows = !rows.isEmpty && nothing == nil
        left = sheet.map { PointSheetWords.left($0, doubts, strings) } ?? []
        hasLeft = !left.isEmpty
        fills = hasRows && !taught.isArchived ? Self.fills(sheet, strings) : []
        texts = TaskTextFields(sheet, typed: typed, errors: errors, strings)
        hasForm = hasRows || texts != nil
        isWritable = hasForm && !taught.isArchived
        self.errors = Self.summary(rows, left, ErrorSummary(errors, strings))
    }

    private static func nothing(_ sheet: PointSheet?, _ strings: Strings) -> String? {
        guard let sheet else { return strings("points.none") }
        if sheet.columns.isEmpty { return strings("group-points.no-parts") }
        if !sheet.points.rows.isEmpty { return nil }
        return strings(sheet.points.roster == nil ? "extra-time.no-students" : "exams.nobody")
    }

    private static func ways(_ taught: TeacherCourse, _ sheet: PointSheet?, _ strings: Strings) -> [Frame.Link] {
        let id = taught.course.id
        let plan = Frame.Link(href: TeachRoutes.plan(of: id), text: strings("group-points.plan"))
        guard let sheet else { return [plan] }
        if let roster = sheet.points.roster {
            return [
                .init(href: ConfirmedMarksRoutes.marks(of: id, among: roster.id), text: strings("confirmed-marks.title")),
                .init(
                    href: ConfirmedMarksRoutes.protocolPage(of: id, among: roster.id), text: strings("mark-protocol.title")),
            ]
        }
        return [
            plan, .init(href: PointListRoutes.list(of: id), text: strings("point-list.title")),
            .init(href: TeachRoutes.confirmedMarks(in: id), text: strings("confirmed-marks.title")),
        ]
    }

    private static func headings(_ sheet: PointSheet, _ strings: Strings) -> [Heading] {
        sheet.columns.map { column in
            Heading(
                id: "w\(column.cell.week)", text: strings.formats.number(column.cell.week),
                isCurrent: column.cell.week == sheet.current,
                hint: sheet.texts[column.cell]?.body)
        }
    }

    private static func rows(_ sheet: PointSheet, _ doubts: PointDoubts, _ strings: Strings) -> [Row] {
        let course = sheet.points.taught.course
        return sheet.points.rows.enumerated().map { number, row in
            let fields = sheet.columns.enumerated().map { place, column in
                let name =
                    sheet.week == nil
                    ? PointSheetWords.place(column.part, week: column.cell.week, strings)
                    : PointsWords.name(of: column.part, strings)
                let isOpen = sheet.isOpen(row)
                return PointField(
                    column, of: row, isOpen: isOpen,
                    at: .init(
                        id: "c\(number)-\(place)", owner: "s\(number)", heading: sheet.isTable ? "w\(column.cell.week)" : nil,
                        label: sheet.isTable ? nil : name, labelLanguage: PointsWords.language(of: column.part, in: course),
                        isTapped: !sheet.isTable),
                    isOpen ? doubts.doubt(row.student.id, column) : nil, strings)
            }
            return Row(
                id: "s\(number)", href: PointsRoutes.student(row.student.id, in: course.id), name: row.student.listName,
                detail: Self.detail(row.student, strings), fields: fields,
                sum: sheet.part.map { row.points.earned(in: $0).map { PointsWords.number($0, strings) } ?? "–" })
        }
    }

    /// The student number, or the user name of who has none, and that somebody left.
    private static func detail(_ student: MarkedStudent, _ strings: Strings) -> String {
        [student.indexNumber ?? student.userName, student.isEnrolled ? nil : strings("marks.left")].compactMap { $0 }
            .joined(separator: " · ")
    }

    private static func fills(_ sheet: PointSheet?, _ strings: Strings) -> [Fill] {
        guard let sheet, sheet.week != nil, !sheet.points.taught.isArchived else { return [] }
        let parts = sheet.columns.map(\.part).filter { $0.sort == .attendance }
        return parts.map { part in
            let name = PointsWords.name(of: part, strings)
            return Fill(
                key: part.key,
                text: parts.count == 1
                    ? strings("group-points.fill") : strings("group-points.fill-part", ["part": name]))
        }
    }

    /// What is wrong with points, in the order of the page, and with texts.
    private static func summary(_ rows: [Row], _ left: [String], _ texts: ErrorSummary?) -> ErrorSummary? {
        let entries = rows.flatMap { row in
            row.fields.compactMap { field in
                field.error.map { ErrorSummary.Entry(href: "#" + field.id, message: row.name + ": " + $0) }
            }
        }
        let others = left.isEmpty ? [] : [ErrorSummary.Entry(href: "#left", message: left.joined(separator: " · "))]
        let all = entries + others + (texts?.entries ?? [])
        return all.isEmpty ? nil : ErrorSummary(entries: all)
    }
}
