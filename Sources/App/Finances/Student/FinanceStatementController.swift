import Hummingbird

/// A school year of a person's own money, to print and to save.
struct FinanceStatementController: SpreadsheetFileController {
    let site: Site
    let finances: FinanceStore
    let files: SpreadsheetFiles

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let own = try finances.own(of: context.person.id)
        let (year, strings) = (try Self.year(request, own.account, today(context)), site.strings(context))
        let frame = site.frame(
            request, context, heading: strings("finances.statement"),
            back: .init(href: FinanceRoutes.finances(.summary, in: year.year), text: strings("finances.title")),
            title: strings("finances.statement") + " · " + year.year)
        let page = FinanceStatementPage(
            frame: frame, strings: strings, year: year, owner: (context.person.fullName, own.indexNumber),
            institution: site.institution.name, today: today(context), now: context.arrivedAt)
        return try site.respond(page, context)
    }

    func respond(_ form: SpreadsheetForm, _ request: Request, _ context: SignedInContext) async throws -> Response {
        let (person, today, strings) = (context.person.id, today(context), site.strings(context))
        let asked = try Self.year(request, finances.own(of: person).account, today).year
        return try await files.response(form, context) { [finances] in
            let year = try YearAccount(account: finances.own(of: person).account, year: asked)
            let file = FinanceStatementFile(year: year, strings: strings)
            return (file.name, file.table)
        }
    }

    private func today(_ context: SignedInContext) -> LocalDay {
        site.strings(context).formats.localDay(context.arrivedAt)
    }

    /// The year that is asked for, or the usual one.
    /// - Throws: `Problem.notFound` for one that the account does not have.
    private static func year(_ request: Request, _ account: MoneyAccount, _ today: LocalDay) throws -> YearAccount {
        let years = YearAccount.years(of: account, on: today)
        let asked = request.uri.queryParameters["year"].map(String.init)
        guard let year = asked ?? YearAccount.usual(among: years, of: account), years.contains(year) else {
            throw Problem.notFound
        }
        return try YearAccount(account: account, year: year)
    }
}
