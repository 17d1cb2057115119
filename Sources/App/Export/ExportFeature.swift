/// A course as an import folder, with the part of every feature.
struct ExportFeature: Feature {
    static let pages: [any Page.Type] = [ExportPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        ExportRoutes.mount(
            on: routes,
            exports: ExportController(
                site: shared.site, exports: CourseExportStore(database: shared.database, parts: allCourseExports),
                files: shared.files))
    }
}
