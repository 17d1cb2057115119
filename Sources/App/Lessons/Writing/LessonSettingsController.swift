import Hummingbird

/// The form for the settings of a lesson.
struct LessonSettingsController: Sendable {
    let site: Site
    let settings: LessonSettingsStore

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        let form = try await request.decode(as: LessonSettingsForm.self, context: context)
        guard try await settings.update(form.settings, of: id, by: context.person, at: context.arrivedAt) != nil else {
            throw Problem.notFound
        }
        return site.redirect(to: WritingRoutes.edit(id), flash: Flash("flash.lesson-settings"))
    }
}
