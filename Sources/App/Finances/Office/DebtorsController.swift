import Hummingbird

/// The list of those who owe something that is overdue.
struct DebtorsController: Sendable {
    let site: Site
    let debtors: DebtorStore

    @Sendable func index(_ request: Request, context: MoneyContext) async throws -> Response {
        let strings = site.strings(context)
        let found = try await debtors.all(on: strings.formats.localDay(context.arrivedAt))
        let frame = site.frame(
            request, context, heading: strings("office.debtors"), tabs: site.tabs(at: .debtors, context))
        return try site.respond(try DebtorsPage(frame: frame, strings: strings, debtors: found), context)
    }
}
