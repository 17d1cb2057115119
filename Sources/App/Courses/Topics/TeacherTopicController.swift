import Hummingbird

/// Changes the topics of a course, for its teachers.
struct TeacherTopicController: Sendable {
    let pages: TopicPageLoader

    private var topics: TopicEditingStore { pages.topics }

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let below = request.uri.queryParameters[Substring(TeachTopicRoutes.below)].map { String($0) }
        return try await pages.list(
            request, context, of: ID(text: context.parameters.require("course")), TopicForm(below: below))
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let course = ID<Course>(text: try context.parameters.require("course"))
        let form = try await request.decode(as: TopicForm.self, context: context)
        do {
            guard
                try await topics.add(
                    form.checkedTitle(), below: form.parent, to: course, by: context.person, at: context.arrivedAt)
            else { throw Problem.notFound }
            return pages.site.redirect(
                to: form.way.on(TeachTopicRoutes.newTopic(in: course, below: form.parent)), flash: Flash("flash.topic-added"))
        } catch let errors as FormErrors {
            return try await pages.list(request, context, of: course, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await pages.topic(request, context, id(context))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, "flash.topic-saved", isKept: true) { id, form in
            try await topics.update(id, to: form.edit(), by: context.person, at: context.arrivedAt)
        }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, "flash.topic-removed", isKept: false) { id, _ in
            try await topics.remove(id, by: context.person, at: context.arrivedAt)
        }
    }

    /// Changes a topic and redirects to its page, by the way back and without it to where somebody came from; on errors shows its
    /// page again.
    private func change(
        _ request: Request, _ context: StaffContext, _ flash: String, isKept: Bool,
        _ body: (ID<Topic>, TopicForm) async throws -> ID<Course>?
    ) async throws -> Response {
        let id = try id(context)
        let form = try await request.decode(as: TopicForm.self, context: context)
        do {
            guard let course = try await body(id, form) else { throw Problem.notFound }
            let stays = isKept && FormWay(form.go) != .back
            let left = form.way?.address ?? TeachTopicRoutes.topics(of: course)
            return pages.site.redirect(to: stays ? form.way.on(TeachTopicRoutes.edit(id)) : left, flash: Flash(flash))
        } catch let errors as FormErrors {
            return try await pages.topic(request, context, id, form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Topic> {
        ID(text: try context.parameters.require("topic"))
    }
}
