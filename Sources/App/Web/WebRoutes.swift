import Hummingbird

/// The addresses that belong to no feature.
enum WebRoutes {
    static func asset(_ hashedName: String) -> String { "/assets/" + hashedName }

    static func mount(on router: Router<VisitorContext>, assets: AssetController, health: HealthController) {
        router.get("assets/:name", use: assets.show)
        router.get("livez", use: health.live)
        router.get("readyz", use: health.ready)
    }
}
