import Hummingbird

/// Publishing a lesson, and taking it back.
struct PublicationController: Sendable {
    let editor: LessonEditorLoader
    let publishing: LessonPublishingStore

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        var opened = try await editor.open(context)
        let (id, now) = (opened.lesson.id, context.arrivedAt)
        let form = try await request.decode(as: DraftForm.self, context: context)
        if form.text == nil, form.version != opened.lesson.version {
            return editor.site.redirect(to: WritingRoutes.preview(of: id), flash: Flash("flash.draft-changed"))
        }
        do {
            let edit = try form.edit(on: opened)
            switch try await publishing.publish(edit, of: id, by: context.person, at: now) {
            case nil: throw Problem.notFound
            case .conflict(let lesson): return try editor.conflict(request, context, lesson, edit)
            case .refused(let mistakes, let lesson):
                opened.lesson = lesson
                return try editor.page(request, context, opened, mistakes: mistakes)
            case .published: return editor.site.redirect(to: WritingRoutes.edit(id), flash: Flash("flash.lesson-published"))
            }
        } catch let errors as FormErrors {
            return try editor.page(request, context, opened, sent: form, errors: errors)
        }
    }

    @Sendable func delete(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        guard try await publishing.withdraw(id, by: context.person, at: context.arrivedAt) != nil else { throw Problem.notFound }
        return editor.site.redirect(to: WritingRoutes.edit(id), flash: Flash("flash.lesson-withdrawn"))
    }
}
