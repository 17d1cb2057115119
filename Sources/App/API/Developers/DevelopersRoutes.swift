import Hummingbird

/// The address of the page for those who write programs.
enum DevelopersRoutes {
    static let developers = WebRoutes.developers

    static func mount(on routes: SiteRoutes, developers: DevelopersController) {
        routes.everybody.get("developers", use: developers.show)
    }
}
