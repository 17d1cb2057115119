import Hummingbird

/// The addresses of the institution's settings, for administrators.
enum SettingsRoutes {
    static let settings = "/settings"

    static func mount(on router: Router<VisitorContext>, settings: SettingsController) {
        let admin = router.group(context: SignedInContext.self).group(context: AdminContext.self)
        admin.get("settings", use: settings.edit)
        admin.post("settings", use: settings.update)
    }
}
