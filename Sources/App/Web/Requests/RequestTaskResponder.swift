import Hummingbird

/// Handles each request in a task of its own. A task keeps the memory of its deepest stack until it ends. If a connection's task
/// handled its requests, it would keep the 30 KB of a page for as long as the connection is open. The task begins on the same thread at once.
struct RequestTaskResponder: HTTPResponder {
    let site: SiteResponder
    let arrivals: RequestArrivals

    func respond(to request: Request, context: VisitorContext) async throws -> Response {
        var context = context
        context.arrival = arrivals.next(on: context.channel)
        if context.arrival != nil { await arrivals.turn() }
        return try await withThrowingTaskGroup(of: Response.self) { group in
            group.addImmediateTask { [context] in try await site.router.respond(to: request, context: context) }
            guard let response = try await group.next() else { throw CancellationError() }
            return response
        }
    }
}

/// All pages of the site.
final class SiteResponder: Sendable {
    let router: RouterResponder<VisitorContext>

    init(_ router: RouterResponder<VisitorContext>) {
        self.router = router
    }
}
