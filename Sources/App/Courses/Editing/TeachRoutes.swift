import Hummingbird

/// The addresses of courses for those who change them.
enum TeachRoutes {
    static let courses = "/teach"
    static let newCourse = "/teach/courses/new"
    /// The address to which a new course is posted.
    static let newCourses = "/teach/courses"

    static func course(_ id: ID<Course>) -> String { "/teach/courses/\(id)" }
    static func people(of id: ID<Course>) -> String { "/teach/courses/\(id)/people" }
    static func lessons(of id: ID<Course>) -> String { "/teach/courses/\(id)/lessons" }
    static func tests(of id: ID<Course>) -> String { "/teach/courses/\(id)/tests" }
    static func extraTime(in id: ID<Course>) -> String { "/teach/courses/\(id)/extra-time" }
    static func marks(in id: ID<Course>) -> String { "/teach/courses/\(id)/marks" }
    /// The points of students.
    static func points(in id: ID<Course>) -> String { "/teach/courses/\(id)/points" }
    static func confirmedMarks(in id: ID<Course>) -> String { "/teach/courses/\(id)/confirmed-marks" }
    /// The dates of its exams.
    static func exams(of id: ID<Course>) -> String { "/teach/courses/\(id)/exams" }
    /// The plan of points.
    static func plan(of id: ID<Course>) -> String { "/teach/courses/\(id)/plan" }
    /// Everything that a student has in a course.
    static func student(_ person: ID<Person>, in id: ID<Course>) -> String { "/teach/courses/\(id)/students/\(person)" }
    /// The design of the course.
    static func design(of id: ID<Course>) -> String { "/teach/courses/\(id)/design" }
    static func edit(_ id: ID<Course>) -> String { "/teach/courses/\(id)/edit" }
    static func export(of id: ID<Course>) -> String { "/teach/courses/\(id)/export" }
    static func newCopy(of id: ID<Course>) -> String { "/teach/courses/\(id)/copies/new" }
    static func copies(of id: ID<Course>) -> String { "/teach/courses/\(id)/copies" }
    static func archiving(of id: ID<Course>) -> String { "/teach/courses/\(id)/archiving" }
    static func archivingEnd(of id: ID<Course>) -> String { "/teach/courses/\(id)/archiving/end" }

    static func mount(
        on routes: SiteRoutes, courses: TeacherCourseController, editing: CourseEditingController,
        copies: CourseCopyController, archiving: CourseArchivingController
    ) {
        let staff = routes.staff
        staff.get("teach", use: courses.index)
        staff.get("teach/courses/new", use: editing.new)
        staff.post("teach/courses", use: editing.create)
        staff.get("teach/courses/:course", use: courses.show)
        staff.get("teach/courses/:course/edit", use: editing.edit)
        staff.post("teach/courses/:course", use: editing.update)
        staff.get("teach/courses/:course/copies/new", use: copies.new)
        staff.post("teach/courses/:course/copies", use: copies.create)
        staff.get("teach/courses/:course/archiving", use: archiving.show)
        staff.post("teach/courses/:course/archiving", use: archiving.create)
        staff.post("teach/courses/:course/archiving/end", use: archiving.end)
    }
}
