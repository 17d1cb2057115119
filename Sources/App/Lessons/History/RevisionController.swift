import Hummingbird

/// Lists the earlier texts of a lesson, compares one with the present text, and makes it the draft again.
struct RevisionController: Sendable {
    let site: Site
    let histories: LessonHistoryStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let history = try await history(context)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("revision.title"),
            back: .init(href: WritingRoutes.edit(history.lesson.id), text: strings("write.heading"))
        ).in(history.lesson.course.course, at: .lessons, strings)
        let page = RevisionsPage(
            frame: frame, strings: strings, history: history, viewer: context.person, now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let history = try await history(context)
        let id = ID<LessonRevision>(text: try context.parameters.require("revision"))
        guard let past = history.texts.first(where: { $0.id == id }) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("revision.number", ["number": strings.formats.number(past.number)]),
            back: .init(href: HistoryRoutes.revisions(of: history.lesson.id), text: strings("revision.title"))
        ).in(history.lesson.course.course, at: .lessons, strings)
        let page = RevisionPage(frame: frame, strings: strings, lesson: history.lesson, past: past, now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func restore(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        let form = try await request.decode(as: RevisionForm.self, context: context)
        guard
            let past = try await histories.restore(
                ID(text: form.revision), in: id, by: context.person, at: context.arrivedAt)
        else { throw Problem.notFound }
        let number = site.strings(context).formats.number(past.number)
        return site.redirect(to: WritingRoutes.edit(id), flash: Flash("flash.lesson-restored", ["number": number]))
    }

    private func history(_ context: StaffContext) async throws -> LessonHistory {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        guard let history = try await histories.history(of: id, for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return history
    }
}
