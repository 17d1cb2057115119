/// A student's own marks in a course.
struct MarksFeature: Feature {
    static let pages: [any Page.Type] = [MarksPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        MarkRoutes.mount(on: routes, marks: MarkController(site: shared.site, marks: MarkStore(database: shared.database)))
    }
}
