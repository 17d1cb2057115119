import HTTPTypes
import Hummingbird

/// Starts an attempt, and leads back to one in progress.
struct AttemptController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let tests: TestController
    let start: AttemptStart

    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let details = try tests.required(id, context)
        let form = try await request.decode(as: AttemptForm.self, context: context)
        let code = form.code ?? ""
        switch try await start.start(details, code: code, for: context.person, at: context.arrivedAt) {
        case .tooManyTries(let wait): return try tooManyTries(request, context, details, code, wait: wait)
        case .done(.begun(let attempt)): return site.redirect(to: AttemptRoutes.question(1, of: attempt))
        case .done(.running(let attempt)), .done(.alreadyEnded(let attempt)):
            return site.redirect(to: AttemptRoutes.attempt(attempt))
        case .done(.locked): return site.redirect(to: AssessmentRoutes.test(id))
        case .done(.wrongCode): return try wrongCode(request, context, details, code)
        case .done(.notEnrolled): return try tests.page(request, context, details, status: .forbidden)
        case nil: throw Problem.notFound
        }
    }

    private func wrongCode(
        _ request: Request, _ context: SignedInContext, _ details: AssessmentStore.Details, _ code: String
    ) throws -> Response {
        let key = code.isEmpty ? "test.code-missing" : "test.code-wrong"
        return try tests.page(
            request, context, details, status: .unprocessableContent, typedCode: code,
            errors: FormErrors(items: [.init(field: "code", key: key)]))
    }

    private func tooManyTries(
        _ request: Request, _ context: SignedInContext, _ details: AssessmentStore.Details, _ code: String, wait: Int
    ) throws -> Response {
        let notice = site.strings(context)("test.code-wait", n: wait)
        var response = try tests.page(
            request, context, details, status: .tooManyRequests, typedCode: code, notice: notice)
        response.headers[.retryAfter] = String(wait)
        return response
    }

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let snapshot = try await attempts.required(context)
        let id = snapshot.attempt.id
        let target =
            snapshot.attempt.phase(at: context.arrivedAt) == .open
            ? AttemptRoutes.question(snapshot.nextNumber, of: id) : AttemptRoutes.results(of: id)
        return site.redirect(to: target)
    }
}

extension AttemptStore {
    /// This person's attempt in the address.
    /// - Throws: `Problem.notFound` when it is not theirs.
    func required(_ context: SignedInContext) async throws -> AttemptSnapshot {
        let id = ID<Attempt>(text: try context.parameters.require("attempt"))
        guard let snapshot = try await snapshot(id, of: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return snapshot
    }
}
