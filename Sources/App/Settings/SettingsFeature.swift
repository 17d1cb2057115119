/// The settings of the whole institution, for administrators.
struct SettingsFeature: Feature {
    static let pages: [any Page.Type] = [SettingsPage.self]
    static let tabs: [AreaTab] = [.settings]

    private let settings: SettingsController

    init(_ shared: Shared) {
        settings = SettingsController(
            site: shared.site, institutions: InstitutionStore(database: shared.database), configuration: shared.configuration)
    }

    func addRoutes(to routes: SiteRoutes) {
        SettingsRoutes.mount(on: routes, settings: settings)
    }
}

extension AreaTab {
    static let settings = AreaTab(
        area: .teach, place: 3, href: SettingsRoutes.settings, key: "settings.title", isForAdministrators: true)
}
