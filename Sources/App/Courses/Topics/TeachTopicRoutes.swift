import Hummingbird

/// The addresses of topics for those who change them.
enum TeachTopicRoutes {
    static func topics(of id: ID<Course>) -> String { "/teach/courses/\(id)/topics" }
    /// The field for another topic, with its parent.
    static func newTopic(in id: ID<Course>, below parent: ID<Topic>?) -> String {
        topics(of: id) + AddressQuery.text([(below, parent?.text)]) + "#new"
    }

    /// The name in the query of the list that has the parent of a new topic.
    static let below = "below"

    static func mergeEndings(in id: ID<Course>) -> String { "/teach/courses/\(id)/topic-merges/endings" }
    static func topic(_ id: ID<Topic>) -> String { "/teach/topics/\(id)" }
    static func edit(_ id: ID<Topic>) -> String { "/teach/topics/\(id)/edit" }
    static func merges(of id: ID<Topic>) -> String { "/teach/topics/\(id)/merges" }
    /// The page that asks, with the topic to keep as `into`.
    static func newMerge(of id: ID<Topic>) -> String { "/teach/topics/\(id)/merges/new" }
    static func removals(of id: ID<Topic>) -> String { "/teach/topics/\(id)/removals" }

    static func mount(on routes: SiteRoutes, topics: TeacherTopicController, merges: TopicMergeController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/topics", use: topics.index)
        staff.post("teach/courses/:course/topics", use: topics.create)
        staff.post("teach/courses/:course/topic-merges/endings", use: merges.end)
        staff.get("teach/topics/:topic/edit", use: topics.edit)
        staff.post("teach/topics/:topic", use: topics.update)
        staff.get("teach/topics/:topic/merges/new", use: merges.new)
        staff.post("teach/topics/:topic/merges", use: merges.create)
        staff.post("teach/topics/:topic/removals", use: topics.remove)
    }
}
