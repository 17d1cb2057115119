import Hummingbird

/// The first page of the student office.
struct OfficeController: Sendable {
    let site: Site
    let desk: OfficeDeskStore

    @Sendable func index(_ request: Request, context: MoneyContext) async throws -> Response {
        let items = try await desk.items(at: context.arrivedAt, in: site.institution.zone)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings(AreaTab.Area.office.key), tabs: site.tabs(at: .office, context))
        return try site.respond(OfficePage(frame: frame, strings: strings, items: items), context)
    }
}
