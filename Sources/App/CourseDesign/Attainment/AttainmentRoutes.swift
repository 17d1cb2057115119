import Hummingbird

/// The addresses of the attainment of objectives, for those who teach. There are none for students: a percentage of an objective
/// would tell about single answers in a final test.
enum AttainmentRoutes {
    static func attainment(of course: ID<Course>) -> String { TeachRoutes.design(of: course) + "/attainment" }
    static func csv(of course: ID<Course>) -> String { attainment(of: course) + ".csv" }
    static func workbook(of course: ID<Course>) -> String { attainment(of: course) + ".xlsx" }

    static func attainment(of objective: ID<Objective>) -> String { DesignRoutes.objective(objective) + "/attainment" }
    /// - Parameter number: of the page of students, from 1.
    static func attainment(of objective: ID<Objective>, page number: Int) -> String {
        attainment(of: objective) + AddressQuery.text([("page", number == 1 ? nil : String(number))])
    }
    static func csv(of objective: ID<Objective>) -> String { attainment(of: objective) + ".csv" }
    static func workbook(of objective: ID<Objective>) -> String { attainment(of: objective) + ".xlsx" }

    /// The choice of points and practice quizzes in a file, see `SpreadsheetChoice`.
    static let points = "points"

    static func mount(
        on routes: SiteRoutes, attainment: AttainmentController, ofCourse: CourseAttainmentFileController,
        ofObjective: ObjectiveAttainmentFileController
    ) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/attainment", use: attainment.index)
        staff.get("teach/courses/:course/design/attainment.csv", use: ofCourse.csv)
        staff.get("teach/courses/:course/design/attainment.xlsx", use: ofCourse.workbook)
        staff.get("teach/objectives/:objective/attainment", use: attainment.show)
        staff.get("teach/objectives/:objective/attainment.csv", use: ofObjective.csv)
        staff.get("teach/objectives/:objective/attainment.xlsx", use: ofObjective.workbook)
    }
}
