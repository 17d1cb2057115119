import ServiceLifecycle

/// Registration for exams: for students, the office, and those who teach.
struct ExamsFeature: Feature {
    static let pages: [any Page.Type] = [
        RegistrationPage.self, ExamChangePage.self, ExamConfirmationPage.self, ExamPeriodsPage.self, ExamPeriodPage.self,
        ExamPeriodEditPage.self, ExamDateEditPage.self, ExamListPage.self, ExamDateListPage.self, TeacherExamsPage.self,
    ]
    static let tabs: [AreaTab] = [.registration, .periods]
    static let takingFiles = ExamOfficeRoutes.takingFiles
    static let ownForms = [ExamRoutes.registration]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var services: [any Service] {
        [
            ExamExchangeService(
                exchanges: ExamExchangeStore(database: shared.database, desk: shared.exams), now: shared.now,
                clockIsSettled: shared.clockIsSettled, logger: shared.logger, interval: .seconds(15))
        ]
    }

    var homeSources: [any HomeSource] { [ExamsAtHome(ledger: shared.exams.ledger)] }
    var calendarRows: [any CalendarRows] { [ExamCalendarRows()] }
    var personalData: [any PersonalDataRows] { [PersonalExamRows(), PersonalExamWorkRows()] }

    var officeRows: [any OfficeRows] { [ExamOfficeRows()] }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] {
        let receipts = kit.receipts.map { ExamReceiptRows(key: $0) }
        return [
            ImportedExamRows(), ImportedRegistrationRows(receipts: receipts), ImportedEndingRows(receipts: receipts),
        ]
    }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let own = ExamRegistrationStore(database: database, desk: shared.exams)
        ExamRoutes.mount(
            on: routes, registration: RegistrationController(site: site, registrations: own),
            own: OwnRegistrationController(site: site, registrations: own))
        let (periods, lists) = (ExamPeriodStore(database: database), ExamListStore(database: database))
        let dates = ExamDateStore(database: database, desk: shared.exams)
        ExamOfficeRoutes.mount(
            on: routes, periods: ExamPeriodController(site: site, periods: periods),
            dates: ExamDateController(site: site, periods: periods, dates: dates),
            dateLists: ExamDateListController(
                site: site, lists: ExamDateListStore(database: database, desk: shared.exams)),
            lists: ExamListController(site: site, lists: lists, dates: dates),
            files: ExamListFileController(site: site, lists: lists, files: shared.spreadsheets))
        TeacherExamRoutes.mount(
            on: routes, exams: TeacherExamController(site: site, lists: lists),
            files: TeacherExamFileController(site: site, lists: lists, files: shared.spreadsheets))
    }
}

extension AreaTab {
    static let registration = AreaTab(area: .student, place: 3, href: ExamRoutes.registration, key: "exams.title")
    static let periods = AreaTab(area: .office, place: 2, href: ExamOfficeRoutes.periods, key: "office.exams")
}
