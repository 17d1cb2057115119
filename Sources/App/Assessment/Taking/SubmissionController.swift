import Hummingbird

/// Ending an attempt; final.
struct SubmissionController: Sendable {
    let site: Site
    let attempts: AttemptStore

    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let sitting = try await attempts.required(context)
        try await attempts.submit(sitting.attempt.id, of: context.person.id, at: context.arrivedAt)
        return site.redirect(to: AssessmentRoutes.results(of: sitting.attempt.id))
    }
}
