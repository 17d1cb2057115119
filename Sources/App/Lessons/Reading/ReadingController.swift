import Hummingbird

/// Stores that a lesson was read to its end.
struct ReadingController: Sendable {
    let site: Site
    let lessons: LessonStore
    let readings: ReadingStore

    /// Leads on to the next lesson; from the last one to the list.
    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let details = try lessons.required(context)
        try await readings.finish(details.lesson, by: context.person.id, at: context.arrivedAt)
        guard let next = details.progress.after(details.lesson.id) else {
            return site.redirect(to: LessonRoutes.lessons, flash: Flash("flash.lessons-end"))
        }
        return site.redirect(to: LessonRoutes.lesson(next.id))
    }
}

extension LessonStore {
    /// The lesson in the address, if this person may read it.
    /// - Throws: `Problem.notFound` otherwise.
    func required(_ context: SignedInContext) throws -> Details {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        guard let details = try find(id, for: context.person) else { throw Problem.notFound }
        return details
    }
}
