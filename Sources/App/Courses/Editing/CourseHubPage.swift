/// A course for its teachers, with links to everything that can be changed in it.
struct CourseHubPage: Page {
    static let template = "Courses/course-hub"

    struct Row: Sendable {
        let href: String
        let title: String
        let detail: String?
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let semester: String
    let isArchived: Bool
    /// What there is to do in this course.
    let sections: [TeacherCoursesPage.Section]
    /// The counts of the rows, for screens on which the menu stands instead of these.
    let counts: String
    let rows: [Row]
    /// The page that students see; nil when they do not see the course.
    let shownHref: String?
    let copyHref: String
    let exportHref: String
    /// Only for those who may archive and restore it.
    let archivingHref: String?
    let restoringHref: String?

    init(frame: Frame, strings: Strings, overview: CourseEditingStore.Overview, items: [DeskItem] = []) {
        let (taught, course) = (overview.taught, overview.taught.course)
        self.frame = frame
        contentLanguage = course.language.rawValue
        title = course.title
        semester = course.semester
        isArchived = taught.isArchived
        sections = TeacherCoursesPage.sections(items.filter { $0.course.id == course.id }, strings)
        rows = Self.rows(overview, strings)
        counts = rows.compactMap(\.detail).joined(separator: " · ")
        shownHref = taught.isArchived ? nil : CourseRoutes.course(course.id)
        copyHref = TeachRoutes.newCopy(of: course.id)
        exportHref = TeachRoutes.export(of: course.id)
        archivingHref = taught.isManaged && !taught.isArchived ? TeachRoutes.archiving(of: course.id) : nil
        restoringHref = taught.isManaged && taught.isArchived ? TeachRoutes.archivingEnd(of: course.id) : nil
    }

    private static func rows(_ overview: CourseEditingStore.Overview, _ strings: Strings) -> [Row] {
        let id = overview.taught.course.id
        let people = [strings("teach.teachers", n: overview.teachers), strings("teach.students", n: overview.students)]
        let details: [CourseMenu: String] = [
            .lessons: strings("teach.lessons", n: overview.lessons), .tests: strings("teach.tests", n: overview.tests),
            .files: strings("teach.file-count", n: overview.files), .topics: strings("teach.topics", n: overview.topics),
            .people: people.joined(separator: " · "),
        ]
        return CourseMenu.allCases.map { Row(href: $0.href(of: id), title: strings($0.key), detail: details[$0]) }
    }
}
