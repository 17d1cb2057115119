import Hummingbird

/// Single attempts of students in courses that a person may change.
struct TaughtAttemptController: Sendable {
    let site: Site
    let attempts: MonitoredAttemptStore

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        guard let monitored = try await attempts.find(context.id("attempt"), by: context.person) else { throw Problem.notFound }
        let strings = site.strings(context.language)
        return try JSONAnswer.answer(TaughtAttemptResource(monitored, strings, at: context.arrivedAt), to: request)
    }
}
