import Hummingbird

/// Merges topics after asking, and undoes that.
struct TopicMergeController: Sendable {
    let pages: TopicPageLoader

    private var site: Site { pages.site }

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let into = request.uri.queryParameters["into"].map(String.init)?.removingPercentEncoding
        return try await ask(request, context, TopicForm(into: into))
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let (id, form) = (try id(context), try await request.decode(as: TopicForm.self, context: context))
        do {
            let merging = try await pages.merges.merge(
                id, into: form.target(), seen: form.seen, by: context.person, at: context.arrivedAt)
            switch merging {
            case nil: throw Problem.notFound
            case .changed:
                let changed = form.seen == nil ? nil : FormErrors(items: [.init(field: "merge", key: "topic-merge.changed")])
                return try await ask(request, context, form, changed)
            case .merged(let course):
                return site.redirect(to: TeachTopicRoutes.topics(of: course), flash: Flash("flash.topic-merged"))
            }
        } catch let errors as FormErrors {
            return try await pages.topic(request, context, id, form, errors)
        }
    }

    @Sendable func end(_ request: Request, context: StaffContext) async throws -> Response {
        let course = ID<Course>(text: try context.parameters.require("course"))
        let form = try await request.decode(as: TopicMergeEndingForm.self, context: context)
        let list = TeachTopicRoutes.topics(of: course)
        switch try await pages.merges.undo(ID(text: form.merge), in: course, by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .undone: return site.redirect(to: list, flash: Flash("flash.topic-merge-undone"))
        case .over: return site.redirect(to: list, flash: Flash("flash.topic-merge-over"))
        case .refused(let obstacles):
            let errors = FormErrors(items: obstacles.map { .init(field: "merge", key: $0.key, values: $0.values) })
            return try await pages.list(request, context, of: course, TopicForm(), errors)
        }
    }

    /// Shows what would move; the page of the topic when there is no such target.
    private func ask(
        _ request: Request, _ context: StaffContext, _ form: TopicForm, _ errors: FormErrors? = nil
    ) async throws -> Response {
        let (id, strings) = (try id(context), site.strings(context))
        do {
            let question = try await pages.merges.question(
                about: id, into: form.target(), by: context.person, at: context.arrivedAt)
            guard let question else { throw Problem.notFound }
            let frame = pages.frame(request, context, question.shelf, strings("topic-merge.title"), question.topic)
                .at(TeachTopicRoutes.edit(id), if: request.method == .post)
            let page = TopicMergePage(
                frame: frame, strings: strings, question: question, at: context.arrivedAt, errors: errors)
            return try site.respond(page, context, status: request.method == .post ? .unprocessableContent : .ok)
        } catch let errors as FormErrors {
            return try await pages.topic(request, context, id, form, errors)
        }
    }

    private func id(_ context: StaffContext) throws -> ID<Topic> {
        ID(text: try context.parameters.require("topic"))
    }
}

/// What the button that undoes a merge posts.
struct TopicMergeEndingForm: Decodable, Sendable {
    let merge: String
}
