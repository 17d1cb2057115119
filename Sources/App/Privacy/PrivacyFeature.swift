/// Privacy: explains what is stored about people, and gives a person their own data.
struct PrivacyFeature: Feature {
    static let pages: [any Page.Type] = [PrivacyPage.self, PersonalDataPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        let data = PersonalDataStore(database: shared.database, parts: features.flatMap { $0.personalData })
        PrivacyRoutes.mount(
            on: routes, privacy: PrivacyController(site: shared.site),
            data: PersonalDataController(site: shared.site, data: data))
    }
}
