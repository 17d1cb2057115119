/// What students keep of a result and pass on: the check of a receipt, reports, and sharing.
struct ReceiptsFeature: Feature {
    static let pages: [any Page.Type] = [
        ReceiptsPage.self, ReceiptPage.self, RecordReceiptPage.self, SharingPage.self, ReportPage.self, ExamReceiptPage.self,
    ]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let history = AttemptHistoryStore(database: database, lessons: shared.quizLessons)
        let finished = FinishedAttempts(attempts: shared.attempts, history: history)
        let exams = ExamReceiptController(
            site: site, receipts: ExamReceiptStore(database: database, receipts: shared.exams.receipts))
        ReceiptRoutes.mount(
            on: routes, exams: exams,
            receipts: ReceiptController(
                site: site, receipts: ReceiptStore(database: database, snapshots: shared.snapshots),
                records: StudyRecordStore(database: database, key: shared.snapshots.receipts.key)),
            sharing: SharingController(site: site, finished: finished), reports: ReportController(site: site, finished: finished))
    }
}
