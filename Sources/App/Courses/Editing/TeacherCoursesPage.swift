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

    /// What there is to do, under one heading.
    struct Section: Sendable {
        let heading: String
        let rows: [Row]
    }

    let frame: Frame
    let sections: [Section]
    let hasSections: Bool
    let isEmpty: Bool
    let rows: [Row]
    let hasRows: Bool
    let archived: [Row]
    let hasArchived: Bool

    init(frame: Frame, strings: Strings, entries: [CourseEditingStore.Entry], items: [DeskItem] = []) {
        self.frame = frame
        sections = Self.sections(items, strings)
        hasSections = !sections.isEmpty
        isEmpty = entries.isEmpty
        func rows(archived: Bool) -> [Row] {
            entries.filter { $0.taught.isArchived == archived }.map { Self.row($0, strings) }
        }
        self.rows = rows(archived: false)
        hasRows = !self.rows.isEmpty
        self.archived = rows(archived: true)
        hasArchived = !self.archived.isEmpty
    }

    static func sections(_ items: [DeskItem], _ strings: Strings) -> [Section] {
        DeskSection.allCases.compactMap { section($0, items, strings) }
    }

    private static func section(_ section: DeskSection, _ items: [DeskItem], _ strings: Strings) -> Section? {
        let own = items.filter { $0.section == section }.sorted { ($0.order, $0.href) < ($1.order, $1.href) }
        if own.isEmpty { return nil }
        return Section(
            heading: strings(section.key),
            rows: own.prefix(section.most).map { item in
                let language = item.title == nil ? strings.formats.language : item.course.language
                return Row(
                    href: item.href, contentLanguage: language.rawValue, code: item.course.code,
                    title: item.title ?? strings(item.nameKey), state: item.detail(strings))
            })
    }

    private static func row(_ entry: CourseEditingStore.Entry, _ strings: Strings) -> Row {
        let course = entry.taught.course
        return Row(
            href: TeachRoutes.course(course.id), contentLanguage: course.language.rawValue, code: course.code,
            title: course.title,
            state: ([course.semester, strings("teach.students", n: entry.students)] + entry.notes.map { $0(strings) })
                .joined(separator: " · "))
    }
}
