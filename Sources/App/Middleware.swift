import Hummingbird

extension Router<VisitorContext> {
    /// Adds the middleware in the order in which a request passes it. Problem pages are made at two places: for errors of the
    /// middleware after the first place, and for all others.
    func addMiddleware(of shared: Shared, _ presentation: Presentation) {
        let site = shared.site
        let problems = ProblemMiddleware(
            site: site, untimedLog: shared.untimedLog, loggable: LinkRoutes.loggable, signIn: shared.signIn.demand)
        add(middleware: ArrivalMiddleware(site: site, trustedProxies: shared.configuration.trustedProxies))
        add(middleware: SecurityHeadersMiddleware(site: site))
        add(middleware: CompressionMiddleware(compressor: presentation.compressor))
        add(middleware: problems)
        add(middleware: SessionMiddleware(site: site, find: shared.signedIn.viewer))
        add(middleware: PageSlotsMiddleware(slots: PageSlots(128, mostWaiting: 20_000)))
        add(
            middleware: FormBodyMiddleware(
                site: site, budget: BodyBudget(), uploads: UploadPaths(features.flatMap { $0.takingFiles }),
                longTexts: features.flatMap { $0.takingLongTexts }))
        add(middleware: problems)
        add(middleware: CrossOriginMiddleware(site: site))
    }
}
