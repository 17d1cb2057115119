import Hummingbird

/// Deleting a lesson, and putting it back.
struct LessonRemovalController: Sendable {
    let site: Site
    let removals: LessonRemovalStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try id(context)
        guard let found = try await removals.consequences(of: id, for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("write.removal"),
            back: .init(href: WritingRoutes.edit(id), text: strings("write.heading")))
        return try site.respond(LessonRemovalPage(frame: frame, strings: strings, consequences: found), context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        guard let lesson = try await removals.remove(id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let title = ["title": WritingSentence.title(lesson.current, site.strings(context))]
        return site.redirect(
            to: WritingRoutes.lessons(of: lesson.course.course.id), flash: Flash("flash.lesson-removed", title))
    }

    @Sendable func delete(_ request: Request, context: StaffContext) async throws -> Response {
        guard let lesson = try await removals.restore(id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let title = ["title": WritingSentence.title(lesson.current, site.strings(context))]
        return site.redirect(
            to: WritingRoutes.row(lesson.id, of: lesson.course.course.id), flash: Flash("flash.lesson-put-back", title))
    }

    private func id(_ context: StaffContext) throws -> ID<Lesson> {
        ID(text: try context.parameters.require("lesson"))
    }
}
