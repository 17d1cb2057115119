import Hummingbird

/// The public page about the data that is stored about people.
struct PrivacyController: Sendable {
    let site: Site

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let strings = site.strings(context.language)
        let back: Frame.Link =
            context.viewer == nil
            ? .init(href: AccountRoutes.signIn, text: strings("sign-in.title"))
            : .init(href: AccountRoutes.account, text: strings("account.title"))
        let frame = site.frame(request, context, heading: strings("privacy.title"), back: back)
        return try site.respond(
            PrivacyPage(frame: frame, strings: strings, institution: site.institution.name, isSignedIn: context.viewer != nil),
            context)
    }
}
