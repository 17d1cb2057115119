import Hummingbird

/// A school year of a person's own money, to print.
struct FinanceStatementController: Sendable {
    let site: Site
    let finances: FinanceStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let own = try finances.own(of: context.person.id)
        let strings = site.strings(context)
        let today = strings.formats.localDay(context.arrivedAt)
        let year = try YearAccount(asked: request, of: own.account, on: today)
        let heading = strings("finances.statement")
        let frame = site.frame(
            request, context, heading: heading,
            back: .init(href: FinanceRoutes.finances(.summary, in: year.year), text: strings("finances.title")),
            title: heading + " · " + year.year)
        let page = FinanceStatementPage(
            frame: frame, strings: strings, year: year, owner: (context.person.fullName, own.indexNumber),
            institution: site.institution.name, today: today, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
