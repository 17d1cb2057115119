import HTTPTypes
import Hummingbird

/// The tests of courses that a person may change.
struct TaughtTestController: Sendable {
    let site: Site
    let lists: TestListStore

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let (list, strings) = (try await list(context), site.strings(context.language))
        let items = place.rest(of: list.tests) { $0.test.id.text }.map { TaughtTestResource($0, strings) }
        return try JSONPage(items, place, at: TeachingRoutes.tests(of: list.course.course.id), id: \.id).answer(to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        return try JSONAnswer.answer(try await resource(try context.id("test"), context), to: request)
    }

    @Sendable func create(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let (list, now) = (try await list(context), context.arrivedAt)
        let sent = try await SentTest.read(request, as: ID(at: now), in: list)
        let (course, strings) = (list.course.course, site.strings(list.course.course.language))
        let made = try await lists.create(sent.test, in: course.id, by: context.person, at: now) { _, zone in
            sent.text ?? StarterTest.text(sent.test, at: now, zone: zone, strings)
        }
        guard let made else { throw Problem.notFound }
        return try JSONAnswer.answer(
            try await resource(made, context), to: request, status: .created, headers: [.location: TeachingRoutes.test(made)])
    }

    private func list(_ context: ProgramContext) async throws -> TestListStore.List {
        let list = try await lists.list(of: context.id("course"), for: context.person, at: context.arrivedAt)
        guard let list else { throw Problem.notFound }
        return list
    }

    private func resource(_ id: ID<Assessment>, _ context: ProgramContext) async throws -> TaughtTestResource {
        guard let entry = try await lists.entry(id, for: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        return TaughtTestResource(entry, site.strings(context.language))
    }
}
