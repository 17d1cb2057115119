import Hummingbird

/// Publishing a test.
struct TestPublicationController: Sendable {
    let editor: TestEditorLoader
    let publishing: TestPublishingStore

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await editor.open(context)
        let form = try await request.decode(as: TestDraftForm.self, context: context)
        let (edit, consent) = (TestWritingRoutes.edit(opened.test.id), form.consent)
        if form.text == nil, form.version != opened.test.version {
            return editor.site.redirect(to: edit, flash: Flash("flash.draft-changed"))
        }
        do {
            let written = try form.edit(on: opened)
            let published = try await publishing.publish(
                written, of: opened.test.id, consent, by: context.person, at: context.arrivedAt)
            switch published {
            case nil: throw Problem.notFound
            case .conflict(let test, let current):
                return try editor.conflict(request, context, test, current: current, mine: written.text)
            case .overtaken: return editor.site.redirect(to: TestWritingRoutes.overtaking(of: opened.test.id))
            case .refused(let mistakes, let now): return try editor.page(request, context, now, mistakes: mistakes)
            case .warned(let warnings, let now):
                return try ask(request, context, now, warnings, consent, seen: warnings.fingerprint)
            case .published: return editor.site.redirect(to: edit, flash: Flash("flash.test-published"))
            }
        } catch let errors as FormErrors {
            return try editor.page(request, context, opened, sent: form, errors: errors)
        } catch let ending as UnconfirmedEnd {
            return try await save(form, opened, request, context, ending)
        }
    }

    /// What was to be published is kept, and asked about.
    private func save(
        _ form: TestDraftForm, _ opened: TestInEditor, _ request: Request, _ context: StaffContext, _ ending: UnconfirmedEnd
    ) async throws -> Response {
        let edit = try form.edit(on: opened)
        switch try await editor.drafts.save(edit, of: opened.test.id, by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .conflict(let test, let current):
            return try editor.conflict(request, context, test, current: current, mine: edit.text)
        case .saved(let test):
            let (editor, consent) = (opened.with(opened.text, test), form.consent)
            return try ask(request, context, editor, [], consent, seen: consent.seen, ending.moves)
        }
    }

    private func ask(
        _ request: Request, _ context: StaffContext, _ opened: TestInEditor, _ warnings: [TestWarning],
        _ consent: TestPublishingStore.Consent, seen: String?, _ ending: [DeadlineMove] = []
    ) throws -> Response {
        let page = TestWarningsPage(
            frame: editor.frame(request, context, opened.test, "test-warning.title"),
            strings: editor.site.strings(context), editor: opened, warnings: warnings, seen: seen,
            ending: ending, takesTimes: consent.takesTimes)
        return try editor.site.respond(page, context, status: .unprocessableContent)
    }
}
