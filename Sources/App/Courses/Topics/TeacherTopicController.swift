import Hummingbird

/// Changes the topics of a course, for its teachers.
struct TeacherTopicController: Sendable {
    let site: Site
    let topics: TopicEditingStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try await list(request, context, TopicForm(), nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let course = ID<Course>(text: try context.parameters.require("course"))
        let form = try await request.decode(as: TopicForm.self, context: context)
        do {
            guard
                try await topics.add(
                    form.checkedTitle(), below: form.parent, to: course, by: context.person, at: context.arrivedAt)
            else { throw Problem.notFound }
            return site.redirect(to: TeachTopicRoutes.topics(of: course), flash: Flash("flash.topic-added"))
        } catch let errors as FormErrors {
            return try await list(request, context, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, "flash.topic-saved") { id, form in
            try await topics.update(
                id, title: form.checkedTitle(), place: TopicPlace(form.place), seen: form.seen, by: context.person,
                at: context.arrivedAt)
        }
    }

    @Sendable func merge(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, "flash.topic-merged") { id, form in
            try await topics.merge(id, into: form.target(), by: context.person, at: context.arrivedAt)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, "flash.topic-removed") { id, _ in
            try await topics.remove(id, by: context.person, at: context.arrivedAt)
        }
    }

    /// Changes a topic and redirects to the list of its course; on errors shows its page again.
    private func change(
        _ request: Request, _ context: StaffContext, _ flash: String,
        _ body: (ID<Topic>, TopicForm) async throws -> ID<Course>?
    ) async throws -> Response {
        let id = ID<Topic>(text: try context.parameters.require("topic"))
        let form = try await request.decode(as: TopicForm.self, context: context)
        do {
            guard let course = try await body(id, form) else { throw Problem.notFound }
            return site.redirect(to: TeachTopicRoutes.topics(of: course), flash: Flash(flash))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors)
        }
    }

    private func list(
        _ request: Request, _ context: StaffContext, _ form: TopicForm, _ errors: FormErrors?
    ) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let shelf = try await topics.shelf(of: id, by: context.person) else { throw Problem.notFound }
        let (strings, code) = (site.strings(context), shelf.taught.course.code)
        let frame = site.frame(
            request, context, heading: strings("course.topics"), back: .init(href: TeachRoutes.course(id), text: code),
            title: strings("course.topics") + " · " + code
        ).in(shelf.taught.course, at: .topics, strings)
        let page = TeacherTopicsPage(frame: frame, strings: strings, shelf: shelf, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ typed: TopicForm?, _ errors: FormErrors?
    ) async throws -> Response {
        let id = ID<Topic>(text: try context.parameters.require("topic"))
        guard let shelf = try await topics.shelf(around: id, by: context.person), let topic = shelf.topics.topic(id) else {
            throw Problem.notFound
        }
        let strings = site.strings(context)
        let back = Frame.Link(href: TeachTopicRoutes.topics(of: shelf.taught.course.id), text: strings("course.topics"))
        let frame = site.frame(
            request, context, heading: strings("teach.topic"), back: back, title: strings("teach.topic") + " · " + topic.title
        ).at(TeachTopicRoutes.edit(id), if: errors != nil).in(shelf.taught.course, at: .topics, strings)
        var form = typed ?? TopicForm()
        if form.title == nil { form.title = topic.title }
        if form.place == nil { form.place = shelf.topics.place(of: topic).text }
        let page = TeacherTopicPage(frame: frame, strings: strings, shelf: shelf, topic: topic, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
