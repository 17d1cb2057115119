import Hummingbird

/// The public page about the data that is stored about people.
struct PrivacyController: Sendable {
    let site: Site

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let strings = site.strings(context.language)
        let area = context.viewer.map { _ in site.area(request, context) }
        let back =
            area.map { AccountRoutes.back(to: $0, strings) } ?? .init(href: AccountRoutes.signIn, text: strings("sign-in.title"))
        let frame = site.frame(request, context, heading: strings("privacy.title"), back: back)
        return try site.respond(
            PrivacyPage(frame: frame, strings: strings, institution: site.institution.name, area: area), context)
    }
}
