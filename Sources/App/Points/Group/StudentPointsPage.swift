/// The points of one student in all parts of the plan, what they come to, and every change of them.
struct StudentPointsPage: Page {
    static let template = "Points/student-points"

    struct Part: Sendable {
        let id: String
        let title: String
        /// Where it is the course's.
        let titleLanguage: String?
        /// The points in it, of how many, and where they come from.
        let earned: String
        let fields: [PointField]
    }

    struct Fact: Sendable {
        let label: String
        let value: String
    }

    struct Change: Sendable {
        let what: String
        /// Before and after.
        let values: String
        let made: String
        let reason: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    /// How much of the form was saved beside what is wrong; nil where nothing is.
    let rest: String?
    let contentLanguage: String
    let course: String
    let name: String
    /// Everything that the student has in the course.
    let studentHref: String
    let detail: String
    /// Says that the student studies the course no more; nil for one who does.
    let gone: String?
    /// That the course is archived, so that its points are only read; nil for any other course.
    let archived: String?
    let facts: [Fact]
    let action: String
    let deviceKey: String
    let left: [String]
    let hasLeft: Bool
    let legend: String?
    let parts: [Part]
    let isOpen: Bool
    let changes: [Change]
    let hasChanges: Bool
    let marks: [Change]
    let hasMarks: Bool

    /// - Parameter saved: how many fields of the form were saved of which these are doubts.
    init(
        frame: Frame, strings: Strings, history: PointEntryStore.History, doubts: PointDoubts = .none, saved: Int? = nil,
        deviceKey: String
    ) {
        rest = PointSheetWords.rest(saved, strings)
        let (course, row, plan) = (history.taught.course, history.row, history.plan)
        self.frame = doubts.isEmpty ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = course.language.rawValue
        self.course = course.title
        name = row.student.listName
        studentHref = TeachRoutes.student(row.student.id, in: course.id)
        detail = CourseMarksPage.detail(row.student, withNumber: true, strings)
        gone = row.student.isEnrolled ? nil : strings("marks.left-means")
        archived = history.taught.isArchived ? strings("points.archived") : nil
        facts = StudentPointsWords.facts(row, strings)
        action = PointsRoutes.student(row.student.id, in: course.id)
        self.deviceKey = deviceKey
        let columns = plan.typed.flatMap { part in plan.cells(of: part).map { PointSheet.Column(part: part, cell: $0) } }
        let parts = Self.parts(history, columns, doubts, strings)
        self.parts = parts
        isOpen = history.isOpen && !columns.isEmpty
        legend =
            isOpen && plan.typed.contains { $0.sort == .attendance }
            ? strings("group-points.legend", ["letter": strings("group-points.excused-letter")]) : nil
        let left = doubts.left(history.isOpen ? [row.student.id] : [], columns).map {
            PointSheetWords.line($0, name: row.student.listName, plan, strings)
        }
        self.left = left
        hasLeft = !left.isEmpty
        changes = history.changes.map { StudentPointsWords.change($0, plan, removed: history.removed, strings) }
        hasChanges = !changes.isEmpty
        marks = history.marks.map { StudentPointsWords.mark($0, strings) }
        hasMarks = !marks.isEmpty
        errors = Self.summary(parts, left)
    }

    private static func parts(
        _ history: PointEntryStore.History, _ columns: [PointSheet.Column], _ doubts: PointDoubts, _ strings: Strings
    ) -> [Part] {
        let (course, row) = (history.taught.course, history.row)
        return history.plan.parts.enumerated().map { number, part in
            let own = columns.enumerated().filter { $0.element.part == part }
            let fields = own.map { place, column in
                PointField(
                    column, of: row, isOpen: history.isOpen,
                    at: .init(
                        id: "c\(place)-0", owner: "part-\(number)", heading: nil,
                        label: column.cell.week == 0
                            ? strings("group-points.points")
                            : PointSheetWords.week(column.cell.week, isCurrent: false, strings),
                        labelLanguage: nil, isTapped: false),
                    history.isOpen ? doubts.doubt(row.student.id, column) : nil, strings)
            }
            return Part(
                id: "part-\(number)", title: PointsWords.name(of: part, strings),
                titleLanguage: PointsWords.language(of: part, in: course),
                earned: StudentPointsWords.earned(part, row.points, strings), fields: fields)
        }
    }

    private static func summary(_ parts: [Part], _ left: [String]) -> ErrorSummary? {
        let entries = parts.flatMap { part in
            part.fields.compactMap { field in
                field.error.map {
                    ErrorSummary.Entry(href: "#" + field.id, message: part.title + ", " + (field.label ?? "") + ": " + $0)
                }
            }
        }
        let others = left.isEmpty ? [] : [ErrorSummary.Entry(href: "#left", message: left.joined(separator: " · "))]
        return entries.isEmpty && others.isEmpty ? nil : ErrorSummary(entries: entries + others)
    }
}
