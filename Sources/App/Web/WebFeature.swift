/// What every site has: public files, its manifest, health checks, and pages about problems.
struct WebFeature: Feature {
    static let pages: [any Page.Type] = [ProblemPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        WebRoutes.mount(
            on: routes, assets: AssetController(assets: shared.site.assets),
            manifests: AppManifestController(site: shared.site),
            health: HealthController(database: shared.database, stopping: shared.stopping))
    }
}
