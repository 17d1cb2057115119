import Hummingbird

/// The addresses of objectives, for those who teach.
enum ObjectiveRoutes {
    static func order(of id: ID<Course>) -> String { DesignRoutes.objectives(of: id) + "/order" }
    static func copies(of id: ID<Objective>) -> String { DesignRoutes.objective(id) + "/copies" }
    static func removals(of id: ID<Objective>) -> String { DesignRoutes.objective(id) + "/removals" }
    static func restorations(of id: ID<Objective>) -> String { DesignRoutes.objective(id) + "/restorations" }
    /// The page that asks before the sentence follows its parts again.
    static func generation(of id: ID<Objective>) -> String { DesignRoutes.objective(id) + "/generation" }

    static func mount(
        on routes: SiteRoutes, list: ObjectivesController, objective: ObjectiveController, performance: PerformanceController,
        parts: ObjectivePartController
    ) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/objectives", use: list.index)
        staff.post("teach/courses/:course/design/objectives", use: list.create)
        staff.post("teach/courses/:course/design/objectives/order", use: list.move)
        staff.post("teach/objectives/:objective/copies", use: list.copy)
        staff.post("teach/objectives/:objective/removals", use: list.remove)
        staff.post("teach/objectives/:objective/restorations", use: list.restore)
        staff.get("teach/objectives/:objective/edit", use: objective.edit)
        staff.post("teach/objectives/:objective", use: objective.update)
        staff.get("teach/objectives/:objective/generation", use: objective.ask)
        staff.post("teach/objectives/:objective/generation", use: objective.generate)
        staff.get("teach/objectives/:objective/performance", use: performance.show)
        staff.post("teach/objectives/:objective/performance", use: performance.save)
        staff.get("teach/objectives/:objective/condition", use: parts.condition)
        staff.post("teach/objectives/:objective/condition", use: parts.saveCondition)
        staff.get("teach/objectives/:objective/contents", use: parts.contents)
        staff.post("teach/objectives/:objective/contents", use: parts.saveContents)
        staff.get("teach/objectives/:objective/criteria", use: parts.criteria)
        staff.post("teach/objectives/:objective/criteria", use: parts.saveCriteria)
    }
}
