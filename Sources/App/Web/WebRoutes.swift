import Hummingbird

/// The addresses that belong to no feature.
enum WebRoutes {
    /// Where a person begins: it leads on to the list of tests, or to signing in.
    static let home = "/"

    /// Where whoever is not signed in is sent.
    static let signIn = "/sign-in"

    static func asset(_ hashedName: String) -> String { "/assets/" + hashedName }

    static func mount(on routes: SiteRoutes, assets: AssetController, health: HealthController) {
        routes.everybody.get("assets/:name", use: assets.show)
        routes.everybody.get("livez", use: health.live)
        routes.everybody.get("readyz", use: health.ready)
    }
}
