import Hummingbird

/// The address of one's own calendar: makes it, makes another one, and revokes it.
struct CalendarFeedController: Sendable {
    let site: Site
    let feeds: CalendarFeedStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        try await page(request, context)
    }

    /// The address is shown on this page only.
    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        guard site.institution.services.calendar else { throw Problem.notFound }
        let secret = try await feeds.make(for: context.person.id, at: context.arrivedAt)
        context.logger.notice("calendar made", metadata: ["person": "\(context.person.userName)"])
        return try await page(request, context, made: site.origin(of: request) + CalendarFeedAddress.address(secret))
    }

    @Sendable func end(_ request: Request, context: SignedInContext) async throws -> Response {
        try await feeds.remove(of: context.person.id)
        context.logger.notice("calendar revoked", metadata: ["person": "\(context.person.userName)"])
        let area = site.area(request, context)
        return site.redirect(to: area.kept(in: AccountRoutes.calendar), flash: Flash("flash.calendar-revoked"))
    }

    private func page(_ request: Request, _ context: SignedInContext, made: String? = nil) async throws -> Response {
        let (strings, area) = (site.strings(context), site.area(request, context))
        let frame = site.frame(
            request, context, heading: strings("calendar.title"), back: AccountRoutes.back(to: area, strings))
        let page = CalendarFeedPage(
            frame: frame, strings: strings, feed: try await feeds.find(of: context.person.id),
            isOn: site.institution.services.calendar, area: area, made: made)
        return try site.respond(page, context)
    }
}
