/// Records of passed courses that students print, with a receipt that anybody can check.
struct RecordsFeature: Feature {
    static let pages: [any Page.Type] = [StudyRecordPage.self]

    private let records: StudyRecordController

    init(_ shared: Shared) {
        records = StudyRecordController(
            site: shared.site,
            records: StudyRecordStore(database: shared.database, key: shared.snapshots.receipts.key))
    }

    var personalData: [any PersonalDataRows] { [PersonalRecordRows()] }

    func addRoutes(to routes: SiteRoutes) {
        StudyRecordRoutes.mount(on: routes, records: records)
    }
}
