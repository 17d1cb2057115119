import Hummingbird

/// Shows the plan of a course by weeks, and restores its deleted events.
struct CoursePlanController: Sendable {
    let site: Site
    let plans: CoursePlanStore
    let events: DesignEventStore
    let guide: DesignGuide

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, ID(text: try context.parameters.require("course")), nil)
    }

    @Sendable func restore(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<DesignEvent>(text: try context.parameters.require("event"))
        do {
            guard let course = try await events.restore(id, by: context.person, at: context.arrivedAt) else {
                throw Problem.notFound
            }
            return site.redirect(to: CoursePlanRoutes.row(id, of: course), flash: Flash("flash.event-restored"))
        } catch let errors as FormErrors {
            guard let course = try await events.course(of: id, by: context.person) else { throw Problem.notFound }
            return try await page(request, context, course, errors)
        }
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ id: ID<Course>, _ errors: FormErrors?
    ) async throws -> Response {
        guard let sheet = try await plans.find(id, by: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.designFrame(
            request, context, sheet.taught.course, heading: strings("course-plan.heading"), at: DesignRoutes.plan(of: id))
        let guided = try await guide.guided(frame, at: .plan, in: id, context, errors)
        let page = CoursePlanPage(
            frame: guided, strings: strings, sheet: sheet, today: LocalDay(context.arrivedAt, in: site.institution.zone),
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
