import Hummingbird

/// The addresses of the service that speaks JSON.
enum JSONRoutes {
    /// What all its addresses begin with; other versions would stand beside this one.
    static let prefix = "/api/"
    static let version = "/api/v1"
    static let me = "/api/v1/me"

    static func mount(on services: ServiceRoutes, me: MeController) {
        services.signedIn.get("api/v1/me", use: me.show)
    }
}
