import Hummingbird

/// The draft of a test, checked before it is published.
struct TestCheckController: Sendable {
    let drafts: DraftController<TestEditorLoader>

    /// Saves the draft and shows all mistakes in the text.
    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let editor = drafts.loader
        return try await drafts.save(request, context) { saved, _ in
            let mistakes = CheckedTest(saved.text, on: saved, at: context.arrivedAt).mistakes
            guard mistakes.isEmpty else { return try editor.page(request, context, saved, mistakes: mistakes) }
            return editor.site.redirect(to: TestWritingRoutes.edit(saved.test.id), flash: Flash("flash.test-checked"))
        }
    }
}
