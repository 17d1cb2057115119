import Hummingbird

/// The address of the start page; `WebRoutes.home`.
enum HomeRoutes {
    static func mount(on routes: SiteRoutes, home: HomeController) {
        routes.signedIn.get("/", use: home.show)
    }
}
