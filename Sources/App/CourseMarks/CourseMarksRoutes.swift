import Hummingbird

/// The addresses of marks and of students in a course. `TeachRoutes` has their texts, for all that lead there.
enum CourseMarksRoutes {
    static func csv(of course: ID<Course>) -> String { TeachRoutes.marks(in: course) + ".csv" }
    static func workbook(of course: ID<Course>) -> String { TeachRoutes.marks(in: course) + ".xlsx" }
    /// The choice of points and percent in a file, see `SpreadsheetChoice`.
    static let points = "points"

    static func mount(
        on routes: SiteRoutes, marks: CourseMarksController, files: CourseMarksFileController, students: CourseStudentController
    ) {
        let staff = routes.staff
        staff.get("teach/courses/:course/marks", use: marks.index)
        staff.get("teach/courses/:course/marks.csv", use: files.csv)
        staff.get("teach/courses/:course/marks.xlsx", use: files.workbook)
        staff.get("teach/courses/:course/students/:person", use: students.show)
    }
}
