import Hummingbird

/// The addresses for exporting a course.
enum ExportRoutes {
    static func archive(of id: ID<Course>) -> String { TeachRoutes.export(of: id) + ".zip" }

    static func mount(on routes: SiteRoutes, exports: ExportController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/export", use: exports.show)
        staff.get("teach/courses/:course/export.zip", use: exports.download)
    }
}
