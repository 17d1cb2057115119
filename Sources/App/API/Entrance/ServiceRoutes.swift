import Hummingbird

/// Where services add their routes: everything there goes through the entrance, and its group says who may ask.
struct ServiceRoutes {
    /// Also for programs that act for nobody.
    let everybody: RouterGroup<ServiceContext>
    /// For programs that act for a person, with any scope.
    let signedIn: RouterGroup<ProgramContext>

    init(_ routes: SiteRoutes, entrance: EntranceMiddleware, problems: ProblemMiddleware) {
        let entered = routes.everybody.group().add(middleware: entrance).add(middleware: problems)
        everybody = entered.group(context: ServiceContext.self)
        signedIn = everybody.group(context: ProgramContext.self)
    }

    /// For programs whose token has a scope.
    func scoped(_ scope: TokenScope) -> RouterGroup<ProgramContext> {
        signedIn.group().add(middleware: ScopeMiddleware(scope: scope))
    }
}

/// Refuses programs whose token does not have a scope.
struct ScopeMiddleware: RouterMiddleware {
    let scope: TokenScope

    func handle(
        _ request: Request, context: ProgramContext,
        next: (Request, ProgramContext) async throws -> Response
    ) async throws -> Response {
        try context.require(scope)
        return try await next(request, context)
    }
}
