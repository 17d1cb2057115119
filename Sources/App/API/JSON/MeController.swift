import Hummingbird

/// Says whom a program acts for, and what it may do.
struct MeController: Sendable {
    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        return try JSONAnswer.answer(MeResource(context.person, context.scopes), to: request)
    }
}
