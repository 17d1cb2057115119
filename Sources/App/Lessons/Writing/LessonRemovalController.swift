import Hummingbird

/// Asks before a lesson is deleted.
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
            back: .init(href: WritingRoutes.edit(id), text: strings("write.heading"))
        ).in(found.lesson.course.course, at: .lessons, strings)
        return try site.respond(LessonRemovalPage(frame: frame, strings: strings, consequences: found), context)
    }

    private func id(_ context: StaffContext) throws -> ID<Lesson> {
        ID(text: try context.parameters.require("lesson"))
    }
}
