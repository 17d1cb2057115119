import Hummingbird

/// The addresses of topics for those who change them.
enum TeachTopicRoutes {
    static func topics(of id: ID<Course>) -> String { "/teach/courses/\(id)/topics" }
    static func topic(_ id: ID<Topic>) -> String { "/teach/topics/\(id)" }
    static func edit(_ id: ID<Topic>) -> String { "/teach/topics/\(id)/edit" }
    static func merges(of id: ID<Topic>) -> String { "/teach/topics/\(id)/merges" }
    static func removals(of id: ID<Topic>) -> String { "/teach/topics/\(id)/removals" }

    static func mount(on routes: SiteRoutes, topics: TeacherTopicController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/topics", use: topics.index)
        staff.post("teach/courses/:course/topics", use: topics.create)
        staff.get("teach/topics/:topic/edit", use: topics.edit)
        staff.post("teach/topics/:topic", use: topics.update)
        staff.post("teach/topics/:topic/merges", use: topics.merge)
        staff.post("teach/topics/:topic/removals", use: topics.remove)
    }
}
