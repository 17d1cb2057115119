import Hummingbird

/// The addresses that belong to no feature.
enum WebRoutes {
    /// The start page.
    static let home = "/"

    /// The page of one's own account.
    static let account = "/account"

    /// The sign-in page, for people who are not signed in.
    static let signIn = "/sign-in"

    /// What the addresses of all pages for those who teach begin with.
    static let teaching = "/teach/"

    /// What programs are told about the services.
    static let developers = "/developers"

    /// Where the code of a problem is explained.
    static func problem(_ code: String) -> String { developers + "#" + code }

    static func asset(_ hashedName: String) -> String { "/assets/" + hashedName }

    static func mount(
        on routes: SiteRoutes, assets: AssetController, manifests: AppManifestController, health: HealthController
    ) {
        routes.everybody.get("apple-touch-icon.png", use: assets.showTouchIcon)
        routes.everybody.get("assets/:name", use: assets.show)
        routes.everybody.get("favicon.ico", use: assets.showFavicon)
        routes.everybody.get("manifests/:language", use: manifests.show)
        routes.everybody.get("livez", use: health.live)
        routes.everybody.get("readyz", use: health.ready)
    }
}
