import Hummingbird

/// The addresses of the institution's settings, for administrators.
enum SettingsRoutes {
    static let settings = "/settings"

    static func mount(on routes: SiteRoutes, settings: SettingsController) {
        let admin = routes.administrators
        admin.get("settings", use: settings.edit)
        admin.post("settings", use: settings.update)
    }
}
