/// The groups of a course, with the form for a new one.
struct CourseGroupsPage: Page {
    static let template = "Enrolment/course-groups"

    struct Row: Sendable {
        let href: String
        let name: String
        let detail: String
        let students: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let rows: [Row]
    let hasRows: Bool
    /// How many students are in no group; nil where there are no groups or none is left.
    let left: String?
    let action: String
    let newID: String
    let fields: [TypedField]

    init(
        frame: Frame, strings: Strings, sheet: CourseGroupStore.Sheet, form: CourseGroupForm, errors: FormErrors? = nil
    ) {
        let course = sheet.taught.course
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        rows = sheet.groups.map { group in
            Row(
                href: CourseGroupRoutes.group(group.id, of: course.id), name: group.name,
                detail: [group.assistantName, group.meetings, group.room].compactMap { $0 }.joined(separator: " · "),
                students: strings("teach.students", n: sheet.members(of: group.id).count))
        }
        hasRows = !rows.isEmpty
        let free = sheet.students.count { $0.group == nil }
        left = hasRows && free > 0 ? strings("groups.left", n: free) : nil
        action = CourseGroupRoutes.groups(of: course.id)
        newID = form.group ?? ""
        fields = CourseGroupPage.fields(sheet, form, errors, strings)
    }
}
