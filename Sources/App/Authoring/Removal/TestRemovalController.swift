import Hummingbird

/// Asks for confirmation before a test is removed.
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
}
