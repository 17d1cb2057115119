import Hummingbird

/// The addresses of a student's own money.
enum FinanceRoutes {
    static let finances = "/finances"
    static let csv = "/finances/account.csv"
    static let workbook = "/finances/account.xlsx"

    static func charge(_ id: ID<Charge>) -> String { "/finances/charges/\(id)" }

    /// - Parameter year: nil for the present one.
    static func finances(_ view: FinancesPage.View, in year: String?) -> String {
        finances + AddressQuery.text([("year", year), ("view", view == .summary ? nil : view.rawValue)])
    }

    static func mount(on routes: SiteRoutes, finances: FinancesController) {
        routes.signedIn.get("finances", use: finances.index)
        routes.signedIn.get("finances/account.csv", use: finances.csv)
        routes.signedIn.get("finances/account.xlsx", use: finances.workbook)
        routes.signedIn.get("finances/charges/:charge", use: finances.charge)
    }
}
