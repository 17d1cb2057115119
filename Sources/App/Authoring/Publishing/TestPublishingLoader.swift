import Hummingbird

extension TestEditorLoader: PublishingLoader {
    func kind(_ form: TestDraftForm, _ context: StaffContext) -> TestPublishingRows {
        TestPublishingRows(
            folder: editors.folder, consent: form.consent, viewer: context.person, now: context.arrivedAt,
            languages: Language.allCases.map { site.strings($0) })
    }

    func changedHref(_ id: ID<Assessment>) -> String { TestWritingRoutes.edit(id) }

    func answer(
        _ effect: TestPublishingRows.Effect, to form: TestDraftForm, _ request: Request, _ context: StaffContext,
        _ opened: TestInEditor
    ) throws -> Response {
        switch effect {
        case .overtaken: return site.redirect(to: TestWritingRoutes.overtaking(of: opened.test.id))
        case .refused(let mistakes, let now): return try page(request, context, now, mistakes: mistakes)
        case .warned(let warnings, let checklist, let now):
            let seen = warnings.fingerprint(with: checklist)
            return try ask(request, context, now, warnings, checklist, form.consent, seen: seen)
        case .published:
            // Only the editor sends the text; it goes on there.
            let id = opened.test.id
            return site.redirect(
                to: form.text == nil ? TestWritingRoutes.test(id) : TestWritingRoutes.edit(id),
                flash: Flash("flash.test-published"))
        }
    }

    /// When publishing would end attempts at once, the text is saved and the page asks for confirmation.
    func answer(
        _ problem: any Error, to form: TestDraftForm, _ request: Request, _ context: StaffContext, _ opened: TestInEditor
    ) async throws -> Response {
        guard let ending = problem as? UnconfirmedEnd else { throw problem }
        let edit = try form.edit(on: opened)
        switch try await drafts.save(edit, of: opened.test.id, by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .conflict(let test, let current):
            return try conflict(request, context, test, current: current, mine: edit.text)
        case .saved(let test):
            let saved = opened.with(opened.text, test)
            return try ask(request, context, saved, [], nil, form.consent, seen: form.consent.seen, ending.moves)
        }
    }

    private func ask(
        _ request: Request, _ context: StaffContext, _ opened: TestInEditor, _ warnings: [TestWarning],
        _ checklist: TestChecklist?, _ consent: TestConsent, seen: String?, _ ending: [DeadlineMove] = []
    ) throws -> Response {
        let page = TestWarningsPage(
            frame: frame(request, context, opened.test, "test-warning.title"), strings: site.strings(context), editor: opened,
            warnings: warnings, checks: checklist?.lines(of: opened.test, at: context.arrivedAt, site.strings(context)) ?? [],
            seen: seen, ending: ending, takesTimes: consent.takesTimes)
        return try site.respond(page, context, status: .unprocessableContent)
    }
}
