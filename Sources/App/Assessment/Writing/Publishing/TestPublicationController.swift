import Hummingbird

/// Publishing a test.
struct TestPublicationController: Sendable {
    let desk: TestDeskController
    let publishing: TestPublishingStore

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await desk.open(context)
        let form = try await request.decode(as: TestDraftForm.self, context: context)
        let (edit, consent) = (TestWritingRoutes.edit(opened.test.id), form.consent)
        if form.text == nil, form.version != opened.test.version {
            return desk.site.redirect(to: edit, flash: Flash("flash.draft-changed"))
        }
        do {
            let written = try form.edit(on: opened)
            let published = try await publishing.publish(
                written, of: opened.test.id, consent, by: context.person, at: context.arrivedAt)
            switch published {
            case nil: throw Problem.notFound
            case .conflict(let test, let current):
                return try desk.conflict(request, context, test, current: current, mine: written.text)
            case .overtaken: return desk.site.redirect(to: TestWritingRoutes.overtaking(of: opened.test.id))
            case .refused(let mistakes, let now): return try desk.page(request, context, now, mistakes: mistakes)
            case .warned(let warnings, let now):
                return try ask(request, context, now, warnings, consent, seen: warnings.fingerprint)
            case .published: return desk.site.redirect(to: edit, flash: Flash("flash.test-published"))
            }
        } catch let errors as FormErrors {
            return try desk.page(request, context, opened, sent: form, errors: errors)
        } catch let ending as UnconfirmedEnd {
            return try await save(form, opened, request, context, ending)
        }
    }

    /// What was to be published is kept, and asked about.
    private func save(
        _ form: TestDraftForm, _ opened: TestDesk, _ request: Request, _ context: StaffContext, _ ending: UnconfirmedEnd
    ) async throws -> Response {
        let edit = try form.edit(on: opened)
        switch try await desk.drafts.save(edit, of: opened.test.id, by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .conflict(let test, let current): return try desk.conflict(request, context, test, current: current, mine: edit.text)
        case .saved(let test):
            let (desk, consent) = (opened.with(opened.text, test), form.consent)
            return try ask(request, context, desk, [], consent, seen: consent.seen, ending.moves)
        }
    }

    private func ask(
        _ request: Request, _ context: StaffContext, _ opened: TestDesk, _ warnings: [TestWarning],
        _ consent: TestPublishingStore.Consent, seen: String?, _ ending: [DeadlineMove] = []
    ) throws -> Response {
        let page = TestWarningsPage(
            frame: desk.frame(request, context, opened.test, "test-warning.title"),
            strings: desk.site.strings(context.visitor.language), desk: opened, warnings: warnings, seen: seen,
            ending: ending, takesTimes: consent.takesTimes)
        return try desk.site.respond(page, context, status: .unprocessableContent)
    }
}
