import Hummingbird

/// The addresses of courses.
enum CourseRoutes {
    static func course(_ id: ID<Course>) -> String { "/courses/\(id)" }

    static func mount(on router: Router<VisitorContext>, courses: CourseController) {
        router.group(context: SignedInContext.self).get("courses/:course", use: courses.show)
    }
}
