import Hummingbird

/// The address where a person begins; `WebRoutes.home`.
enum HomeRoutes {
    static func mount(on router: Router<VisitorContext>, home: HomeController) {
        router.group(context: SignedInContext.self).get("/", use: home.show)
    }
}
