import Hummingbird

/// Where services add their routes: everything there goes through the entrance, and its group says who may ask.
struct ServiceRoutes {
    private let routes: SiteRoutes
    private let entrance: EntranceMiddleware
    private let problems: ProblemMiddleware
    /// Also for programs that act for nobody.
    let everybody: RouterGroup<ServiceContext>
    /// The same for a service that counts by what the message says: what is asked, and perhaps for whom.
    let countedByMessage: RouterGroup<ServiceContext>
    /// For programs that act for a person, with any scope.
    let signedIn: RouterGroup<ProgramContext>

    init(_ routes: SiteRoutes, entrance: EntranceMiddleware, problems: ProblemMiddleware) {
        (self.routes, self.entrance, self.problems) = (routes, entrance, problems)
        everybody = Self.entered(routes, entrance, problems)
        var open = entrance
        open.kind = nil
        countedByMessage = Self.entered(routes, open, problems)
        signedIn = everybody.group(context: ProgramContext.self)
    }

    /// For programs whose token has a scope.
    /// - Parameters:
    ///   - kind: what each request counts as.
    ///   - takingFiles: whether they bring files, which their handlers read to the disk.
    func scoped(
        _ scope: TokenScope, counting kind: RequestRates.Kind = .requests, takingFiles: Bool = false
    ) -> RouterGroup<ProgramContext> {
        Self.entered(routes, entrance.needing(scope, counting: kind, takingFiles: takingFiles), problems)
            .group(context: ProgramContext.self)
    }

    private static func entered(
        _ routes: SiteRoutes, _ entrance: EntranceMiddleware, _ problems: ProblemMiddleware
    ) -> RouterGroup<ServiceContext> {
        routes.everybody.group().add(middleware: entrance).add(middleware: problems).group(context: ServiceContext.self)
    }
}
