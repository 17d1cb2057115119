import HTTPTypes
import Hummingbird

/// Settles a draft that is older than the published text, for example after an import: shows both texts and lets the teacher
/// choose.
struct StaleDraftController: Sendable {
    let editor: TestEditorLoader
    let stale: StaleDraftStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await editor.open(context)
        guard opened.test.isOvertaken else { return editor.site.redirect(to: TestWritingRoutes.edit(opened.test.id)) }
        return try await page(request, context, opened, status: .ok)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await editor.open(context)
        let form = try await request.decode(as: TestDraftForm.self, context: context)
        let id = opened.test.id
        guard form.resolution != nil else { return editor.site.redirect(to: TestWritingRoutes.overtaking(of: id)) }
        do {
            let edit = try form.edit(on: opened)
            let isSettled = try await stale.settle(edit, of: id, by: context.person, at: context.arrivedAt)
            guard let isSettled else { throw Problem.notFound }
            guard !isSettled else { return editor.site.redirect(to: TestWritingRoutes.edit(id)) }
            return try await again(request, context, edit)
        } catch let errors as FormErrors {
            return try editor.page(request, context, opened, sent: form, errors: errors)
        }
    }

    /// Shows the typed text beside the present one.
    private func again(_ request: Request, _ context: StaffContext, _ edit: DraftEdit<TeacherAssessment>) async throws -> Response
    {
        let opened = try await editor.open(context)
        if opened.test.isOvertaken {
            return try await page(request, context, opened.with(edit.text, opened.test), status: .conflict)
        }
        guard edit.text != opened.text else { return editor.site.redirect(to: TestWritingRoutes.edit(opened.test.id)) }
        return try editor.conflict(request, context, opened.test, current: opened.text, mine: edit.text)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ opened: TestInEditor, status: HTTPResponse.Status
    ) async throws -> Response {
        let stored = try await editor.editors.stored(opened.test.id, for: context.person) ?? ""
        let page = TestConflictPage(
            frame: editor.frame(request, context, opened.test, "write.heading"),
            strings: editor.site.strings(context), overtaken: opened, stored: stored, now: context.arrivedAt)
        return try editor.site.respond(page, context, status: status)
    }
}
