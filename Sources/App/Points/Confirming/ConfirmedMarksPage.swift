/// The marks of a course: what follows from the points is proposed, and what a professor confirmed holds.
struct ConfirmedMarksPage: Page {
    static let template = "Points/confirmed-marks"

    struct Row: Sendable {
        let id: String
        /// Everything that the student has in the course.
        let href: String
        let name: String
        let detail: String
        let points: String
        /// The sheet of points.
        let pointsHref: String
        /// The confirmed mark with who and when, the proposed one, or that there is none.
        let mark: String
        /// Why a proposed mark does not pass; nothing where it does.
        let reasons: [String]
        let made: String?
        /// What a form has of a proposal; nil where there is nothing to confirm.
        let proposal: Proposal?
        /// The page that changes a confirmed mark, for those who may.
        let changeHref: String?
        let error: String?
    }

    struct Proposal: Sendable {
        let name: String
        let verdict: String
        let person: String
        let label: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let course: String
    /// The date of an exam whose students are listed; nil where everyone is.
    let roster: PointRosterCard?
    /// Why there are no marks; nil where there are.
    let nothing: String?
    /// That professors confirm marks, or that the course is archived; nil where this person may confirm them.
    let readOnly: String?
    let totals: [StudentPointsPage.Fact]
    let action: String
    /// The label of the button for all; nil where nothing can be confirmed.
    let all: String?
    let rows: [Row]
    let hasRows: Bool
    let protocolHref: String
    let saving: SpreadsheetChoice

    init(
        frame: Frame, strings: Strings, taught: TeacherCourse, points: CoursePoints?, moved: MovedMarks? = nil, now: Instant
    ) {
        let course = taught.course
        self.frame = moved == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = course.language.rawValue
        self.course = course.title
        let students = points?.rows ?? []
        roster = PointRosterCard(points, strings)
        let nobody = points?.roster == nil ? "extra-time.no-students" : "exams.nobody"
        nothing = points == nil ? strings("points.none") : students.isEmpty ? strings(nobody) : nil
        readOnly = Self.readOnly(taught, strings)
        totals = points.map { Self.totals($0, strings) } ?? []
        action = TeachRoutes.confirmedMarks(in: course.id)
        let count = taught.isPlanOpen ? points?.proposed.count ?? 0 : 0
        all = count == 0 ? nil : strings("confirmed-marks.all", n: count)
        let rows = students.enumerated().map { number, row in
            Self.row(row, "m\(number)", taught, isMoved: moved?.people.contains(row.student.id) ?? false, now: now, strings)
        }
        self.rows = rows
        hasRows = !rows.isEmpty
        let entries = rows.compactMap { row in
            row.error.map { ErrorSummary.Entry(href: "#" + row.id, message: row.name + ": " + $0) }
        }
        errors = entries.isEmpty ? nil : ErrorSummary(entries: entries)
        protocolHref = ConfirmedMarksRoutes.protocolPage(of: course.id, among: roster?.id)
        saving = SpreadsheetChoice(
            workbookHref: ConfirmedMarksRoutes.workbook(of: course.id), csvHref: ConfirmedMarksRoutes.csv(of: course.id),
            more: ConfirmedMarksRoutes.parts, label: strings("confirmed-marks.with-parts"),
            kept: [roster.map { .init(name: PointRoster.name, value: $0.id) }].compactMap(\.self))
    }

    private static func readOnly(_ taught: TeacherCourse, _ strings: Strings) -> String? {
        if taught.isPlanOpen { return nil }
        if !taught.isManaged { return strings("confirmed-marks.read-only") }
        return strings("confirmed-marks.archived")
    }

    private static func totals(_ points: CoursePoints, _ strings: Strings) -> [StudentPointsPage.Fact] {
        let confirmed = points.rows.filter { row in row.confirmed.map { $0.verdict != .withdrawn } ?? false }.count
        let proposed = points.rows.filter { $0.unconfirmed != nil }.count
        let rest = points.rows.count - confirmed - proposed
        return [
            .init(label: strings("confirmed-marks.confirmed"), value: strings.formats.number(confirmed)),
            .init(label: strings("confirmed-marks.proposals"), value: strings.formats.number(proposed)),
            .init(label: strings("confirmed-marks.without"), value: strings.formats.number(rest)),
        ]
    }

    private static func row(
        _ row: CoursePoints.Row, _ id: String, _ taught: TeacherCourse, isMoved: Bool, now: Instant, _ strings: Strings
    ) -> Row {
        let (student, course) = (row.student, taught.course.id)
        let confirmed = row.unconfirmed == nil ? row.confirmed : nil
        return Row(
            id: id, href: TeachRoutes.student(student.id, in: course), name: student.listName,
            detail: CourseMarksPage.detail(student, withNumber: true, strings),
            points: PlanWords.points(row.points.result.rounded, strings),
            pointsHref: PointsRoutes.student(student.id, in: course),
            mark: mark(row, strings),
            reasons: row.unconfirmed == nil ? [] : PointsMarkWords.failing(row.points, strings),
            made: confirmed.map {
                StudentPointsWords.made($0.maker, $0.madeAt, isDay: $0.importedAt != nil, strings)
                    + ($0.reason.map { " · " + $0 } ?? "")
            },
            proposal: taught.isPlanOpen ? proposal(row, strings) : nil,
            changeHref: taught.isManaged && row.confirmed != nil
                ? ConfirmedMarksRoutes.student(student.id, in: course) : nil,
            error: isMoved ? strings("confirmed-marks.moved") : nil)
    }

    private static func mark(_ row: CoursePoints.Row, _ strings: Strings) -> String {
        if row.unconfirmed == nil, row.confirmed == nil { return strings("confirmed-marks.none") }
        return StudentPointsWords.mark(row, strings)
    }

    private static func proposal(_ row: CoursePoints.Row, _ strings: Strings) -> Proposal? {
        guard row.confirmed == nil, let mark = row.unconfirmed else { return nil }
        return Proposal(
            name: ConfirmedMarksForm.name(of: row.student.id), verdict: mark.verdict.posted, person: row.student.id.text,
            label: strings("confirmed-marks.confirm-one", ["student": row.student.listName]))
    }
}
