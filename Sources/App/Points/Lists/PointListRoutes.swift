import Hummingbird

/// The addresses of lists of points: as files, and to be entered.
enum PointListRoutes {
    /// The address that accepts an uploaded list; `*` stands for an id.
    static let takingFiles = ["/teach/courses/*/points/list"]

    static func list(of course: ID<Course>) -> String { TeachRoutes.points(in: course) + "/list" }
    static func entries(of course: ID<Course>) -> String { TeachRoutes.points(in: course) + "/list/entries" }
    static func csv(of course: ID<Course>) -> String { TeachRoutes.points(in: course) + ".csv" }
    static func workbook(of course: ID<Course>) -> String { TeachRoutes.points(in: course) + ".xlsx" }

    /// The choice of cells without an entry in a file, see `SpreadsheetChoice`.
    static let empty = "empty"

    static func mount(on routes: SiteRoutes, lists: PointListController, files: PointsFileController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/points/list", use: lists.new)
        staff.post("teach/courses/:course/points/list", use: lists.check)
        staff.post("teach/courses/:course/points/list/entries", use: lists.create)
        staff.get("teach/courses/:course/points.csv", use: files.csv)
        staff.get("teach/courses/:course/points.xlsx", use: files.workbook)
    }
}
