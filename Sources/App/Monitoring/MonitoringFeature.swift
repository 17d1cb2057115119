/// Tests during and after they are taken, for their teachers: lists of attempts, interventions, and statistics.
struct MonitoringFeature: Feature {
    static let pages: [any Page.Type] = [
        TestAttemptsPage.self, TeacherAttemptPage.self, TestStatisticsPage.self, InterventionPage.self,
        MinutesPage.self, RoomPage.self,
    ]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalInterventionRows()] }

    var deskRows: [any DeskRows] { [TestDeskRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let store = MonitoringStore(database: database)
        let attempts = MonitoredAttemptStore(database: database, snapshots: shared.snapshots)
        let list = MonitoringController(site: site, monitoring: store)
        let attempt = MonitoredAttemptController(site: site, monitoring: attempts)
        let statistics = StatisticsStore(database: database, revisions: shared.revisions)
        MonitoringRoutes.mount(
            on: routes, attempts: list,
            files: AttemptsFileController(
                site: site, attempts: AttemptsFileStore(database: database, statistics: statistics),
                files: shared.spreadsheets),
            attempt: attempt, room: RoomController(site: site, monitoring: store))
        StatisticsRoutes.mount(on: routes, statistics: StatisticsController(site: site, statistics: statistics))
        let interventions = InterventionStore(database: database, snapshots: shared.snapshots)
        let confirmation = InterventionConfirmation(site: site, monitoring: attempts)
        let annulments = AnnulmentStore(database: database, snapshots: shared.snapshots)
        InterventionRoutes.mount(
            on: routes, minutes: MinutesController(interventions: interventions, monitoring: list, attempts: attempt),
            endings: EndingController(confirmation: confirmation, interventions: interventions),
            reopenings: ReopeningController(confirmation: confirmation, interventions: interventions),
            annulments: AnnulmentController(confirmation: confirmation, annulments: annulments),
            restorations: RestorationController(confirmation: confirmation, annulments: annulments))
    }
}
