import Hummingbird

/// The form for the settings of a lesson.
struct LessonSettingsController: Sendable {
    let editor: LessonEditorLoader
    let settings: LessonSettingsStore

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await editor.open(context)
        let (id, form) = (opened.lesson.id, try await request.decode(as: LessonSettingsForm.self, context: context))
        do {
            let settings = try form.settings(on: opened)
            guard try await self.settings.update(settings, of: id, by: context.person, at: context.arrivedAt) != nil else {
                throw Problem.notFound
            }
            return editor.site.redirect(to: WritingRoutes.edit(id), flash: Flash("flash.lesson-settings"))
        } catch let errors as FormErrors {
            return try editor.page(request, context, opened, settings: form, errors: errors)
        }
    }
}
