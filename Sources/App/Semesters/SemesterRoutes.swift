import Hummingbird

/// The addresses of semesters, for administrators.
enum SemesterRoutes {
    /// The institution's settings, which lead here.
    static let settings = "/settings"
    static let semesters = "/settings/semesters"
    static let newSemester = "/settings/semesters/new"

    static func semester(_ id: ID<Semester>) -> String { "/settings/semesters/\(id)" }
    static func removals(of id: ID<Semester>) -> String { "/settings/semesters/\(id)/removals" }

    static func mount(on routes: SiteRoutes, semesters: SemesterController) {
        let admin = routes.administrators
        admin.get("settings/semesters", use: semesters.index)
        admin.get("settings/semesters/new", use: semesters.new)
        admin.post("settings/semesters", use: semesters.create)
        admin.get("settings/semesters/:semester", use: semesters.edit)
        admin.post("settings/semesters/:semester", use: semesters.update)
        admin.post("settings/semesters/:semester/removals", use: semesters.remove)
    }
}
