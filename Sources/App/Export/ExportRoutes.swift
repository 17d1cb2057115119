import Hummingbird

/// The addresses for exporting a course.
enum ExportRoutes {
    /// The field of an address that chooses an archive without people.
    static let people = "people"

    static func archive(of id: ID<Course>, people: ExportedPeople = .included) -> String {
        TeachRoutes.export(of: id) + ".zip" + (people == .included ? "" : "?\(Self.people)=\(people.rawValue)")
    }

    static func mount(on routes: SiteRoutes, exports: ExportController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/export", use: exports.show)
        staff.get("teach/courses/:course/export.zip", use: exports.download)
    }
}
