import Hummingbird

/// The public page for those who write programs.
struct DevelopersController: Sendable {
    let site: Site

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let strings = site.strings(context)
        let area = context.viewer.map { _ in site.area(request, context) }
        let back =
            area.map { AccountRoutes.back(to: $0, strings) } ?? .init(href: AccountRoutes.signIn, text: strings("sign-in.title"))
        let frame = site.frame(request, context, heading: strings("developers.title"), back: back)
        let page = DevelopersPage(
            frame: frame, strings: strings, switches: site.institution.services, origin: site.origin(of: request), area: area)
        return try site.respond(page, context)
    }
}
