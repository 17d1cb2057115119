import Hummingbird

/// Starts the quiz at the end of a lesson, or continues it.
struct LessonQuizController: Sendable {
    let site: Site
    let lessons: LessonStore
    let readings: ReadingStore
    let attempts: AttemptStore

    /// Stores that the lesson was read, and starts the quiz. When a code is needed or a pause is not over, it leads to the quiz's
    /// own page.
    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let details = try lessons.required(context)
        guard let quiz = details.quiz else { throw Problem.notFound }
        try await readings.finish(details.lesson, by: context.person.id, at: context.arrivedAt)
        guard quiz.policy.code == nil else { return site.redirect(to: AssessmentRoutes.test(quiz.id)) }
        let seed = Int64.random(in: .min ... .max)
        switch try await attempts.start(quiz.id, for: context.person, seed: seed, at: context.arrivedAt) {
        case .begun(let attempt): return site.redirect(to: AttemptRoutes.question(1, of: attempt))
        case .running(let attempt), .alreadyEnded(let attempt): return site.redirect(to: AttemptRoutes.attempt(attempt))
        case .locked, .wrongCode, .notEnrolled: return site.redirect(to: AssessmentRoutes.test(quiz.id))
        case nil: throw Problem.notFound
        }
    }
}
