import Hummingbird

/// A person's own money: a school year in its three views, and one charge with how to pay it.
struct FinancesController: Sendable {
    let site: Site
    let finances: FinanceStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let own = try finances.own(of: context.person.id)
        let strings = site.strings(context)
        let today = strings.formats.localDay(context.arrivedAt)
        let (view, year) = try (Self.view(request), YearAccount(asked: request, of: own.account, on: today))
        let frame = site.frame(
            request, context, heading: strings("finances.title"), tabs: site.tabs(at: .finances, context))
        let page = FinancesPage(
            frame: frame, strings: strings, year: year, years: YearAccount.years(of: own.account, on: today), view: view,
            today: today)
        return try site.respond(page, context)
    }

    @Sendable func charge(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Charge>(text: try context.parameters.require("charge"))
        let own = try finances.own(of: context.person.id)
        guard let charge = own.account.charges.first(where: { $0.id == id }) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("finances.charge"),
            back: .init(href: FinanceRoutes.finances(.charges, in: charge.schoolYear), text: strings("finances.title")),
            tabs: site.tabs(at: .finances, context))
        let page = ChargePage(
            frame: frame, strings: strings, charge: charge, own: own, institution: site.institution.name,
            today: strings.formats.localDay(context.arrivedAt))
        return try site.respond(page, context)
    }

    /// - Throws: `Problem.notFound` for a view that there is not.
    private static func view(_ request: Request) throws -> FinancesPage.View {
        let name = request.uri.queryParameters["view"].map(String.init) ?? FinancesPage.View.summary.rawValue
        guard let view = FinancesPage.View(rawValue: name) else { throw Problem.notFound }
        return view
    }
}

extension YearAccount {
    /// The year that a request asks for, or the usual one.
    /// - Throws: `Problem.notFound` for one that the account does not have.
    init(asked request: Request, of account: MoneyAccount, on today: LocalDay) throws {
        let years = Self.years(of: account, on: today)
        let asked = request.uri.queryParameters["year"].map(String.init)
        guard let year = asked ?? Self.usual(among: years, of: account, on: today), years.contains(year) else {
            throw Problem.notFound
        }
        try self.init(account: account, year: year)
    }
}
