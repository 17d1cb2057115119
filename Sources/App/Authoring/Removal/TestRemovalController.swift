import Hummingbird

/// Putting a test away, and back.
struct TestRemovalController: Sendable {
    let editor: TestEditorLoader
    let removals: TestRemovalStore

    private var site: Site { editor.site }

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let found = try await removals.consequences(of: editor.id(context), for: context.person, at: context.arrivedAt)
        guard let found else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = editor.frame(request, context, found.test, "test-removal.title")
        return try site.respond(TestRemovalPage(frame: frame, strings: strings, consequences: found), context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        guard let test = try await removals.remove(editor.id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let title = ["title": TestSentence.title(test, site.strings(context))]
        return site.redirect(
            to: TestWritingRoutes.tests(of: test.course.course.id), flash: Flash("flash.test-removed", title))
    }

    @Sendable func delete(_ request: Request, context: StaffContext) async throws -> Response {
        guard let test = try await removals.restore(editor.id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let title = ["title": TestSentence.title(test, site.strings(context))]
        return site.redirect(
            to: TestWritingRoutes.row(test.id, of: test.course.course.id), flash: Flash("flash.test-put-back", title))
    }
}
