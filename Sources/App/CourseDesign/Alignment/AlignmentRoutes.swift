import Hummingbird

/// The addresses of the matrix of objectives and what serves them, for those who teach.
enum AlignmentRoutes {
    static func alignment(of course: ID<Course>) -> String { TeachRoutes.design(of: course) + "/alignment" }
    static func csv(of course: ID<Course>) -> String { alignment(of: course) + ".csv" }
    static func workbook(of course: ID<Course>) -> String { alignment(of: course) + ".xlsx" }

    /// What serves an objective.
    static func alignment(of objective: ID<Objective>) -> String { DesignRoutes.objective(objective) + "/alignment" }
    static func alignment(of objective: ID<Objective>, at matter: AlignmentMatter) -> String {
        alignment(of: objective) + "#" + matter.rawValue
    }

    static func mount(on routes: SiteRoutes, alignment: AlignmentController, files: AlignmentFileController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/alignment", use: alignment.index)
        staff.get("teach/courses/:course/design/alignment.csv", use: files.csv)
        staff.get("teach/courses/:course/design/alignment.xlsx", use: files.workbook)
        staff.get("teach/objectives/:objective/alignment", use: alignment.show)
    }
}
