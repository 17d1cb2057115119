import Hummingbird

/// A draft that something published has overtaken, an import for example: both texts, and which of them stays.
struct OvertakingController: Sendable {
    let desk: TestDeskController

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await desk.open(context)
        guard opened.test.isOvertaken else { return desk.site.redirect(to: TestWritingRoutes.edit(opened.test.id)) }
        let stored = try await desk.desks.stored(opened.test.id, for: context.person) ?? ""
        let page = TestConflictPage(
            frame: desk.frame(request, context, opened.test, "write.heading"),
            strings: desk.site.strings(context.visitor.language), overtaken: opened, stored: stored, now: context.arrivedAt)
        return try desk.site.respond(page, context)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = try desk.id(context)
        let form = try await request.decode(as: TestDraftForm.self, context: context)
        guard let resolution = form.resolution else { return desk.site.redirect(to: TestWritingRoutes.overtaking(of: id)) }
        let isSettled = try await desk.drafts.settle(
            resolution, version: form.version ?? 0, of: id, by: context.person, at: context.arrivedAt)
        guard let isSettled else { throw Problem.notFound }
        guard isSettled else {
            return desk.site.redirect(to: TestWritingRoutes.overtaking(of: id), flash: Flash("flash.draft-changed"))
        }
        return desk.site.redirect(to: TestWritingRoutes.edit(id))
    }
}
