import Hummingbird

extension Router<VisitorContext> {
    /// Adds the middleware in the order in which a request passes it. Problem pages are made at two places: for errors of the
    /// middleware after the first place, and for all others.
    func addMiddleware(of shared: Shared, _ presentation: Presentation) {
        let site = shared.site
        let problems = shared.problems
        add(middleware: ArrivalMiddleware(site: site, trustedProxies: shared.configuration.trustedProxies))
        add(middleware: ServiceMarkMiddleware(site: site, services: features.flatMap { $0.programServices }))
        add(middleware: SecurityHeadersMiddleware(site: site))
        add(middleware: CompressionMiddleware(compressor: presentation.compressor))
        add(middleware: problems)
        add(middleware: ServiceDoorMiddleware(site: site, routes: shared.serviceMethods))
        add(middleware: SessionMiddleware(site: site, find: shared.signedIn.viewer))
        add(middleware: PageSlotsMiddleware(slots: PageSlots(128, mostWaiting: 20_000)))
        add(
            middleware: FormBodyMiddleware(
                site: site, budget: shared.bodyBudget, uploads: UploadPaths(features.flatMap { $0.takingFiles }),
                longTexts: features.flatMap { $0.takingLongTexts }))
        add(middleware: problems)
        add(middleware: CrossOriginMiddleware(site: site))
    }
}

extension Shared {
    /// Answers requests that get no ordinary answer.
    var problems: ProblemMiddleware {
        ProblemMiddleware(site: site, untimedLog: untimedLog, loggable: LinkRoutes.loggable, signIn: signIn.demand)
    }
}
