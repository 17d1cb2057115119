import Hummingbird

/// The addresses of the exams of a course, for those who teach it.
enum TeacherExamRoutes {
    static func list(of date: ID<ExamDate>, in course: ID<Course>) -> String { TeachRoutes.exams(of: course) + "/\(date)" }
    static func csv(of date: ID<ExamDate>, in course: ID<Course>) -> String { list(of: date, in: course) + "/list.csv" }
    static func workbook(of date: ID<ExamDate>, in course: ID<Course>) -> String { list(of: date, in: course) + "/list.xlsx" }

    static func mount(on routes: SiteRoutes, exams: TeacherExamController, files: TeacherExamFileController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/exams", use: exams.index)
        staff.get("teach/courses/:course/exams/:date", use: exams.show)
        staff.get("teach/courses/:course/exams/:date/list.csv", use: files.csv)
        staff.get("teach/courses/:course/exams/:date/list.xlsx", use: files.workbook)
    }
}
