import HTTPTypes
import Hummingbird

/// The tests that a person may see, and the way into an attempt.
struct ProgramTestController: Sendable {
    let site: Site
    let tests: AssessmentStore
    let attempts: AttemptStore
    let start: AttemptStart

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let (strings, now) = (site.strings(context.language), context.arrivedAt)
        let all = try tests.shelves(for: context.person, at: now).flatMap { shelf in
            shelf.entries.enumerated().map { (entry: $0.element, course: shelf.course, position: $0.offset + 1) }
        }
        let rest = place.rest(of: all) { $0.entry.assessment.id.text }
        let items = rest.map { TestResource($0.entry, in: $0.course, at: $0.position, strings, now: now) }
        return try JSONPage(items, place, at: LearnerRoutes.tests, id: \.id).answer(to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let (details, strings) = (try required(context), site.strings(context.language))
        return try JSONAnswer.answer(TestDetailsResource(details, strings, now: context.arrivedAt), to: request)
    }

    /// Begins an attempt, or gives the one in progress.
    @Sendable func begin(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let details = try required(context)
        var fields = try await request.fields()
        let code = fields.text("code", longest: Self.longestCode)
        try fields.check()
        guard details.entry.assessment.isOpenToPrograms else { throw ServiceRefusal(.noPrograms) }
        switch try await start.start(details, code: code ?? "", for: context.person, at: context.arrivedAt) {
        case .done(.begun(let attempt)): return try await answer(attempt, .created, request, context)
        case .done(.running(let attempt)): return try await answer(attempt, .ok, request, context)
        case .done(.alreadyEnded), .done(.locked), .done(.notEnrolled): throw ServiceRefusal(.cannotBegin)
        case .done(.wrongCode): throw ServiceRefusal(.wrongCode)
        case .tooManyTries(let wait): throw ServiceRefusal(.tooMany, seconds: wait)
        case nil: throw Problem.notFound
        }
    }

    private static let longestCode = 200

    private func required(_ context: ProgramContext) throws -> AssessmentStore.Details {
        guard let details = try tests.find(try context.id("test"), for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return details
    }

    private func answer(
        _ id: ID<Attempt>, _ status: HTTPResponse.Status, _ request: Request, _ context: ProgramContext
    ) async throws -> Response {
        guard let snapshot = try await attempts.snapshot(id, of: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return try JSONAnswer.answer(
            AttemptResource(snapshot, site.strings(context.language), at: context.arrivedAt), to: request, status: status,
            headers: [.location: LearnerRoutes.attempt(id)])
    }
}
