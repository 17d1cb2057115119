import Hummingbird

/// The form for the settings of a test.
struct TestSettingsController: Sendable {
    let editor: TestEditorLoader
    let settings: TestSettingsStore

    private var site: Site { editor.site }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, try await editor.open(context), nil, errors: nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: TestSettingsForm.self, context: context)
        let id = try editor.id(context)
        do {
            switch try await settings.save(form, of: id, by: context.person, at: context.arrivedAt) {
            case nil: throw Problem.notFound
            case .unreadable: return site.redirect(to: TestWritingRoutes.settings(of: id))
            case .saved(let moves):
                let flash =
                    moves.isEmpty
                    ? Flash("flash.test-settings") : moves.flash(site.strings(context), now: context.arrivedAt)
                return site.redirect(to: TestWritingRoutes.settings(of: id), flash: flash)
            }
        } catch let errors as FormErrors {
            return try await page(request, context, try await editor.open(context), form, errors: errors)
        } catch is UnconfirmedEnd {
            return try await page(request, context, try await editor.open(context), form, errors: .wouldEnd)
        }
    }

    /// - Parameter form: the fields as they were posted. It is shown again with the fingerprint of the present settings, which
    ///   its errors report.
    private func page(
        _ request: Request, _ context: StaffContext, _ opened: TestInEditor, _ form: TestSettingsForm?, errors: FormErrors?
    ) async throws -> Response {
        let shown = TestFrontMatter(opened.text).flatMap { TestSettingsForm($0, at: context.arrivedAt, zone: opened.zone) }
        var typed = form
        typed?.seen = shown?.seen
        let mistakes = CheckedTest(opened.text, on: opened, at: context.arrivedAt).mistakes
        let page = TestSettingsPage(
            frame: editor.frame(request, context, opened.test, "test-settings.title"),
            strings: site.strings(context), editor: opened, form: shown == nil ? nil : typed ?? shown,
            publishing: try await editor.publishing(opened, mistakes, context), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
