import Hummingbird

extension Router<VisitorContext> {
    /// What every request passes, the first first. Problems are made pages twice: of what the middleware behind throws, and of all else.
    func addMiddleware(of shared: Shared, _ presentation: Presentation) {
        let site = shared.site
        let problems = ProblemMiddleware(
            site: site, untimedLog: shared.untimedLog, loggable: LinkRoutes.loggable, signIn: shared.signIn.demand)
        add(middleware: ArrivalMiddleware(site: site, trustedProxies: shared.configuration.trustedProxies))
        add(middleware: SecurityHeadersMiddleware(site: site))
        add(middleware: CompressionMiddleware(compressor: presentation.compressor))
        add(middleware: problems)
        add(middleware: SessionMiddleware(site: site, find: shared.signedIn.viewer))
        add(
            middleware: FormBodyMiddleware(
                site: site, budget: BodyBudget(), uploads: UploadPaths(features.flatMap { $0.takingFiles }),
                longTexts: features.flatMap { $0.takingLongTexts }))
        add(middleware: problems)
        add(middleware: CrossOriginMiddleware(site: site))
    }
}
