import Foundation
import Hummingbird

/// The addresses of one-time links.
enum LinkRoutes {
    /// Where the code of a slip is typed.
    static let code = "/code"
    /// A secret follows this prefix: an address that begins with it is not logged whole.
    private static let prefix = "/welcome/"

    static func welcome(_ token: SessionToken) -> String { prefix + token.text }

    /// What the addresses begin with in which a secret follows: of one-time links, and of calendars.
    private static let secretive = [prefix, CalendarFeedAddress.prefix]

    /// The path as it may be logged, with the secret removed, in whatever way the prefix is encoded.
    @Sendable static func loggable(_ path: String) -> String {
        guard let first = (path.removingPercentEncoding ?? path).split(separator: "/").first?.lowercased() else { return path }
        return secretive.first { $0 == "/" + first + "/" }.map { $0 + "…" } ?? path
    }

    static func mount(on routes: SiteRoutes, links: LinkController, codes: CodeController) {
        routes.everybody.get("code", use: codes.new)
        routes.everybody.post("code", use: codes.create)
        routes.everybody.get("welcome/:token", use: links.edit)
        routes.everybody.post("welcome/:token", use: links.update)
    }
}
