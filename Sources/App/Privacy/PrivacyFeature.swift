/// What is kept about somebody, said and handed out.
struct PrivacyFeature: Feature {
    static let pages: [any Page.Type] = [PrivacyPage.self, PersonalDataPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        PrivacyRoutes.mount(
            on: routes, privacy: PrivacyController(site: shared.site),
            data: PersonalDataController(
                site: shared.site, data: PersonalDataStore(database: shared.database, snapshots: shared.snapshots)))
    }
}
