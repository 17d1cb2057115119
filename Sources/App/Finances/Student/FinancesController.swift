import Hummingbird

/// A person's own money: a school year in its three views, and one charge with how to pay it.
struct FinancesController: Sendable {
    let site: Site
    let finances: FinanceStore
    let files: SpreadsheetFiles

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let own = try finances.own(of: context.person.id)
        let strings = site.strings(context)
        let today = strings.formats.localDay(context.arrivedAt)
        let years = YearAccount.years(of: own.account, on: today)
        let (view, year) = try Self.asked(request, years, usual: YearAccount.usual(among: years, of: own.account, on: today))
        guard let year else { throw Problem.notFound }
        let frame = site.frame(
            request, context, heading: strings("finances.title"), tabs: site.tabs(at: .finances, context))
        let page = FinancesPage(
            frame: frame, strings: strings, year: try YearAccount(account: own.account, year: year), years: years, view: view,
            today: today)
        return try site.respond(page, context)
    }

    @Sendable func csv(_ request: Request, context: SignedInContext) async throws -> Response {
        try await file(try SpreadsheetFiles.csv(request), context)
    }

    @Sendable func workbook(_ request: Request, context: SignedInContext) async throws -> Response {
        try await file(.workbook, context)
    }

    private func file(_ form: SpreadsheetForm, _ context: SignedInContext) async throws -> Response {
        let (strings, person) = (site.strings(context), context.person.id)
        let today = strings.formats.localDay(context.arrivedAt)
        return try await files.response(form, context) { [finances] in
            let file = FinancesFile(account: try finances.own(of: person).account, strings: strings)
            return ([strings("finances.title"), today.iso], file.table)
        }
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

    /// - Returns: the year that is asked for, or the usual one; nil for one that is not among them.
    /// - Throws: `Problem.notFound` for a view that there is not.
    private static func asked(
        _ request: Request, _ years: [String], usual: String?
    ) throws -> (FinancesPage.View, String?) {
        let query = request.uri.queryParameters
        let name = query["view"].map(String.init) ?? FinancesPage.View.summary.rawValue
        guard let view = FinancesPage.View(rawValue: name) else { throw Problem.notFound }
        guard let asked = query["year"].map(String.init) else { return (view, usual) }
        return (view, years.contains(asked) ? asked : nil)
    }
}
