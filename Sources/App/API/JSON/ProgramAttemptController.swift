import Hummingbird

/// A person's attempts, and their end.
struct ProgramAttemptController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let questions: OpenQuestionStore

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let after = place.after.map { ID<Attempt>(text: $0) }
        let listed = try await attempts.list(of: context.person.id, after: after, most: place.limit + 1)
        let items = listed.map { ListedAttemptResource($0, at: context.arrivedAt) }
        return try JSONPage(items, place, at: LearnerRoutes.attempts, id: \.id).answer(to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        return try await answer(try await attempts.required(context), request, context)
    }

    /// Ends an attempt; ending it twice changes nothing. A program that names the questions that may stay unanswered is refused
    /// when another one is.
    @Sendable func submit(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let attempt = try await attempts.required(context).attempt
        var fields = try await request.fields()
        let left = fields.integers("unanswered", in: 1...Self.mostQuestions, most: Self.mostQuestions)
        try fields.check()
        try await questions.requirePrograms(in: attempt, context)
        let isEnded = try await attempts.submit(
            attempt.id, of: context.person.id, leaving: left.map(Set.init), at: context.arrivedAt)
        guard isEnded else {
            throw ServiceRefusal(.conflict, errors: [.init(field: "/unanswered", key: "refusal.more-unanswered")])
        }
        return try await answer(try await attempts.required(context), request, context)
    }

    private static let mostQuestions = 1000

    private func answer(_ snapshot: AttemptSnapshot, _ request: Request, _ context: ProgramContext) async throws -> Response {
        let resource = AttemptResource(snapshot, site.strings(context.language), at: context.arrivedAt)
        return try JSONAnswer.answer(resource, to: request)
    }
}

extension AttemptStore {
    /// This person's attempt in the address.
    /// - Throws: `Problem.notFound` when it is not theirs.
    func required(_ context: ProgramContext) async throws -> AttemptSnapshot {
        guard let snapshot = try await snapshot(try context.id("attempt"), of: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return snapshot
    }
}
