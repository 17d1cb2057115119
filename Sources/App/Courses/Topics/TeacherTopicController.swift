import Hummingbird

/// Changes the topics of a course, for its teachers.
struct TeacherTopicController: Sendable {
    let pages: TopicPageLoader

    private var topics: TopicEditingStore { pages.topics }

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        try await pages.list(request, context, of: ID(text: context.parameters.require("course")))
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let course = ID<Course>(text: try context.parameters.require("course"))
        let form = try await request.decode(as: TopicForm.self, context: context)
        do {
            guard
                try await topics.add(
                    form.checkedTitle(), below: form.parent, to: course, by: context.person, at: context.arrivedAt)
            else { throw Problem.notFound }
            return pages.site.redirect(to: TeachTopicRoutes.topics(of: course), flash: Flash("flash.topic-added"))
        } catch let errors as FormErrors {
            return try await pages.list(request, context, of: course, form, errors)
        }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await pages.topic(request, context, id(context))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await change(request, context, "flash.topic-saved") { id, form in
            try await topics.update(id, to: form.edit(), by: context.person, at: context.arrivedAt)
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
        let id = try id(context)
        let form = try await request.decode(as: TopicForm.self, context: context)
        do {
            guard let course = try await body(id, form) else { throw Problem.notFound }
            return pages.site.redirect(to: TeachTopicRoutes.topics(of: course), flash: Flash(flash))
        } catch let errors as FormErrors {
            return try await pages.topic(request, context, id, form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Topic> {
        ID(text: try context.parameters.require("topic"))
    }
}
