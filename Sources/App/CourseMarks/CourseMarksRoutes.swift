import Hummingbird

/// The addresses of marks and of students in a course. `TeachRoutes` has their texts, for all that lead there.
enum CourseMarksRoutes {
    static func mount(on routes: SiteRoutes, marks: CourseMarksController, students: CourseStudentController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/marks", use: marks.index)
        staff.get("teach/courses/:course/students/:person", use: students.show)
    }
}
