import Hummingbird

/// The techniques that a course can have, and the two plans of those that its objectives have.
struct TechniqueListController: Sendable {
    let site: Site
    let techniques: TechniqueListStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let asked = request.uri.queryParameters["kind"].map(String.init)
        let kind = asked.flatMap(TechniqueKind.init(rawValue:)) ?? .assessment
        guard let shelf = try await techniques.shelf(of: id(context), kind, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let (strings, course) = (site.strings(context), shelf.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings("technique.all"), at: TechniqueRoutes.techniques(of: course.id, kind))
        return try site.respond(TechniqueListPage(frame: frame, strings: strings, shelf: shelf), context)
    }

    @Sendable func assessmentPlan(_ request: Request, context: StaffContext) async throws -> Response {
        try await plan(request, context, .assessment)
    }

    @Sendable func teachingPlan(_ request: Request, context: StaffContext) async throws -> Response {
        try await plan(request, context, .teaching)
    }

    private func id(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func plan(_ request: Request, _ context: StaffContext, _ kind: TechniqueKind) async throws -> Response {
        guard let plan = try await techniques.plan(of: id(context), kind, by: context.person) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), plan.taught.course)
        let frame = site.designFrame(
            request, context, course, heading: strings(kind.planKey), at: TechniqueRoutes.plan(kind, of: course.id))
        let page = try TechniquePlanPage(
            frame: frame, strings: strings, courseStrings: site.strings(course.language), plan: plan)
        return try site.respond(page, context)
    }
}
