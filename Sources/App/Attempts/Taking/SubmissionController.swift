import Hummingbird

/// Ends an attempt. This cannot be undone by the student.
struct SubmissionController: Sendable {
    let site: Site
    let attempts: AttemptStore

    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let snapshot = try await attempts.required(context)
        try await attempts.submit(snapshot.attempt.id, of: context.person.id, at: context.arrivedAt)
        return site.redirect(to: AttemptRoutes.results(of: snapshot.attempt.id))
    }
}
