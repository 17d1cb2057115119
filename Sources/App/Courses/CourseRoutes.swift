import Hummingbird

/// The addresses of courses.
enum CourseRoutes {
    /// What there is to read in all of them.
    static let lessons = "/lessons"

    static func course(_ id: ID<Course>) -> String { "/courses/\(id)" }
    /// All that hangs on a topic.
    static func topic(_ id: ID<Topic>) -> String { "/topics/\(id)" }

    static func mount(on routes: SiteRoutes, courses: CourseController) {
        routes.signedIn.get("courses/:course", use: courses.show)
    }
}
