import Hummingbird

/// Starting an attempt, and finding the way back into one.
struct AttemptController: Sendable {
    let site: Site
    let attempts: AttemptStore

    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let seed = Int64.random(in: .min ... .max)
        switch try await attempts.start(id, for: context.person, seed: seed, at: context.arrivedAt) {
        case .sitting(let attempt), .alreadyEnded(let attempt):
            return site.redirect(to: AssessmentRoutes.attempt(attempt))
        case .notYetOpen, .closed:
            return site.redirect(to: AssessmentRoutes.test(id))
        case nil:
            throw Problem.notFound
        }
    }

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let sitting = try await attempts.required(context)
        let id = sitting.attempt.id
        let target =
            sitting.isOpen(at: context.arrivedAt)
            ? AssessmentRoutes.question(sitting.nextNumber, of: id) : AssessmentRoutes.results(of: id)
        return site.redirect(to: target)
    }
}

extension AttemptStore {
    /// The attempt that the address names, if it is this person's.
    /// - Throws: `Problem.notFound` otherwise.
    func required(_ context: SignedInContext) async throws -> Sitting {
        let id = ID<Attempt>(text: try context.parameters.require("attempt"))
        guard let sitting = try await sitting(id, of: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return sitting
    }
}
