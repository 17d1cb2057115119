/// Corrections of keys and points after a test, and the resulting mark changes.
struct RegradingFeature: Feature {
    static let pages: [any Page.Type] = [
        CorrectionsPage.self, KeyCorrectionPage.self, PointsCorrectionPage.self,
    ]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalCorrectionRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database, snapshots) = (shared.site, shared.database, shared.snapshots)
        CorrectionRoutes.mount(
            on: routes,
            corrections: CorrectionController(
                site: site, log: CorrectionLogStore(database: database, revisions: shared.revisions)),
            keys: KeyCorrectionController(site: site, corrections: KeyCorrectionStore(database: database, snapshots: snapshots)),
            points: PointsCorrectionController(
                site: site, corrections: PointsCorrectionStore(database: database, snapshots: snapshots)))
    }
}
