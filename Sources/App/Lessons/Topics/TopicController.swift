import Hummingbird

/// The page of a topic, to which results link for further reading.
struct TopicController: Sendable {
    let site: Site
    let topics: TopicStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Topic>(text: try context.parameters.require("topic"))
        guard let details = try await topics.find(id, for: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("topic.heading"),
            back: .init(href: LessonRoutes.lessons, text: strings("lessons.title")), title: details.topic.title,
            tabs: site.tabs(at: .lessons, context), in: .learn)
        return try site.respond(TopicPage(frame: frame, strings: strings, details: details, now: context.arrivedAt), context)
    }
}
