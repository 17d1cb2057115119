import Hummingbird

/// The draft of a test: shown to be written on, saved, checked.
struct TestDraftController: Sendable {
    let editor: TestEditorLoader

    private var site: Site { editor.site }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try editor.page(request, context, try await editor.open(context))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context) { opened, form in
            guard form.insert == nil else { return site.redirect(to: TestWritingRoutes.text(of: opened.test.id)) }
            let time = site.strings(context).formats.clock(context.arrivedAt)
            return site.redirect(to: TestWritingRoutes.edit(opened.test.id), flash: Flash("flash.draft-saved", ["time": time]))
        }
    }

    /// Saves, and says all that is wrong in the text.
    @Sendable func check(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context) { opened, _ in
            let mistakes = CheckedTest(opened.text, on: opened, at: context.arrivedAt).mistakes
            guard mistakes.isEmpty else { return try editor.page(request, context, opened, mistakes: mistakes) }
            return site.redirect(to: TestWritingRoutes.edit(opened.test.id), flash: Flash("flash.test-checked"))
        }
    }

    /// Saves what was posted; a script hears of it in JSON, a page is answered by `leave`.
    private func save(
        _ request: Request, _ context: StaffContext, leave: (TestInEditor, TestDraftForm) throws -> Response
    ) async throws -> Response {
        let opened = try await editor.open(context)
        let form = try await request.decode(as: TestDraftForm.self, context: context)
        let strings = site.strings(context)
        let answer = DraftAnswer(to: request, strings)
        do {
            let edit = try form.edit(on: opened)
            switch try await editor.drafts.save(edit, of: opened.test.id, by: context.person, at: context.arrivedAt) {
            case nil: throw Problem.notFound
            case .conflict(let test, let current):
                return try answer.conflict("test-write.elsewhere") {
                    try editor.conflict(request, context, test, current: current, mine: edit.text)
                }
            case .saved(let test):
                let saved = opened.with(edit.resolution == .theirs ? opened.text : edit.text, test)
                return try answer.saved(DraftNotice(saved, of: context.person, at: context.arrivedAt, strings)) {
                    try leave(saved, form)
                }
            }
        } catch let errors as FormErrors {
            return try answer.refused(errors) { try editor.page(request, context, opened, sent: form, errors: errors) }
        }
    }
}
