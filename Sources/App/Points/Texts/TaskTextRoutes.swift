import Hummingbird

/// The address to which the texts of a week are sent.
enum TaskTextRoutes {
    static func texts(in course: ID<Course>) -> String { "/teach/courses/\(course)/task-texts" }

    static func mount(on routes: SiteRoutes, texts: TaskTextController) {
        routes.staff.post("teach/courses/:course/task-texts", use: texts.save)
    }
}
