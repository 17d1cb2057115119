import Foundation
import Hummingbird

/// The addresses of one-time links.
enum LinkRoutes {
    /// Behind it stands a secret: an address that begins so is never logged whole.
    private static let prefix = "/welcome/"

    static func welcome(_ token: SessionToken) -> String { prefix + token.text }

    /// A path as the log may keep it, however its beginning is written.
    @Sendable static func loggable(_ path: String) -> String {
        let first = (path.removingPercentEncoding ?? path).split(separator: "/").first
        return first?.lowercased() == "welcome" ? prefix + "…" : path
    }

    static func mount(on routes: SiteRoutes, links: LinkController) {
        routes.everybody.get("welcome/:token", use: links.edit)
        routes.everybody.post("welcome/:token", use: links.update)
    }
}
