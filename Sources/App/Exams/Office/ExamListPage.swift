/// Who is registered for a date: to print and to sign, for the office and for those who teach.
struct ExamListPage: Page {
    static let template = "Exams/exam-list"

    /// Where the page leads to.
    struct Ways: Sendable {
        let csvHref: String
        let workbookHref: String
        /// Where points of the exam are entered for those who are registered; nil for the office.
        let pointsHref: String?
        /// Where their marks are confirmed; nil for the office.
        let marksHref: String?
        /// Where a registration is cancelled; nil for those who teach.
        let cancelAction: String?
        /// The pages of students in the course, for those who teach it; nobody's for the office.
        var students: [ID<Person>: String] = [:]
    }

    struct Row: Sendable {
        let number: String
        let indexNumber: String
        let name: String
        /// Nil for the office, and where there is no page of the student.
        let href: String?
        let registration: String
        let ordinal: String
    }

    struct Cancellation: Sendable {
        let action: String
        let fields: [TypedField]
    }

    let frame: Frame
    let errors: ErrorSummary?
    let institution: String
    let title: String
    let contentLanguage: String
    let facts: [StudentPointsPage.Fact]
    let rows: [Row]
    let hasRows: Bool
    /// Says whether they wait, or waited in vain.
    let waitingTitle: String
    let waiting: [Row]
    let hasWaiting: Bool
    let csvHref: String
    let workbookHref: String
    let pointsHref: String?
    let marksHref: String?
    let cancellation: Cancellation?

    init(
        frame: Frame, strings: Strings, list: ExamList, ways: Ways, institution: String, now: Instant,
        form: ExamCancellationForm = ExamCancellationForm(), errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.institution = institution
        (title, contentLanguage) = (list.course.subject, list.course.language.rawValue)
        let crowd = ExamCrowd(seated: list.seated.count, waiting: list.isBegun ? 0 : list.waiting.count)
        facts = [
            .init(label: strings("exams.period"), value: list.period.name),
            .init(label: strings("exams.time"), value: ExamWords.place(list.date.fields, strings)),
            .init(label: strings("exams.seats"), value: ExamPeriodPage.crowd(list.date.fields, crowd, strings)),
            .init(label: strings("mark-protocol.printed"), value: strings.formats.dayAndClock(now)),
        ]
        rows = Self.rows(list.seated, ways, strings)
        hasRows = !rows.isEmpty
        waitingTitle = strings(list.isBegun ? "exams.in-vain-list" : "exams.waiting-list")
        waiting = Self.rows(list.waiting, ways, strings)
        hasWaiting = !waiting.isEmpty
        (csvHref, workbookHref) = (ways.csvHref, ways.workbookHref)
        (pointsHref, marksHref) = (ways.pointsHref, ways.marksHref)
        let all = list.seated + list.waiting
        cancellation =
            all.isEmpty
            ? nil
            : ways.cancelAction.map {
                Cancellation(action: $0, fields: Self.fields(all, form, errors, strings))
            }
    }

    private static func rows(_ rows: [ExamList.Row], _ ways: Ways, _ strings: Strings) -> [Row] {
        rows.enumerated().map { number, row in
            Row(
                number: strings.formats.number(number + 1), indexNumber: row.student.indexNumber ?? "–",
                name: row.student.listName, href: ways.students[row.student.id],
                registration: String(row.registration.number),
                ordinal: strings.formats.number(row.registration.ordinal))
        }
    }

    private static func fields(
        _ rows: [ExamList.Row], _ form: ExamCancellationForm, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        [
            TypedField(
                "registration", strings("extra-time.student"), chosen: form.registration ?? "",
                of: [(value: "", text: strings("exams.choose-student"))]
                    + rows.map { (value: $0.registration.id.text, text: $0.student.listName) }, errors: errors, strings),
            TypedField(
                "reason", strings("exams.reason"), form.reason, hint: strings("exams.reason-hint"), errors: errors, strings),
        ]
    }
}

/// The same as a table to save.
struct ExamListFile: Sendable {
    let list: ExamList
    let strings: Strings

    /// Words for the name of the file.
    var name: [String] { [list.course.code, strings("exams.list"), LocalDay(list.date.starts, in: strings.formats.zone).iso] }

    var table: Spreadsheet {
        let keys = ["account.index-number", "enrol.surname", "enrol.name", "exams.number", "exams.ordinal", "exams.state"]
        let waits = list.isBegun ? "exams.in-vain" : "exams.waits"
        return Spreadsheet(
            title: list.course.title, headings: keys.map { strings($0) } + [strings("exams.since")],
            rows: (list.seated + list.waiting).map { row in
                [
                    .init(row.student.indexNumber), .text(row.student.surname), .text(row.student.name),
                    .whole(row.registration.number), .whole(row.registration.ordinal),
                    .text(strings(row.kind == .seat ? "exams.has-seat" : waits)), .moment(row.since),
                ]
            })
    }
}
