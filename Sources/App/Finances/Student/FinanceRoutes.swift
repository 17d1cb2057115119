import Hummingbird

/// The addresses of a student's own money.
enum FinanceRoutes {
    static let finances = "/finances"
    static let statementCSV = "/finances/statement.csv"
    static let statementWorkbook = "/finances/statement.xlsx"

    static func charge(_ id: ID<Charge>) -> String { "/finances/charges/\(id)" }

    /// - Parameter year: nil for the present one.
    static func finances(_ view: FinancesPage.View, in year: String?) -> String {
        finances + AddressQuery.text([("year", year), ("view", view == .summary ? nil : view.rawValue)])
    }

    /// A school year to print and to save.
    static func statement(of year: String) -> String { "/finances/statement" + AddressQuery.text([("year", year)]) }

    static func mount(
        on routes: SiteRoutes, finances: FinancesController, statements: FinanceStatementController,
        files: FinanceStatementFileController
    ) {
        routes.signedIn.get("finances", use: finances.index)
        routes.signedIn.get("finances/charges/:charge", use: finances.charge)
        routes.signedIn.get("finances/statement", use: statements.show)
        routes.signedIn.get("finances/statement.csv", use: files.csv)
        routes.signedIn.get("finances/statement.xlsx", use: files.workbook)
    }
}
