import Hummingbird

/// The addresses of a course as an import folder.
enum ExportRoutes {
    static func export(of id: ID<Course>) -> String { TeachRoutes.course(id) + "/export" }
    static func archive(of id: ID<Course>) -> String { TeachRoutes.course(id) + "/export.zip" }

    static func mount(on router: Router<VisitorContext>, exports: ExportController) {
        let staff = router.group(context: SignedInContext.self).group(context: StaffContext.self)
        staff.get("teach/courses/:course/export", use: exports.show)
        staff.get("teach/courses/:course/export.zip", use: exports.download)
    }
}
