import Hummingbird

/// The addresses of a course's plan of points, which is at `TeachRoutes.plan`.
enum PointsPlanRoutes {
    static func order(of course: ID<Course>) -> String { TeachRoutes.plan(of: course) + "/order" }
    static func restorations(of course: ID<Course>) -> String { TeachRoutes.plan(of: course) + "/restorations" }
    static func parts(of course: ID<Course>) -> String { TeachRoutes.plan(of: course) + "/parts" }
    static func newPart(of course: ID<Course>) -> String { TeachRoutes.plan(of: course) + "/parts/new" }
    static func part(_ part: ID<PointsPart>, of course: ID<Course>) -> String { TeachRoutes.plan(of: course) + "/parts/\(part)" }
    static func removals(of part: ID<PointsPart>, in course: ID<Course>) -> String {
        self.part(part, of: course) + "/removals"
    }
    static func freezes(of part: ID<PointsPart>, in course: ID<Course>) -> String { self.part(part, of: course) + "/freezes" }

    static func mount(on routes: SiteRoutes, plans: PointsPlanController, parts: PlanPartController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/plan", use: plans.show)
        staff.post("teach/courses/:course/plan/order", use: plans.move)
        staff.post("teach/courses/:course/plan/restorations", use: plans.restore)
        staff.get("teach/courses/:course/plan/parts/new", use: parts.new)
        staff.post("teach/courses/:course/plan/parts", use: parts.create)
        staff.get("teach/courses/:course/plan/parts/:part", use: parts.edit)
        staff.post("teach/courses/:course/plan/parts/:part", use: parts.update)
        staff.post("teach/courses/:course/plan/parts/:part/removals", use: parts.remove)
        staff.post("teach/courses/:course/plan/parts/:part/freezes", use: parts.freeze)
    }
}
