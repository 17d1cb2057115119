import Hummingbird

/// The addresses that belong to no feature.
enum WebRoutes {
    /// The start page.
    static let home = "/"

    /// The sign-in page, for people who are not signed in.
    static let signIn = "/sign-in"

    static func asset(_ hashedName: String) -> String { "/assets/" + hashedName }

    static func mount(on routes: SiteRoutes, assets: AssetController, health: HealthController) {
        routes.everybody.get("assets/:name", use: assets.show)
        routes.everybody.get("livez", use: health.live)
        routes.everybody.get("readyz", use: health.ready)
    }
}
