import ServiceLifecycle

/// Imports courses from archives in the browser: upload, dry run, confirmation.
struct ArchiveImportFeature: Feature {
    static let pages: [any Page.Type] = [ArchiveUploadPage.self, ImportPlanPage.self]
    static let takingFiles = [ArchiveImportRoutes.archives]

    private let shared: Shared
    private let shelf: ArchiveShelf

    init(_ shared: Shared) {
        self.shared = shared
        shelf = ArchiveShelf(path: shared.configuration.archives)
    }

    var services: [any Service] { [ArchiveShelfService(shelf: shelf, now: shared.now, interval: .seconds(600))] }

    func addRoutes(to routes: SiteRoutes) {
        let workflow = ArchiveImportWorkflow(
            shelf: shelf,
            imports: ArchiveImportStore(
                database: shared.database, files: shared.files, receipts: shared.snapshots.receipts.key),
            dataFolder: shared.configuration.dataFolder,
            turns: PageSlots(ArchiveLimits.turns, mostWaiting: ArchiveLimits.waiting),
            plans: RecentPlans(),
            largest: min(shared.configuration.uploads.other, ZipLimits.size))
        ArchiveImportRoutes.mount(on: routes, imports: ArchiveImportController(site: shared.site, workflow: workflow))
    }
}
