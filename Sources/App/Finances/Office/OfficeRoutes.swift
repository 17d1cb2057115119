import Hummingbird

/// The addresses of what the student office does with money.
enum OfficeRoutes {
    static let accounts = OfficePlace.accounts.href
    static let prices = OfficePlace.prices.href
    static let debtors = OfficePlace.debtors.href
    static let debtorsCSV = "/office/debtors.csv"
    static let debtorsWorkbook = "/office/debtors.xlsx"
    static let groupCharges = OfficePlace.groupCharges.href
    static let groupEntries = "/office/charges/group/entries"
    static let received = OfficePlace.received.href
    static let settings = OfficePlace.settings.href

    /// The addresses that accept an uploaded list.
    static let takingFiles = ["/office/lists/*"]

    static func person(_ id: ID<Person>) -> String { "/office/people/\(id)" }
    static func charges(of id: ID<Person>) -> String { "/office/people/\(id)/charges" }
    static func payments(of id: ID<Person>) -> String { "/office/people/\(id)/payments" }
    static func reversal(of charge: ID<Charge>, _ id: ID<Person>) -> String {
        "/office/people/\(id)/charges/\(charge)/reversals"
    }
    static func reversal(of payment: ID<Payment>, _ id: ID<Person>) -> String {
        "/office/people/\(id)/payments/\(payment)/reversals"
    }
    static func list(_ kind: MoneyListKind) -> String { "/office/lists/\(kind.rawValue)" }
    static func entries(_ kind: MoneyListKind) -> String { "/office/lists/\(kind.rawValue)/entries" }
    static func received(_ id: ID<ReceivedPayment>) -> String { "/office/received/\(id)" }
}

extension OfficeRoutes {
    /// What answers at these addresses.
    struct Controllers {
        let people: OfficePeopleController
        let bookings: OfficeBookingController
        let reversals: ReversalController
        let prices: PriceController
        let debtors: DebtorsController
        let debtorFiles: DebtorsFileController
        let groups: GroupChargeController
        let lists: MoneyListController
        let received: ReceivedPaymentController
        let settings: FinanceSettingsController
    }

    static func mount(on routes: SiteRoutes, _ controllers: Controllers) {
        let office = routes.signedIn.group(context: MoneyContext.self)
        office.get("office/accounts", use: controllers.people.index)
        office.get("office/people/:person", use: controllers.people.show)
        office.post("office/people/:person/charges", use: controllers.bookings.charge)
        office.post("office/people/:person/payments", use: controllers.bookings.pay)
        office.get("office/people/:person/charges/:charge/reversals", use: controllers.reversals.newOfCharge)
        office.post("office/people/:person/charges/:charge/reversals", use: controllers.reversals.reverseCharge)
        office.get("office/people/:person/payments/:payment/reversals", use: controllers.reversals.newOfPayment)
        office.post("office/people/:person/payments/:payment/reversals", use: controllers.reversals.reversePayment)
        office.get("office/prices", use: controllers.prices.index)
        office.post("office/prices", use: controllers.prices.create)
        office.get("office/debtors", use: controllers.debtors.index)
        office.get("office/debtors.csv", use: controllers.debtorFiles.csv)
        office.get("office/debtors.xlsx", use: controllers.debtorFiles.workbook)
        office.get("office/charges/group", use: controllers.groups.new)
        office.post("office/charges/group", use: controllers.groups.check)
        office.post("office/charges/group/entries", use: controllers.groups.create)
        office.get("office/lists/:list", use: controllers.lists.new)
        office.post("office/lists/:list", use: controllers.lists.check)
        office.post("office/lists/:list/entries", use: controllers.lists.create)
        office.get("office/received", use: controllers.received.index)
        office.post("office/received/:received", use: controllers.received.assign)
        office.get("office/settings", use: controllers.settings.edit)
        office.post("office/settings", use: controllers.settings.update)
    }
}
