import Hummingbird

/// The addresses of courses.
enum CourseRoutes {
    /// The lessons of all of a person's courses.
    static let lessons = "/lessons"

    static func course(_ id: ID<Course>) -> String { "/courses/\(id)" }
    /// A person's own marks in a course.
    static func marks(in id: ID<Course>) -> String { "/courses/\(id)/marks" }
    static func syllabus(of id: ID<Course>) -> String { course(id) + "/syllabus" }
    /// A teacher on the page of a course, by the place in its list, from 0.
    static func teacher(_ place: Int, of id: ID<Course>) -> String { course(id) + "#" + teacherAnchor(place) }
    static func teacherAnchor(_ place: Int) -> String { "teacher-\(place + 1)" }
    /// The page with all lessons, questions and tests of a topic.
    static func topic(_ id: ID<Topic>) -> String { "/topics/\(id)" }

    static func mount(on routes: SiteRoutes, courses: CourseController) {
        routes.signedIn.get("courses/:course", use: courses.show)
    }
}
