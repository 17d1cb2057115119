import Hummingbird

/// Finds what the pages of topics show, for the several controllers that answer with them.
struct TopicPageLoader: Sendable {
    let site: Site
    let topics: TopicEditingStore
    let merges: TopicMergeStore
    let guides: [any TopicGuide]

    /// What is said among the resources of a topic, where their forms lead.
    private static let ofResources: Set<String> = [
        "flash.resource-added", "flash.resource-removed", "flash.resource-restored", "flash.resource-saved",
    ]

    /// The topics of a course. The way back leads where somebody came from, and without that to the course.
    func list(
        _ request: Request, _ context: StaffContext, of course: ID<Course>, _ form: TopicForm = TopicForm(),
        _ errors: FormErrors? = nil
    ) async throws -> Response {
        guard let shelf = try await topics.shelf(of: course, by: context.person) else { throw Problem.notFound }
        let last = try await merges.last(in: course, by: context.person, at: context.arrivedAt)
        let (strings, code, way) = (site.strings(context), shelf.taught.course.code, form.way ?? WayBack(request))
        let here = way.on(TeachTopicRoutes.topics(of: course))
        let frame = site.frame(
            request, context, heading: strings("course.topics"),
            back: back(way, to: course, strings) ?? .init(href: TeachRoutes.course(course), text: code),
            title: strings("course.topics") + " · " + code
        ).at(here, if: errors != nil).in(shelf.taught.course, at: .topics, strings)
        let guided = try await guided(frame, at: nil, in: course, from: way.flatMap { _ in WayBack(here) }, context, errors)
        let (said, done) = guided.said(context.visitor.flash?.key == "flash.topic-added")
        let page = TeacherTopicsPage(
            frame: said, strings: strings, shelf: shelf, form: form, way: way, done: done, errors: errors,
            merge: last.map { TopicMergeNotice($0, in: course, at: context.arrivedAt, strings) })
        return try site.respond(page, context, status: .showing(errors))
    }

    /// The page of one topic.
    func topic(
        _ request: Request, _ context: StaffContext, _ id: ID<Topic>, _ typed: TopicForm? = nil, _ errors: FormErrors? = nil
    ) async throws -> Response {
        guard let shelf = try await topics.shelf(around: id, by: context.person, at: context.arrivedAt),
            let topic = shelf.topics.topic(id)
        else { throw Problem.notFound }
        let (strings, way) = (site.strings(context), typed?.way ?? WayBack(request))
        let frame = frame(request, context, shelf, strings("teach.topic"), topic, back: way)
            .at(way.on(TeachTopicRoutes.edit(id)), if: errors != nil).savingBack("form")
        let form = (typed ?? TopicForm()).filled(
            topic, shelf.knowledge[id] ?? TopicKnowledge(), place: shelf.topics.place(of: topic))
        let guided = try await guided(frame, at: id, in: shelf.taught.course.id, from: nil, context, errors)
        let (said, done) = guided.said(context.visitor.flash.map { Self.ofResources.contains($0.key) } == true)
        let page = TeacherTopicPage(
            frame: said, strings: strings, shelf: shelf, topic: topic, form: form,
            showing: request.uri.queryParameters[Substring(TopicResourceRoutes.shown)].map { ID(text: String($0)) },
            at: context.arrivedAt, way: way, done: done, help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    /// With what the first feature says that has something to say. Of a form that comes back the errors come first.
    private func guided(
        _ frame: Frame, at topic: ID<Topic>?, in course: ID<Course>, from way: WayBack?, _ context: StaffContext,
        _ errors: FormErrors?
    ) async throws -> Frame {
        guard errors == nil else { return frame }
        for guide in guides {
            let guidance = try await guide.guidance(
                at: topic, in: course, from: way, to: context.person, site.strings(context))
            if let guidance { return frame.guided(by: guidance) }
        }
        return frame
    }

    /// The frame of a page about one topic.
    func frame(
        _ request: Request, _ context: StaffContext, _ shelf: TopicEditingStore.Shelf, _ heading: String, _ topic: Topic,
        back way: WayBack? = nil
    ) -> Frame {
        let (strings, course) = (site.strings(context), shelf.taught.course)
        let list = Frame.Link(href: TeachTopicRoutes.topics(of: course.id), text: strings("course.topics"))
        let back = back(way, to: course.id, strings) ?? list
        return site.frame(request, context, heading: heading, back: back, title: heading + " · " + topic.title)
            .in(course, at: .topics, strings)
    }

    /// The way back to where somebody came from; nil where that is not known.
    private func back(_ way: WayBack?, to course: ID<Course>, _ strings: Strings) -> Frame.Link? {
        way.map { way in
            let isDesign = way.isTo(TeachRoutes.design(of: course))
            let isList = way.isTo(TeachTopicRoutes.topics(of: course))
            return .init(
                href: way.address, text: strings(isDesign ? "design.title" : isList ? "course.topics" : "form.back"))
        }
    }
}
