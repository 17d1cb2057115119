import Hummingbird

/// The addresses of the outcomes of a programme.
enum OutcomeRoutes {
    /// The addresses that accept uploads; `*` stands for an id.
    static let takingFiles = ["/teach/courses/*/design/outcomes"]

    /// Where a list that was checked is saved.
    static func list(of id: ID<Course>) -> String { DesignRoutes.outcomes(of: id) + "/list" }
    /// The outcomes that an objective serves.
    static func outcomes(of id: ID<Objective>) -> String { DesignRoutes.objective(id) + "/outcomes" }

    static func mount(on routes: SiteRoutes, lists: OutcomesController, objectives: ObjectiveOutcomesController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/outcomes", use: lists.show)
        staff.post("teach/courses/:course/design/outcomes", use: lists.check)
        staff.post("teach/courses/:course/design/outcomes/list", use: lists.save)
        staff.get("teach/objectives/:objective/outcomes", use: objectives.show)
        staff.post("teach/objectives/:objective/outcomes", use: objectives.save)
    }
}
