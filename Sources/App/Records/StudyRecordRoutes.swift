import Hummingbird

/// The addresses of a student's record of passed courses.
enum StudyRecordRoutes {
    /// The reports, which lead to the record.
    static let wayBack = "/reports"
    static let record = "/reports/record"
    static let records = "/reports/records"

    static func mount(on routes: SiteRoutes, records: StudyRecordController) {
        routes.signedIn.get("reports/record", use: records.show)
        routes.signedIn.post("reports/records", use: records.create)
    }
}
