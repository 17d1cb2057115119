import Hummingbird

/// The addresses of marks that teachers confirm, which are at `TeachRoutes.confirmedMarks`.
enum ConfirmedMarksRoutes {
    /// - Parameter roster: the id of the roster whose marks are shown; nil for everyone's.
    static func marks(of course: ID<Course>, among roster: String?) -> String {
        TeachRoutes.confirmedMarks(in: course) + AddressQuery.text([(PointRoster.name, roster)])
    }
    static func protocolPage(of course: ID<Course>, among roster: String? = nil) -> String {
        TeachRoutes.confirmedMarks(in: course) + "/protocol" + AddressQuery.text([(PointRoster.name, roster)])
    }
    static func csv(of course: ID<Course>) -> String { TeachRoutes.confirmedMarks(in: course) + ".csv" }
    static func workbook(of course: ID<Course>) -> String { TeachRoutes.confirmedMarks(in: course) + ".xlsx" }
    static func student(_ person: ID<Person>, in course: ID<Course>) -> String {
        TeachRoutes.confirmedMarks(in: course) + "/\(person)"
    }

    /// The choice of the parts' points in a file, see `SpreadsheetChoice`.
    static let parts = "parts"

    static func mount(
        on routes: SiteRoutes, marks: ConfirmedMarksController, changes: MarkChangeController,
        protocols: MarkProtocolController, files: ConfirmedMarksFileController
    ) {
        let staff = routes.staff
        staff.get("teach/courses/:course/confirmed-marks", use: marks.show)
        staff.post("teach/courses/:course/confirmed-marks", use: marks.confirm)
        staff.get("teach/courses/:course/confirmed-marks/protocol", use: protocols.show)
        staff.get("teach/courses/:course/confirmed-marks.csv", use: files.csv)
        staff.get("teach/courses/:course/confirmed-marks.xlsx", use: files.workbook)
        staff.get("teach/courses/:course/confirmed-marks/:person", use: changes.edit)
        staff.post("teach/courses/:course/confirmed-marks/:person", use: changes.create)
    }
}
