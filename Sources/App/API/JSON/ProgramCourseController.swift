import Hummingbird

/// The courses that a person may see.
struct ProgramCourseController: Sendable {
    let courses: CourseStore

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let (all, studied) = try await courses.list(for: context.person)
        let rest = place.rest(of: all) { $0.id.text }
        let items = rest.map { LearnerCourseResource($0, isStudied: studied.contains($0.id)) }
        return try JSONPage(items, place, at: LearnerRoutes.courses, id: \.id).answer(to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        guard let details = try await courses.find(try context.id("course"), for: context.person) else { throw Problem.notFound }
        return try JSONAnswer.answer(LearnerCourseDetailsResource(details), to: request)
    }
}
