import Hummingbird

/// The addresses of one-time links.
enum LinkRoutes {
    /// Behind it stands a secret: an address that begins so is never logged whole.
    static let prefix = "/welcome/"

    static func welcome(_ token: SessionToken) -> String { prefix + token.text }

    /// A path as the log may keep it.
    static func loggable(_ path: String) -> String { path.hasPrefix(prefix) ? prefix + "…" : path }

    static func mount(on router: Router<VisitorContext>, links: LinkController) {
        router.get("welcome/:token", use: links.edit)
        router.post("welcome/:token", use: links.update)
    }
}
