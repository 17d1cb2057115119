/// The marks of a course, and everything that a student has in it, for its teachers.
struct CourseMarksFeature: Feature {
    static let pages: [any Page.Type] = [CourseMarksPage.self, CourseStudentPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let store = CourseMarksStore(database: database)
        CourseMarksRoutes.mount(
            on: routes, marks: CourseMarksController(site: site, marks: store),
            files: CourseMarksFileController(site: site, marks: store, files: shared.spreadsheets),
            students: CourseStudentController(
                site: site, students: CourseStudentStore(database: database, sheets: shared.studentSheets)))
    }
}
