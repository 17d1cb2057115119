import Hummingbird

/// The address where a person begins; `WebRoutes.home`.
enum HomeRoutes {
    static func mount(on routes: SiteRoutes, home: HomeController) {
        routes.signedIn.get("/", use: home.show)
    }
}
