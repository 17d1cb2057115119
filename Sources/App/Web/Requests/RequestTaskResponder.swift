import Hummingbird

/// Answers each request in a task of its own. A task keeps the deepest stack that it ever had: a connection's would keep that of a page, 30 KB,
/// for as long as the phone at its other end keeps the connection.
struct RequestTaskResponder: HTTPResponder {
    let router: RouterResponder<VisitorContext>
    let arrivals: RequestArrivals

    func respond(to request: Request, context: VisitorContext) async throws -> Response {
        var context = context
        context.arrival = arrivals.next(on: context.channel)
        return try await withThrowingTaskGroup(of: Response.self) { group in
            group.addTask { [context] in try await router.respond(to: request, context: context) }
            guard let response = try await group.next() else { throw CancellationError() }
            return response
        }
    }
}
