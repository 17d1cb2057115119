import Hummingbird

/// The addresses that belong to no feature.
enum WebRoutes {
    /// Where a person begins: it leads on to the list of tests, or to signing in.
    static let home = "/"

    static func asset(_ hashedName: String) -> String { "/assets/" + hashedName }

    static func mount(on router: Router<VisitorContext>, assets: AssetController, health: HealthController) {
        router.get("assets/:name", use: assets.show)
        router.get("livez", use: health.live)
        router.get("readyz", use: health.ready)
    }
}
