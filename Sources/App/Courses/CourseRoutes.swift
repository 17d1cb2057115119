import Hummingbird

/// The addresses of courses.
enum CourseRoutes {
    static func course(_ id: ID<Course>) -> String { "/courses/\(id)" }

    static func mount(on routes: SiteRoutes, courses: CourseController) {
        routes.signedIn.get("courses/:course", use: courses.show)
    }
}
