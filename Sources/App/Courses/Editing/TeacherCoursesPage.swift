/// The list of courses that a person may change.
struct TeacherCoursesPage: Page {
    static let template = "Courses/teacher-courses"

    struct Row: Sendable {
        let href: String
        let contentLanguage: String
        let code: String
        let title: String
        let state: String
    }

    let frame: Frame
    let isEmpty: Bool
    let rows: [Row]
    let hasRows: Bool
    let archived: [Row]
    let hasArchived: Bool

    init(frame: Frame, strings: Strings, entries: [CourseEditingStore.Entry]) {
        self.frame = frame
        isEmpty = entries.isEmpty
        func rows(archived: Bool) -> [Row] {
            entries.filter { $0.taught.isArchived == archived }.map { Self.row($0, strings) }
        }
        self.rows = rows(archived: false)
        hasRows = !self.rows.isEmpty
        self.archived = rows(archived: true)
        hasArchived = !self.archived.isEmpty
    }

    private static func row(_ entry: CourseEditingStore.Entry, _ strings: Strings) -> Row {
        let course = entry.taught.course
        return Row(
            href: TeachRoutes.course(course.id), contentLanguage: course.language.rawValue, code: course.code,
            title: course.title, state: course.semester + " · " + strings("teach.students", n: entry.students))
    }
}
