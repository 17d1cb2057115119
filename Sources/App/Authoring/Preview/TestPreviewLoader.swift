import Hummingbird

/// The common part of all pages of a preview: finds and reads the test, and checks that the state belongs to its text.
struct TestPreviewLoader: Sendable {
    let editor: TestEditorLoader

    var site: Site { editor.site }

    /// The test in the editor and its preview; nil instead of a preview when the text has mistakes.
    /// - Throws: `Problem.notFound` when this person may not change the test.
    func open(_ context: StaffContext) async throws -> (editor: TestInEditor, preview: TestPreview?, mistakes: [Mistake]) {
        let opened = try await editor.open(context)
        let checked = CheckedTest(opened.text, on: opened, at: context.arrivedAt)
        return (opened, try checked.draft.map { try TestPreview(opened, $0) }, checked.mistakes)
    }

    /// Nil when the preview has to start again because the text has changed or has mistakes.
    func preview(_ context: StaffContext, _ text: String?) async throws -> (
        preview: TestPreview, state: TestPreviewState, snapshot: AttemptSnapshot
    )? {
        guard let preview = try await open(context).preview, let state = TestPreviewState(text: text, at: context.arrivedAt),
            state.version == preview.editor.test.version
        else { return nil }
        return (preview, state, preview.snapshot(state, for: context.person))
    }

    /// Redirects to the start of the preview.
    func again(_ context: StaffContext) throws -> Response {
        site.redirect(to: TestPreviewRoutes.preview(of: try editor.id(context)), flash: Flash("flash.trial-again"))
    }

    /// The frame of a page as students see it: nothing of the desk stands around it.
    func frame(
        _ request: Request, _ context: StaffContext, _ preview: TestPreview, _ heading: String, back: Frame.Link? = nil
    ) -> Frame {
        let strings = site.strings(context)
        var frame = site.frame(
            request, context, heading: heading,
            back: back ?? .init(href: TestWritingRoutes.test(preview.test), text: strings("test.heading")),
            title: strings("trial.title") + " · " + heading + " · " + preview.revision.title)
        frame.areas = []
        return frame
    }
}
