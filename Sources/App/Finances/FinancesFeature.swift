/// Finances: what students owe and paid, and the student office that keeps it.
struct FinancesFeature: Feature {
    static let pages: [any Page.Type] = [
        FinancesPage.self, FinanceStatementPage.self, ChargePage.self, PayersPage.self, OfficeAccountPage.self,
        ReversalPage.self, GroupChargePage.self, PricesPage.self, DebtorsPage.self, MoneyListPage.self,
        ReceivedPaymentsPage.self, FinanceSettingsPage.self,
    ]
    static let tabs: [AreaTab] = [.finances, .debtors, .prices]
    static let takingFiles = OfficeRoutes.takingFiles
    /// A list is as long as a text.
    static let takingLongTexts = [OfficePlace.start + "/"]

    private let shared: Shared

    init(_ shared: Shared) { self.shared = shared }

    var homeSources: [any HomeSource] { [FinancesAtHome()] }
    var calendarRows: [any CalendarRows] { [ChargeCalendarRows()] }
    var personalData: [any PersonalDataRows] { [PersonalMoneyRows(), PersonalMoneyWorkRows()] }

    var officeRows: [any OfficeRows] { [ReceivedPaymentOfficeRows()] }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] {
        [ImportedPaymentSettingRows(), ImportedMoneyRows()]
    }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let own = FinanceStore(database: database)
        FinanceRoutes.mount(
            on: routes, finances: FinancesController(site: site, finances: own),
            statements: FinanceStatementController(site: site, finances: own),
            files: FinanceStatementFileController(site: site, finances: own, files: shared.spreadsheets))
        let (office, debtors) = (OfficeStore(database: database), DebtorStore(database: database))
        OfficeRoutes.mount(
            on: routes,
            OfficeRoutes.Controllers(
                people: OfficePeopleController(site: site, office: office),
                bookings: OfficeBookingController(site: site, office: office),
                reversals: ReversalController(site: site, office: office),
                prices: PriceController(site: site, prices: PriceStore(database: database)),
                debtors: DebtorsController(site: site, debtors: debtors),
                debtorFiles: DebtorsFileController(site: site, debtors: debtors, files: shared.spreadsheets),
                groups: GroupChargeController(site: site, groups: GroupChargeStore(database: database)),
                lists: MoneyListController(site: site, lists: MoneyListStore(database: database)),
                received: ReceivedPaymentController(site: site, received: ReceivedPaymentStore(database: database)),
                settings: FinanceSettingsController(site: site, settings: FinanceSettingsStore(database: database))))
    }
}

extension AreaTab {
    static let finances = AreaTab(area: .student, place: 2, href: FinanceRoutes.finances, key: "finances.title")
    static let debtors = AreaTab(area: .office, place: 3, href: OfficeRoutes.debtors, key: "office.debtors")
    static let prices = AreaTab(area: .office, place: 4, href: OfficeRoutes.prices, key: "office.prices")
}
