import Hummingbird

/// The addresses of the resources of topics, for those who change them.
enum TopicResourceRoutes {
    static func new(of id: ID<Topic>) -> String { TeachTopicRoutes.topic(id) + "/resources/new" }
    static func resources(of id: ID<Topic>) -> String { TeachTopicRoutes.topic(id) + "/resources" }
    static func order(of id: ID<Topic>) -> String { resources(of: id) + "/order" }
    static func resource(_ id: ID<TopicResource>) -> String { "/teach/resources/\(id)" }
    static func edit(_ id: ID<TopicResource>) -> String { resource(id) + "/edit" }
    static func removals(of id: ID<TopicResource>) -> String { resource(id) + "/removals" }
    static func restorations(of id: ID<TopicResource>) -> String { resource(id) + "/restorations" }
    /// Where the list of a topic's resources stands.
    /// - Parameter resource: one that is among those shown; nil for the first ones.
    static func list(of id: ID<Topic>, showing resource: ID<TopicResource>? = nil) -> String {
        TeachTopicRoutes.edit(id) + AddressQuery.text([(shown, resource?.text)]) + "#resources"
    }

    /// The name in the query of the page of a topic that has a resource to show.
    static let shown = "resource"

    static func mount(on routes: SiteRoutes, _ resources: TopicResourceController) {
        let staff = routes.staff
        staff.get("teach/topics/:topic/resources/new", use: resources.new)
        staff.post("teach/topics/:topic/resources", use: resources.create)
        staff.post("teach/topics/:topic/resources/order", use: resources.move)
        staff.get("teach/resources/:resource/edit", use: resources.edit)
        staff.post("teach/resources/:resource", use: resources.update)
        staff.post("teach/resources/:resource/removals", use: resources.remove)
        staff.post("teach/resources/:resource/restorations", use: resources.restore)
    }
}
