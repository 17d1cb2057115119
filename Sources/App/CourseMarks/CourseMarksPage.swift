/// The marks of a course: students × tests, or the students with one test.
struct CourseMarksPage: Page {
    static let template = "CourseMarks/course-marks"

    struct TestLine: Sendable {
        let href: String
        let title: String
        let detail: String
        let isCurrent: Bool
    }

    /// A heading of the table, which is a link to its order.
    struct Column: Sendable {
        let href: String
        let text: String
        /// The language of the text where it is the course's.
        let contentLanguage: String?
        /// The kind of a test.
        let detail: String?
        /// The order of the table, as `aria-sort` has it; nil where it does not go by this column.
        let sort: String?
    }

    struct Row: Sendable {
        let href: String
        let name: String
        let detail: String
        let number: String?
        let cells: [MarkCell]
        let taken: String
    }

    /// A form that stands for a state, with the state in words.
    struct Sign: Sendable {
        let form: String
        let word: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// The shown tests with the way to each by itself, in the order of the table.
    let tests: [TestLine]
    let hasTests: Bool
    let listHref: String
    let typed: String
    let isReversed: Bool
    let choices: [TypedField]
    let isChosen: Bool
    /// How many students are listed, or why there are none.
    let found: String
    /// The only test that is shown; nil where all of a kind or a topic are.
    let one: MarkedTestView?
    let columns: [Column]
    let rows: [Row]
    let hasRows: Bool
    let signs: [Sign]
    let previousHref: String?
    let nextHref: String?
    let pages: String?
    let saving: SpreadsheetChoice

    init(frame: Frame, strings: Strings, sheet: CourseMarksSheet, now: Instant) {
        let course = sheet.taught.course
        let (here, query) = (TeachRoutes.marks(in: course.id), sheet.query)
        self.frame = frame
        contentLanguage = course.language.rawValue
        title = course.title
        let only = query.chosenTest(sheet.allTests)
        tests = (only == nil ? sheet.tests : sheet.allTests).map {
            Self.line($0, sheet, isCurrent: $0.id == only?.id, here, strings)
        }
        hasTests = !tests.isEmpty
        listHref = here
        typed = query.q ?? ""
        isReversed = query.isReversed
        choices = MarkChoices.fields(sheet, strings)
        isChosen = [query.kind, query.topic, query.missing].contains { $0 != nil }
        found = Self.found(sheet, strings)
        one = only.map { MarkedTestView($0, sheet, here: here, at: now, strings) }
        let isTable = only == nil && !sheet.rows.isEmpty && !sheet.tests.isEmpty
        columns = isTable ? MarkChoices.columns(sheet, here, strings) : []
        rows = isTable ? sheet.rows.map { Self.row($0, sheet, at: now, strings) } : []
        hasRows = !rows.isEmpty
        let forms = Set(rows.flatMap(\.cells).compactMap(\.form))
        signs = TestMark.State.allCases.filter { forms.contains($0.rawValue) }.map {
            Sign(form: $0.rawValue, word: MarkWords.name($0, strings))
        }
        previousHref = sheet.number > 1 ? here + query.text(page: sheet.number - 1) : nil
        nextHref = sheet.number < sheet.pages ? here + query.text(page: sheet.number + 1) : nil
        pages =
            sheet.pages == 1
            ? nil
            : strings(
                "watch.page", ["n": strings.formats.number(sheet.number), "of": strings.formats.number(sheet.pages)])
        saving = SpreadsheetChoice(
            workbookHref: CourseMarksRoutes.workbook(of: course.id), csvHref: CourseMarksRoutes.csv(of: course.id),
            more: CourseMarksRoutes.points, label: strings("table.with-points"))
    }

    /// The user name, and that somebody left the course.
    static func detail(_ student: MarkedStudent, withNumber: Bool = false, _ strings: Strings) -> String {
        [student.userName, withNumber ? student.indexNumber : nil, student.isEnrolled ? nil : strings("marks.left")]
            .compactMap { $0 }.joined(separator: " · ")
    }

    private static func found(_ sheet: CourseMarksSheet, _ strings: Strings) -> String {
        if sheet.allTests.isEmpty { return strings("marks.none") }
        if sheet.students == 0 { return strings("extra-time.no-students") }
        if sheet.tests.isEmpty { return strings("marks.none-chosen") }
        if sheet.listed == 0 { return strings("watch.nobody") }
        return sheet.listed == sheet.students
            ? strings("teach.students", n: sheet.students) : strings("teach.found", n: sheet.listed)
    }

    private static func line(
        _ test: Assessment, _ sheet: CourseMarksSheet, isCurrent: Bool, _ here: String, _ strings: Strings
    ) -> TestLine {
        TestLine(
            href: here + sheet.query.showing(String(test.number)).text(), title: test.title,
            detail: MarkWords.kind(of: test, strings) + " · " + strings("marks.holders", n: sheet.holders[test.id] ?? 0),
            isCurrent: isCurrent)
    }

    private static func row(
        _ row: CourseMarks.Row, _ sheet: CourseMarksSheet, at now: Instant, _ strings: Strings
    ) -> Row {
        let href = TeachRoutes.student(row.student.id, in: sheet.taught.course.id)
        let numbers = ["n": strings.formats.number(row.taken), "of": strings.formats.number(sheet.tests.count)]
        return Row(
            href: href, name: row.student.listName, detail: detail(row.student, strings), number: row.student.indexNumber,
            cells: zip(sheet.tests, row.marks).map { test, mark in
                MarkCell(mark, in: test, student: href, at: now, strings)
            }, taken: strings("marks.taken-of", numbers))
    }
}
