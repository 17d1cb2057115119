import Hummingbird

/// The addresses of courses.
enum CourseRoutes {
    /// The lessons of all of a person's courses.
    static let lessons = "/lessons"

    static func course(_ id: ID<Course>) -> String { "/courses/\(id)" }
    /// The page with all lessons, questions and tests of a topic.
    static func topic(_ id: ID<Topic>) -> String { "/topics/\(id)" }

    static func mount(on routes: SiteRoutes, courses: CourseController) {
        routes.signedIn.get("courses/:course", use: courses.show)
    }
}
