/// Other dates of a final test for single students: who has them, giving them and removing them.
struct DatesFeature: Feature {
    static let pages: [any Page.Type] = [DatesPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalDateRows(), PersonalDateGivingRows()] }

    func addRoutes(to routes: SiteRoutes) {
        DatesRoutes.mount(
            on: routes, dates: DatesController(site: shared.site, dates: DatesStore(database: shared.database)))
    }
}
